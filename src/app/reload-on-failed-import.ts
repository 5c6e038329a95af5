const storageKey = 'reloaded-for';

type Page = Pick<Window, 'addEventListener' | 'sessionStorage' | 'location' | 'fetch'>;

/** A network that has just returned often can't be used yet, although the browser says so. */
const isServerReached = (page: Page): Promise<boolean> =>
  page.fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

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
  page.addEventListener('vite:preloadError', async () => {
    if (isLeft || !(await isServerReached(page)) || isLeft) return;
    try {
      if (page.sessionStorage.getItem(storageKey) === version) return;
      page.sessionStorage.setItem(storageKey, version);
    } catch {
      // without storage nothing would end the reloads
      return;
    }
    page.location.reload();
  });
}
