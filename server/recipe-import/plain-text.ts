import sanitizeHtml from 'sanitize-html';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The elements of HTML, current and former; `<walnuts>` is a text in brackets. */
const tagNames = new Set(
  (
    'a abbr acronym address applet area article aside audio b base bdi bdo big blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
    'input ins kbd label legend li link main map mark math menu meta meter nav nobr noframes noscript object ol ' +
    'optgroup option output p param path picture pre progress q rp rt ruby s samp script section select slot small ' +
    'source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title ' +
    'tr track tt u ul var video wbr'
  ).split(' '),
);
/** The start of something like a tag: its name, and whether attributes follow, as in `<a href="...">`. */
const tagStart = /<(?=\/?(\p{L}[\p{L}\d:-]{0,50})([\s/]*(?:>|$)|\s[^<>=]*=)?)/gu;
const closingTag = /<\/(\p{L}[\p{L}\d:-]{0,50})\s*>/gu;

/** `<walnuts>` and `<a little butter>` are texts; so is `<wal-nuts>`, unless the page defines and closes it. */
function withTextInBrackets(html: string): string {
  const closed = new Set([...html.matchAll(closingTag)].map(([, name = '']) => name));
  return html.replace(tagStart, (sign, name: string, attributes: string | undefined) => {
    if (/^(?:script|style)$/i.test(name)) return sign;
    const isElement = tagNames.has(name.toLowerCase()) || (name.includes('-') && closed.has(name));
    return isElement && attributes !== undefined ? sign : '&lt;';
  });
}

const withoutTags = (html: string) =>
  sanitizeHtml(withTextInBrackets(html).replace(/<(?:br\s*\/?|\/(?:p|li|div|h\d|tr))>/gi, '\n'), {
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
