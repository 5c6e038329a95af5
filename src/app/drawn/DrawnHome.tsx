import { createQuerySerializer } from 'openapi-fetch';
import { pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import { DrawnDashboard, type DrawnDashboardProps } from '#src/features/recipes/DrawnDashboard.tsx';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { Splash } from '#src/ui/frame/Splash.tsx';
import { UserLayout } from '../layouts/UserLayout.tsx';

export interface DrawnHomeProps extends DrawnDashboardProps {
  /** The end of the access token that the member's browser has. */
  readonly accessTail: string;
}

const listOf = createQuerySerializer<object>();

/**
 * A member's dashboard as the server draws it. `src/show-drawn-home.ts` shows it where it is what the app will show; any
 * other device shows the logo.
 */
export function DrawnHome({ accessTail, ...home }: DrawnHomeProps) {
  const list = `/api/recipes?${listOf(pageQuery(home.filter, 1))}`;
  return (
    <>
      <div id="drawn-home" hidden data-token={accessTail} data-list={list}>
        <AppColumn>
          <UserLayout
            pathname={paths.dashboard()}
            menu={{ open: false, onOpen: () => {} }}
            bell={{ unread: 0, href: memberPaths.notifications() }}
          >
            <DrawnDashboard {...home} />
          </UserLayout>
        </AppColumn>
      </div>
      <div id="drawn-instead">
        <AppColumn>
          <Splash />
        </AppColumn>
      </div>
    </>
  );
}
