/**
 * Path of the public recipe page that redirected a visitor with tokens to the member page, until the session shows
 * whether the tokens are valid.
 */
export const redirectSource: { from: string | null } = { from: null };
