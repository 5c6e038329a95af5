import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { membersRoute } from '../routes.tsx';

/** Public pages with a parameter in their path: no member route can match them. */
const open = /^\/(?:pages\/[^/]+|recipes\/[^/]+\/share)\/?$/;

/** Loads the member routes on the first navigation to one of them. */
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
