/** A number, a word or a punctuation mark of a line. `text`: as written. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  readonly text: string;
  /** Value of a number; 0 for the rest. */
  readonly value: number;
  /** Offset in the plain line. */
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

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
/** The zeros of decimal digits in other scripts: full width, Arabic, Persian, Devanagari. */
const zeros = ['０', '٠', '۰', '०'].map((zero) => zero.charCodeAt(0));
const otherDigits = /[０-９٠-٩۰-۹०-९]/g;

function digitOf(sign: string): string {
  const code = sign.charCodeAt(0);
  return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
}

const fractionSigns = new RegExp(`[${Object.keys(fractions).join('')}]`, 'g');

/** Punctuation of full width, as in Japanese and Chinese. */
const asciiSigns: Readonly<Record<string, string>> = {
  '，': ', ',
  '、': ', ',
  '・': ', ',
  '；': ';',
  '：': ':',
  '／': '/',
  '＋': '+',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
};
const otherSigns = new RegExp(`[${Object.keys(asciiSigns).join('')}]`, 'g');

/** Checkboxes, bullets and Markdown emphasis. */
const ornaments = /[▢☐☑✓✔□■◦•·*_#~]/g;

/** Longer lines are truncated: they are not real lines, and would take too long. */
const maxCharacters = 2_000;

/** Ounces of American cans by their number, as in old recipes. */
const numberedCans: Readonly<Record<string, string>> = {
  '1': '10.5',
  '2': '20',
  '2 1/2': '29',
  '2.5': '29',
  '3': '46',
  '10': '106',
  '300': '15',
  '303': '16',
};
const numberedCan = /(?:#|\bno\.? ?)(10|2 1\/2|2\.5|303|300|[123])(?= ?(?:cans?|tins?)\b)/gi;

/** "2 - 8 oz. pkgs. cream cheese": two of eight ounces, not a range. One of a size as well. */
const sizeOf = String.raw`(?:[3-9]|\d{2,4})(?:\.\d{1,2}| \d\/\d)? ?-?(?:oz|ounces?|lbs?|g)\b\.?`;
const plural = '(?:pkgs|packages|packets|cans|tins|jars|boxes|bags|cartons|tubs|containers|envelopes)';
const single = '(?:pkg|package|packet|can|tin|jar|box|bag|carton|tub|container|envelope)';
const countOfSize = new RegExp(
  `^(?:([1-9]) ?- ?(?=${sizeOf} ${plural}\\b)|(1) ?- ?(?=${sizeOf} ${single}\\b))`,
  'i',
);

const partCounts: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 };
const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
};
const spelledParts =
  /\b(a|one|two|three)[ -](half|thirds?|quarters?|fourths?)(?: of)?(?: an?)? (?=(?:cups?|tsp|teaspoons?|tbsp|tablespoons?|pounds?|lbs?|pints?|ounces?|oz|kilos?|kg|lit(?:er|re)s?)\b)/gi;

/** Pictures of foods that carry an allergen, which are read like their names. */
const foodSigns: Readonly<Record<string, string>> = {
  '🥜': 'peanuts',
  '🥛': 'milk',
  '🧀': 'cheese',
  '🧈': 'butter',
  '🥚': 'egg',
  '🍳': 'egg',
  '🐟': 'fish',
  '🦐': 'shrimp',
  '🦀': 'crab',
  '🦞': 'lobster',
  '🦪': 'oysters',
  '🦑': 'squid',
  '🍞': 'bread',
  '🥖': 'bread',
  '🌾': 'wheat',
};

