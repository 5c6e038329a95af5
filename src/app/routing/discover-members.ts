import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { readAccessToken } from '#src/api/token-store.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { membersRoute } from '../routes.tsx';

/** Pages of everybody with an address that leaves room: nothing of members can be meant. */
const open = /^\/(?:pages\/[^/]+|recipes\/[^/]+\/share)\/?$/;

/**
 * Brings the addresses of members along when somebody goes to one for the first time; to a member's device sooner, as
 * without a network they could not be fetched any more.
 */
export function discoverMembers(flows: AppFlows): PatchRoutesOnNavigationFunction {
  let isKnown = false;
  if (readAccessToken() !== null) window.requestIdleCallback?.(() => import('../member-routes.tsx'));
  return async ({ path, patch }) => {
    if (isKnown || open.test(path)) return;
    const { memberRoutes } = await import('../member-routes.tsx');
    if (isKnown) return;
    isKnown = true;
    patch(membersRoute, memberRoutes(flows));
  };
}
