import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const withoutTags = (html: string) =>
  sanitizeHtml(html.replace(/<(?:br\s*\/?|\/(?:p|li|div|h\d|tr))>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  }).replace(/&(lt|gt|quot|amp);/g, (all, name: string) => entities[name] ?? all);

/** A text in pieces of at most so many letters, parted between words where there are any: nothing of it is lost. */
function pieces(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    // not between the halves of a pair of surrogates
    const end = space > most / 2 ? space : most - Number(/[\ud800-\udbff]/.test(rest.charAt(most - 1)));
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** A text as lines without blanks, each of at most so many letters. */
export const textLines = (text: string, most = 2_000): string[] =>
  text
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .flatMap((line) => pieces(line, most));

/** The same of what may be HTML; data often holds it, sometimes escaped twice. */
export const plainLines = (text: string, most = 2_000): string[] =>
  textLines(withoutTags(withoutTags(text)), most);

const oneLine = (lines: readonly string[], most: number): string => {
  const line = lines.join(' ');
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`;
};

/** A text on one line, cut where it is too long; '' for what is no text. */
export const textLine = (value: unknown, most: number): string =>
  typeof value === 'string' ? oneLine(textLines(value, Number.POSITIVE_INFINITY), most) : '';

/** The same of what may be HTML. */
export const plainLine = (value: unknown, most: number): string =>
  typeof value === 'string' ? oneLine(plainLines(value, Number.POSITIVE_INFINITY), most) : '';
