/** Tokens of the signed-in member in local storage, under the documented keys. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Lifetime of the access token in seconds, as received. */
  readonly expires_in: number;
}

const keys = {
  access: 'access_token',
  refresh: 'refresh_token',
  lifetime: 'token_expires_in',
} as const;

/** Flags of a session; read and written by src/api/session-flags.ts. */
export const sessionFlags = {
  /** The sign-in was with another provider, by its code. */
  viaCode: 'login_via_code',
  /** That provider has verified the email address. */
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

/** The last shopping list, with its ticks. */
export const shoppingListKey = 'shopping_list';

/** Path of the dashboard's first list of recipes, for the preload script of the next visit. */
export const firstListKey = 'first_list';

/** The member's features at the last visit of a page that may be locked, separated by spaces, for the preload script. */
export const knownFeaturesKey = 'known_features';

export const recentSearchesPrefix = 'recent_searches_';

/** The encoding of `kindfare.filter`. */
export const storedFilterPrefix = 'a2luZGZhcmUuZmlsdGVy';

/**
 * Unsent health answers, answers of the onboarding quiz, what is being cooked, recent searches, and filters by the
 * encoding of `kindfare.filter`.
 */
const personal =
  /^(health_draft_|onboarding_|cooking$|ticked_ingredients$|recent_searches_|a2luZGZhcmUuZmlsdGVy)/;

/** Removes the tokens, the session flags and all personal data from the device's storage. */
export function clearTokens(): void {
  const personalKeys = Object.keys(localStorage).filter((key) => personal.test(key));
  personalKeys.push(...Object.values(sessionFlags), shoppingListKey, firstListKey, knownFeaturesKey);
  for (const key of [keys.refresh, keys.lifetime, ...personalKeys, keys.access]) localStorage.removeItem(key);
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
