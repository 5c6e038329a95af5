import { createQuerySerializer } from 'openapi-fetch';
import { pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import {
  ServerRenderedDashboard,
  type ServerRenderedDashboardProps,
} from '#src/features/recipes/ServerRenderedDashboard.tsx';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { UserLayout } from '../layouts/UserLayout.tsx';
import { ServerRenderedForMember } from './ServerRenderedForMember.tsx';

export interface ServerRenderedHomeProps extends ServerRenderedDashboardProps {
  readonly accessTail: string;
}

const listOf = createQuerySerializer<object>();

/** A member's dashboard as the server renders it. */
export function ServerRenderedHome({ accessTail, ...home }: ServerRenderedHomeProps) {
  const list = `/api/recipes?${listOf(pageQuery(home.filter, 1))}`;
  return (
    <ServerRenderedForMember accessTail={accessTail} expected={{ list }}>
      <UserLayout
        pathname={paths.dashboard()}
        menu={{ open: false, onOpen: () => {} }}
        bell={{ unread: 0, href: memberPaths.notifications() }}
      >
        <ServerRenderedDashboard {...home} />
      </UserLayout>
    </ServerRenderedForMember>
  );
}
