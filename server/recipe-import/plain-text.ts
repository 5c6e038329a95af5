import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const withoutTags = (html: string) =>
  sanitizeHtml(html.replace(/<(?:br\s*\/?|\/(?:p|li|div|h\d|tr))>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).replace(/&(lt|gt|quot|amp);/g, (all, name: string) => entities[name] ?? all);

/** What somebody else wrote, as lines of plain text without blanks; data often holds HTML, sometimes escaped twice. */
export function plainLines(text: string, most = 2_000): string[] {
  return withoutTags(withoutTags(text))
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`));
}

/** The same on one line; '' for what is no text. */
export const plainLine = (value: unknown, most: number): string => {
  if (typeof value !== 'string') return '';
  const line = plainLines(value, Number.POSITIVE_INFINITY).join(' ');
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};
