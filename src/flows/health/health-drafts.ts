/** `clearTokens` finds all drafts by this prefix and removes them with the session. */
const prefix = 'health_draft_';
const keyOf = (categoryId: string) => `${prefix}${categoryId}`;

/** Stores unsent answers on this device, with the id of their member. */
export function storeHealthDraft(userId: string, categoryId: string, draft: unknown): void {
  try {
    localStorage.setItem(keyOf(categoryId), JSON.stringify({ member: userId, draft }));
  } catch {
    // the storage is full: the answers are lost when the page is closed
  }
}

/** The member's stored draft of a category; null without a readable one. */
export function readHealthDraft(userId: string, categoryId: string): unknown {
  try {
    const storedDraft: unknown = JSON.parse(localStorage.getItem(keyOf(categoryId)) ?? 'null');
    if (
      typeof storedDraft !== 'object' ||
      storedDraft === null ||
      !('member' in storedDraft) ||
      !('draft' in storedDraft)
    )
      return null;
    return storedDraft.member === userId ? storedDraft.draft : null;
  } catch {
    return null;
  }
}

export const clearHealthDraft = (categoryId: string): void => localStorage.removeItem(keyOf(categoryId));

/** Removes the drafts of all categories. */
export function clearHealthDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
