import { type GuestAnswers, readGuestAnswers } from '#domain/onboarding/guest-answers.ts';

const key = 'guest_answers';

/** The answers of a guest on this device; null without readable ones. They are sent only to have dishes judged. */
export function readStoredGuestAnswers(): GuestAnswers | null {
  try {
    return readGuestAnswers(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeGuestAnswers(answers: GuestAnswers | null): void {
  if (answers === null) {
    clearGuestAnswers();
    return;
  }
  try {
    localStorage.setItem(key, JSON.stringify(answers));
  } catch {
    // the storage is full: the answers live until the page is closed
  }
}

export function clearGuestAnswers(): void {
  localStorage.removeItem(key);
}
