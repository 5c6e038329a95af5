/** A number, a word or a sign of a line. `text` is as it was written. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  readonly text: string;
  /** Of a number; 0 for the rest. */
  readonly value: number;
  /** Where it stands in the plain line. */
  readonly from: number;
}

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const fractionSigns = new RegExp(`[${Object.keys(fractions).join('')}]`, 'g');

/** Boxes to tick, bullets and what Markdown puts around words. */
const ornaments = /[▢☐☑✓✔□■◦•·*_#~]/g;

/** Longer lines are cut: nobody writes one, and none may keep others waiting. */
const mostCharacters = 2_000;

/** The line with plain fractions, dashes and spaces. Every expression here runs over the text once. */
export function plainLine(line: string): string {
  return (
    line
      .slice(0, mostCharacters)
      .normalize('NFC')
      // `1# beef` is a pound of it
      .replace(/(\d)#(?= )/g, '$1 lb')
      .replace(ornaments, ' ')
      .replace(fractionSigns, (sign) => ` ${fractions[sign] ?? sign}`)
      .replace(/[⁄∕]/g, '/')
      .replace(/[–—−]/g, '-')
      .replace(/×/g, ' x ')
      .replace(/\|/g, ' / ')
      .replace(/\b5[ -]spice/gi, 'five spice')
      .replace(/\bs ?& ?p\b/gi, 'salt and pepper')
      .replace(/["“”″]/g, ' inch ')
      .replace(/\s+/g, ' ')
      .replace(/(?<![\d/.])([1-9]) \/ (?=(?:[2-8]|10|16)(?![\d./]) ?\p{L})/gu, '$1/')
      // `1-1/2 cups` and `1 and 1/2 cups` are one and a half
      .replace(/(?<![\d/.])(\d{1,4}) ?(?:-|and|&) ?(?=\d{1,2}\/\d)/g, '$1 ')
      // `1:1 flour blend`
      .replace(/(?<![\d:])\d{1,2}:\d{1,2}(?![\d:])/g, ' ')
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/^(?:[ -]|\.(?!\d)){1,9}(?=[^.]|\.\d)/, '')
      // the number of the line itself
      .replace(/^\d{1,2}[.)] (?=\d)/, '')
      .trim()
  );
}

const pattern = /\d+(?:\.\d+)?(?:\/\d+)?%?|\.\d+|\p{L}[\p{L}\p{M}'’]*|&| - |[()[\]{},;:/+-]/gu;

/** The greatest denominator of a kitchen; `450/500 g` is a choice of two amounts. */
const mostParts = 16;

function numberOf(text: string, from: number): Token[] {
  const [over = '', under] = text.split('/');
  const parts = Number(under ?? '1');
  if (under === undefined) return [{ kind: 'number', text, value: Number(over), from }];
  if (parts > 0 && parts <= mostParts) return [{ kind: 'number', text, value: Number(over) / parts, from }];
  const sign: Token = { kind: 'sign', text: '/', value: 0, from };
  return [...numberOf(over, from), sign, ...numberOf(under, from)];
}

function tokenOf(text: string, from: number): Token[] {
  if (/^[\d.]/.test(text)) {
    // `2% milk` and `00 flour` are names
    const isName = text.endsWith('%') || /^00+$/.test(text);
    return isName ? [{ kind: 'word', text, value: 0, from }] : numberOf(text, from);
  }
  if (text === '&') return [{ kind: 'word', text: 'and', value: 0, from }];
  if (/^\p{L}/u.test(text)) return [{ kind: 'word', text, value: 0, from }];
  return [{ kind: 'sign', text: text === ' - ' ? '–' : text, value: 0, from }];
}

/** The numbers, words and signs of a plain line; a dash between spaces is `–`, one within a word `-`. */
export const tokensOf = (plain: string): readonly Token[] =>
  [...plain.matchAll(pattern)].flatMap((found) => tokenOf(found[0], found.index));
