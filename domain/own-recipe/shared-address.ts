const address = /https?:\/\/[^\s<>"']{1,2000}/i;
const names = ['url', 'text', 'title'] as const;
type Query = Pick<URLSearchParams, 'get'>;

/** Whether a share sheet sent something, by the names of the manifest's `share_target`. */
export const isSharedRecipe = (query: Query): boolean => names.some((name) => Boolean(query.get(name)));

/** The web address in what another app shared; null: there is none. */
export function sharedAddress(query: Query): string | null {
  for (const name of names) {
    const found = address.exec(query.get(name) ?? '');
    if (found !== null) return found[0];
  }
  return null;
}
