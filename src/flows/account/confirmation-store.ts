/** The last confirmed identity, in memory only: valid for a few minutes. */
let confirmed: { readonly token: string; readonly until: number } | null = null;

/** `seconds`: as long as the server accepts it. */
export function storeConfirmation(token: string, seconds: number): void {
  confirmed = { token, until: Date.now() + seconds * 1000 };
}

/** Null without one that is valid for another minute. */
export const readConfirmation = (): string | null =>
  confirmed !== null && confirmed.until > Date.now() + 60_000 ? confirmed.token : null;

export function clearConfirmation(): void {
  confirmed = null;
}
