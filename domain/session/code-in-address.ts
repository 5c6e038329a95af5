const longest = 64;
const unusual = /[\p{Cc}\p{Cs}]/u;

/** The code that the query of an address brings under a name; null without one that could be a code. */
export function codeInAddress(query: URLSearchParams, name: string): string | null {
  const code = query.get(name)?.trim() ?? '';
  return code === '' || code.length > longest || unusual.test(code) ? null : code;
}
