/** What the browser brings back from another provider: a code for a session, or why there is none, if that is told. */
export type SocialReturn =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly error: string | null };

/** Reads the query of the address the browser came back to. */
export function socialReturnOf(query: URLSearchParams): SocialReturn {
  const code = query.get('code');
  return code ? { kind: 'code', code } : { kind: 'refused', error: query.get('error') };
}