/** The line with normalized fractions, dashes and spaces. Every regular expression here is linear. */
export function plainLine(line: string): string {
  return (
    line
      .slice(0, maxCharacters)
      // soft hyphens, zero-width characters, and marks of direction are invisible inside a word
      .replace(/\p{Cf}/gu, '')
      .normalize('NFC')
      .replace(/\p{Extended_Pictographic}/gu, (sign) => (foodSigns[sign] ? `, ${foodSigns[sign]}, ` : sign))
      .replace(numberedCan, (match, number: string) =>
        numberedCans[number] ? `${numberedCans[number]} oz` : match,
      )
      // the dots of a printed list: `flour......120 g`
      .replace(/(?:(?<!\.)\.{2,}|…)(?= ?\d)|^(?:\.{2,}|…)/g, ' ')
      .replace(/\.{2,}|…/g, ', ')
      .replace(otherSigns, (sign) => asciiSigns[sign] ?? sign)
      .replace(/(?<=\d)·(?=\d)/g, '.')
      // "coconut • milk" and "coconut. Milk" are two foods
      .replace(/(?<=[\p{L}\d)%] ?)(?:[•·◦■□→>\\]|(?<= )\*(?= ))(?= ?[\p{L}\d(])/gu, ',')
      .replace(/(?<=\p{L}{5})(?<!\bapprox|\btblsp|\bquart|\bounce|\bpound)\. (?=\p{L})/giu, ', ')
      // `2 nos. eggs`, `egg - 1 no.`
      .replace(/(?<=\d ?)(?:nos?\.|nos)(?= |$)|(?<=\d )no$/gi, '')
      // `1# beef` is a pound
      .replace(/(\d)#(?= )/g, '$1 lb')
      .replace(/(?<=\d ?)[~～〜](?= ?\d)/g, '-')
      .replace(ornaments, ' ')
      // a box to tick in Markdown
      .replace(/^[ -]{0,9}\[[ x]?\] /i, '')
      .replace(fractionSigns, (sign) => ` ${fractions[sign] ?? sign}`)
      .replace(otherDigits, digitOf)
      // `²⁄₃`, and `1¹⁄₂`, which is one and a half
      .replace(
        /[⁰¹²³⁴-⁹]{1,2}(?=[⁄∕/])/g,
        (signs) => ` ${[...signs].map((sign) => raised.indexOf(sign)).join('')}`,
      )
      .replace(/[₀-₉]/g, (sign) => String(lowered.indexOf(sign)))
      .replace(/[⁄∕]/g, '/')
      // `11/2 cups` lost the space of `1 1/2`
      .replace(
        /(?<![\d/.,])([1-9])([1-7])\/([2-8])(?![\d/])/g,
        (match, whole: string, over: string, under: string) =>
          Number(over) < Number(under) ? `${whole} ${over}/${under}` : match,
      )
      // `1.000 g`, `2.500 ml`: a point between thousands
      .replace(/(?<![\d.,])([1-9]\d?)\.(\d{3})(?= ?(?:g|gr|grams?|ml)\b)/gi, '$1$2')
      .replace(/[–—−]/g, '-')
      .replace(/×/g, ' x ')
      .replace(/\|/g, ' / ')
      .replace(/\b5[ -]spice/gi, 'five spice')
      .replace(/\bs ?& ?p\b/gi, 'salt and pepper')
      .replace(/["“”″]/g, ' inch ')
      // the larger of two sizes
      .replace(/\b(?:small|medium)[ -]to[ -](medium|large)\b/gi, '$1')
      .replace(/\s+/g, ' ')
      .replace(countOfSize, (_, many?: string, one?: string) => `${many ?? one} x `)
      .replace(/(?<![\d/.])([1-9])(?: \/ ?|\/ )(?=(?:[2-8]|10|16)(?![\d./]) ?\p{L})/gu, '$1/')
      .replace(/(\/\d{1,2})(?:rds?|ths?)\b/gi, '$1')
      .replace(/\b(one|two|three|four|\d{1,2}) and (?:a|one)[ -]half\b/gi, '$1 1/2')
      // `3/4 of a cup`
      .replace(
        /(?<=\d\/\d{1,2}) of an? (?=(?:cups?|tsp|teaspoons?|tbsp|tablespoons?|pounds?|lbs?|pints?)\b)/gi,
        ' ',
      )
      .replace(/\bone (?=1\/2\b)/gi, '1 ')
      // `two thirds cup`, `three quarters of a cup`
      .replace(
        spelledParts,
        (_, count: string, part: string) =>
          `${partCounts[count.toLowerCase()] ?? 1}/${parts[part.toLowerCase()] ?? 1} `,
      )
      // `1 tablespoon (heaped)`, `heaping 1/4 teaspoon`
      .replace(/\b(tsp|tbsp|tbs|teaspoons?|tablespoons?)\.? \(?(heaped|heaping|rounded)\b\)?/gi, '$2 $1')
      .replace(/^(heaped|heaping|rounded) ((?:\d{1,3} )?\d{1,3}(?:\/\d{1,2})?) (?=\p{L})/iu, '$2 $1 ')
      // `1-1/2 cups`, `1 + 1/2 cups`, and `1 and 1/2 cups` are one and a half
      .replace(/(?<![\d/.])(\d{1,4}) ?(?:-|and|&|\+) ?(?=\d{1,2}\/\d)/g, '$1 ')
      // `min. 70% cocoa`, `70% cacao`, `80/20 ground beef`
      .replace(/\bmin\.? (?=\d{2}%)/gi, '')
      .replace(/(?<=\d% )(?:cacao|cocoa)\b(?! (?:solids|content))/gi, '$& solids')
      .replace(
        /\b([6-9]\d)\/(\d{1,2})(?= (?:lean )?(?:ground|minced|beef|turkey|chuck)\b)/gi,
        (match, lean: string, fat: string) => (Number(lean) + Number(fat) === 100 ? `${lean}% lean` : match),
      )
      // `1:1 flour blend`
      .replace(/(?<![\d:])\d{1,2}:\d{1,2}(?![\d:])/g, ' ')
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/^(?:[ -]|\.(?!\d)){1,9}(?=[^.]|\.\d)/, '')
      // the number of the line
      .replace(/^(?:\d{1,2}[.)] (?=\d)|[a-z]\) )/i, '')
      .trim()
  );
}

const pattern = /\d+(?:\.\d+)?(?:\/\d+)?%?|\.\d+|\p{L}[\p{L}\p{M}'’]*|&| - |[()[\]{},;:/+-]/gu;

/** The largest denominator used in kitchens; `450/500 g` is a choice of two amounts. */
const maxParts = 16;

function numberOf(text: string, from: number): Token[] {
  const [over = '', under] = text.split('/');
  const parts = Number(under ?? '1');
  if (under === undefined) return [{ kind: 'number', text, value: Number(over), from }];
  if (parts > 0 && parts <= maxParts) return [{ kind: 'number', text, value: Number(over) / parts, from }];
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

/** The numbers, words and punctuation marks of a plain line; a dash between spaces is `–`, one within a word `-`. */
export const tokensOf = (plain: string): readonly Token[] =>
  [...plain.matchAll(pattern)].flatMap((found) => tokenOf(found[0], found.index));
