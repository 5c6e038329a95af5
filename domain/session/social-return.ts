/** Result of a social sign-in: a code, or an error. */
export type SocialReturn =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'refused'; readonly error: string | null };

/** Parses the query of the URL that the provider redirected to. */
export function socialReturnOf(query: URLSearchParams): SocialReturn {
  const code = query.get('code');
  return code ? { kind: 'code', code } : { kind: 'refused', error: query.get('error') };
}
