import { healthDraftPrefix } from '#src/api/token-store.ts';

/** Under a prefix of their own: they go with the session. */
const keyOf = (categoryId: string) => `${healthDraftPrefix}${categoryId}`;

/** Keeps answers that are not sent yet on this device. They name their member: nobody else goes on with them. */
export function storeHealthDraft(userId: string, categoryId: string, draft: unknown): void {
  try {
    localStorage.setItem(keyOf(categoryId), JSON.stringify({ member: userId, draft }));
  } catch {
    // no room: the answers hold until the page is left
  }
}

/** What this member answered so far in a category, as it was kept; null when there is nothing that can be read. */
export function readHealthDraft(userId: string, categoryId: string): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(categoryId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('member' in kept) || !('draft' in kept)) return null;
    return kept.member === userId ? kept.draft : null;
  } catch {
    return null;
  }
}

export const clearHealthDraft = (categoryId: string): void => localStorage.removeItem(keyOf(categoryId));

/** Those of every category. */
export function clearHealthDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(healthDraftPrefix)) localStorage.removeItem(key);
}
