const maxLetters = 2_000;

/** The URL of a web page without tracking parameters, so that the same page is recognized. Null for anything else. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxLetters) return null;
  const url = URL.parse(
    /^https?:\/\//i.test(trimmed) ? trimmed.replace(/^http:/i, 'https:') : `https://${trimmed}`,
  );
  if (url === null || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  for (const name of [...url.searchParams.keys()])
    if (/^(utm_\w+|fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** The absolute URL in a field of a file, normalized the same way. */
export const addressIn = (value: unknown): string | null =>
  typeof value === 'string' && /^\s*https?:\/\//i.test(value) ? webAddress(value) : null;
