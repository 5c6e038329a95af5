import { createBrowserRouter } from 'react-router-dom';
import { disablePreloading } from '#src/api/preloaded-responses.ts';
import { type AppFlows, createAppFlows } from '#src/flows/app-flows.ts';
import { beginFirstScreen } from '#src/flows/first-screen.ts';
import { keptScroll } from '#src/ui/frame/scroll-positions.ts';
import { routesOf } from './routes.tsx';
import { addressOf, pushesHistory, stateOf } from './routing/address.ts';
import { discoverMemberRoutes } from './routing/discover-member-routes.ts';
import { syncSheetsWithHistory } from './routing/sheet-history.ts';
import { createToasts } from './toasts/toast-store.ts';

export interface RunningApp {
  readonly flows: AppFlows;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** Starts the app-wide machines and the router. */
export function startApp(): RunningApp {
  disablePreloading();
  const toasts = createToasts();
  const flows = createAppFlows({
    toast: ({ tone, message }, action) => toasts.show({ tone, text: message, ...(action && { action }) }),
    navigate: ({ place }) => {
      if (place.to === 'checkout') window.location.assign(place.url);
      else void router.navigate(addressOf(place), { replace: !pushesHistory(place), state: stateOf(place) });
    },
  });
  flows.start();
  beginFirstScreen();
  // before the router, which must not see the popstate events of closing sheets
  const { noteVisit } = syncSheetsWithHistory(flows.sheets);
  const router = createBrowserRouter(routesOf(flows, toasts), {
    patchRoutesOnNavigation: discoverMemberRoutes(flows),
  });
  router.subscribe(noteVisit);
  // the pages scroll in an area of their own, for which the router's ScrollRestoration does nothing
  router.subscribe(({ location, preventScrollReset }) => {
    if (preventScrollReset) keptScroll.add(location.key);
  });
  revalidateWithSession(flows, () => void router.revalidate());
  return { flows, router };
}

/** Runs the guards again whenever the session settles in another state. */
function revalidateWithSession({ session }: AppFlows, revalidate: () => void): void {
  let last: unknown = null;
  session.subscribe((snapshot) => {
    if (snapshot.hasTag('undecided') || snapshot.value === last) return;
    const isFirst = last === null;
    last = snapshot.value;
    if (!isFirst) revalidate();
  });
}
