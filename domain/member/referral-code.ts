const longest = 64;
const unusual = /[\p{Cc}\p{Cs}]/u;

/** The code of whoever recommended the app, from the query of an address; null without one that could be a code. */
export function referralCodeIn(query: URLSearchParams): string | null {
  const code = query.get('aff')?.trim() ?? '';
  return code === '' || code.length > longest || unusual.test(code) ? null : code;
}
