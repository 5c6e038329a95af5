const mostLetters = 2_000;

/**
 * The address of a web page, without what only tells where somebody came from, so that the same page is known again.
 * Null for anything else.
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > mostLetters) return null;
  const url = URL.parse(
    /^https?:\/\//i.test(trimmed) ? trimmed.replace(/^http:/i, 'https:') : `https://${trimmed}`,
  );
  if (url === null || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_\w+|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** The same of what a file says, where it says an address in full. */
export const addressIn = (value: unknown): string | null =>
  typeof value === 'string' && /^\s*https?:\/\//i.test(value) ? webAddress(value) : null;
