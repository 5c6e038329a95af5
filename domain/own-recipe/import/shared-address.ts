const address = /https?:\/\/[^\s<>"']{1,2000}/i;
const names = ['url', 'text', 'title'] as const;
type Query = Pick<URLSearchParams, 'get'>;

/** Whether the query is of a share target, by the parameters of the manifest's `share_target`. */
export const isSharedRecipe = (query: Query): boolean => names.some((name) => Boolean(query.get(name)));

/** The URL in shared data; null: there is none. */
export function sharedAddress(query: Query): string | null {
  for (const name of names) {
    const found = address.exec(query.get(name) ?? '');
    if (found !== null) return found[0];
  }
  return null;
}
