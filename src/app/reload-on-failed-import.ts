const storageKey = 'reloaded-for';
const maxWaitMs = 5000;

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'fetch'>;

/** A network that has just returned often can't be used yet, and a proxy answers while the server is started. */
const isServerReached = (page: Page): Promise<boolean> =>
  page.fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(maxWaitMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

const never = new Promise<never>(() => {});
let decision: Promise<void> = Promise.resolve();

/** After an import failed: resolves if the page stays. If it's loaded anew, nothing else is shown before that. */
export const untilReloadDecided = (): Promise<void> => decision;

/**
 * Loads the page anew when a part of the app cannot be loaded: after an update the server may no longer have the
 * part's file. Once for each version of the app, so that a part that stays away ends at the error screen. Not while
 * the page is left for another one, which ends its imports: the reload would take its place. Not without the server
 * either: the part is there again with the network, and the reload would take what is typed.
 */
export function reloadOnFailedImport(page: Page, version: string): void {
  let isLeft = false;
  page.addEventListener('beforeunload', () => (isLeft = true));
  // a download looks like leaving, and the page stays
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, () => (isLeft = false), true);
  const mayReload = async (): Promise<boolean> => {
    if (isLeft || !(await isServerReached(page)) || isLeft) return false;
    try {
      if (page.sessionStorage.getItem(storageKey) === version) return false;
      page.sessionStorage.setItem(storageKey, version);
      return true;
    } catch {
      // without storage nothing would end the reloads
      return false;
    }
  };
  page.addEventListener('vite:preloadError', () => {
    const before = decision;
    decision = mayReload().then((may) => {
      if (!may) return before;
      page.location.reload();
      return never;
    });
  });
}
