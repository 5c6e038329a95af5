import { createQuerySerializer } from 'openapi-fetch';
import { pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import { DrawnDashboard, type DrawnDashboardProps } from '#src/features/recipes/DrawnDashboard.tsx';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { UserLayout } from '../layouts/UserLayout.tsx';
import { DrawnOwn } from './DrawnOwn.tsx';

export interface DrawnHomeProps extends DrawnDashboardProps {
  readonly accessTail: string;
}

const listOf = createQuerySerializer<object>();

/** A member's dashboard as the server draws it. */
export function DrawnHome({ accessTail, ...home }: DrawnHomeProps) {
  const list = `/api/recipes?${listOf(pageQuery(home.filter, 1))}`;
  return (
    <DrawnOwn accessTail={accessTail} expected={{ list }}>
      <UserLayout
        pathname={paths.dashboard()}
        menu={{ open: false, onOpen: () => {} }}
        bell={{ unread: 0, href: memberPaths.notifications() }}
      >
        <DrawnDashboard {...home} />
      </UserLayout>
    </DrawnOwn>
  );
}
