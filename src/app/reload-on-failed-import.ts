const storageKey = 'reloaded-for';

/**
 * Loads the page anew when a part of the app cannot be loaded: after an update the server may no longer have the
 * part's file. Once for each version of the app, so that a part that stays away ends at the error screen. Not while
 * the page is left for another one, which ends its imports: the reload would take its place.
 */
export function reloadOnFailedImport(
  page: Pick<Window, 'addEventListener' | 'sessionStorage' | 'navigator' | 'location'>,
  version: string,
): void {
  let isLeft = false;
  page.addEventListener('beforeunload', () => (isLeft = true));
  // a download looks like leaving, and the page stays
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, () => (isLeft = false), true);
  page.addEventListener('vite:preloadError', () => {
    if (isLeft) return;
    // the part is there again with the network
    if (!page.navigator.onLine) return;
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
