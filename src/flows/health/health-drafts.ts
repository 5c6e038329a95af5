import { healthDraftPrefix } from '#src/api/token-store.ts';

/** The prefix lets `clearTokens` remove all drafts with the session. */
const keyOf = (categoryId: string) => `${healthDraftPrefix}${categoryId}`;

/** Stores unsent answers on this device, with the id of their member. */
export function storeHealthDraft(userId: string, categoryId: string, draft: unknown): void {
  try {
    localStorage.setItem(keyOf(categoryId), JSON.stringify({ member: userId, draft }));
  } catch {
    // the storage is full: the answers live until the page is left
  }
}

/** The member's stored draft of a category; null without a readable one. */
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

/** Removes the drafts of all categories. */
export function clearHealthDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(healthDraftPrefix)) localStorage.removeItem(key);
}
