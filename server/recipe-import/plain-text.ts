import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const withoutTags = (html: string) =>
  sanitizeHtml(html.replace(/<(?:br\s*\/?|\/(?:p|li|div|h\d|tr))>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).replace(/&(lt|gt|quot|amp);/g, (all, name: string) => entities[name] ?? all);

/** Splits a text into pieces of limited length, between words if possible, without losing any of it. */
function pieces(text: string, maxLength: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > maxLength) {
    const space = rest.lastIndexOf(' ', maxLength);
    // does not split a surrogate pair
    const end =
      space > maxLength / 2 ? space : maxLength - Number(/[\ud800-\udbff]/.test(rest.charAt(maxLength - 1)));
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** A text as non-blank lines of limited length. */
export const textLines = (text: string, maxLength = 2_000): string[] =>
  text
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .flatMap((line) => pieces(line, maxLength));

/** The lines of a text that may contain HTML, sometimes escaped twice. */
export const plainLines = (text: string, maxLength = 2_000): string[] =>
  textLines(withoutTags(withoutTags(text)), maxLength);

const oneLine = (lines: readonly string[], maxLength: number): string => {
  const line = lines.join(' ');
  return line.length <= maxLength
    ? line
    : `${line
        .slice(0, maxLength - 1)
        .toWellFormed()
        .trimEnd()}…`;
};

/** A text on one line, truncated at the limit; '' for a value that is not a text. */
export const textLine = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? oneLine(textLines(value, Number.POSITIVE_INFINITY), maxLength) : '';

/** The same for a text that may contain HTML. */
export const plainLine = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? oneLine(plainLines(value, Number.POSITIVE_INFINITY), maxLength) : '';
