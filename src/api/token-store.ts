/** Tokens of the signed-in member in local storage, under the documented keys. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds the access token lives, as received. */
  readonly expires_in: number;
}

const keys = {
  access: 'access_token',
  refresh: 'refresh_token',
  lifetime: 'token_expires_in',
} as const;

/** What is noted of a session beside its tokens; src/api/session-flags.ts reads and writes it. */
export const sessionFlags = {
  /** It came by the code of another provider. */
  viaCode: 'login_via_code',
  /** That provider has verified the e-mail address. */
  verified: 'user_verification_via_third_party',
  /** The member has answered the health questionnaire. */
  answered: 'questionnaire_answered',
} as const;

export function readAccessToken(): string | null {
  return localStorage.getItem(keys.access);
}

export function readRefreshToken(): string | null {
  return localStorage.getItem(keys.refresh);
}

export function storeTokens(tokens: Tokens): void {
  localStorage.setItem(keys.refresh, tokens.refresh_token);
  localStorage.setItem(keys.lifetime, String(tokens.expires_in));
  // last, because other tabs act on this key
  localStorage.setItem(keys.access, tokens.access_token);
}

/** Unsent answers to the health questionnaire, one key for each category. */
export const healthDraftPrefix = 'health_draft_';

/** The last shopping list, with its ticks. */
export const shoppingListKey = 'shopping_list';

/** Path of the dashboard's first list of recipes, for the preload script of the next visit. */
export const firstListKey = 'first_list';

/** Removes the tokens, the session flags and all personal data from local storage. */
export function clearTokens(): void {
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith(healthDraftPrefix));
  const marks = Object.values(sessionFlags);
  const kept = [...marks, ...drafts, shoppingListKey, firstListKey];
  for (const key of [keys.refresh, keys.lifetime, ...kept, keys.access]) localStorage.removeItem(key);
}

/**
 * Notifies when another tab signs in or out, but not when it renews its token. Returns a function that unsubscribes.
 */
export function onSessionChangedInOtherTab(listener: (signedIn: boolean) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== keys.access) return;
    const before = event.oldValue !== null;
    const now = event.key === null ? false : event.newValue !== null;
    if (event.key === null || before !== now) listener(now);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
