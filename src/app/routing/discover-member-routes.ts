import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { membersRoute } from '../routes.tsx';

/** Pages of everybody with an address that leaves room: nothing of members can be meant. */
const open = /^\/(?:pages\/[^/]+|recipes\/[^/]+\/share)\/?$/;

/** Brings the addresses of members along when somebody goes to one for the first time. */
export function discoverMemberRoutes(flows: AppFlows): PatchRoutesOnNavigationFunction {
  let isKnown = false;
  return async ({ path, patch }) => {
    if (isKnown || open.test(path)) return;
    const { memberRoutes } = await import('../member-routes.tsx');
    if (isKnown) return;
    isKnown = true;
    patch(membersRoute, memberRoutes(flows));
  };
}
