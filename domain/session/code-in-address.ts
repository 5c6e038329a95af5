const maxCodeLength = 64;
const unusual = /[\p{Cc}\p{Cs}]/u;

/** The code in a query parameter; null without a plausible one. */
export function codeInAddress(query: URLSearchParams, name: string): string | null {
  const code = query.get(name)?.trim() ?? '';
  return code === '' || code.length > maxCodeLength || unusual.test(code) ? null : code;
}
