import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';

/** A line of a list of ingredients, not yet bound to a food. */
export interface ReadLine {
  /** What it may be called, the likeliest first. */
  readonly names: readonly string[];
  readonly shownAs: string;
  /** The same amount in several measures, the author's own first; empty: none was written. */
  readonly amounts: readonly Measure[];
}

const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const words: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  half: '1/2',
};

/** After a comma these tell another food, and not how it is cut. */
const another =
  /\b(canned|tinned|dried|smoked|pickled|fermented|cured|candied|powdered|ground|toasted|roasted|sweetened|unsweetened|vegan|gluten|low|light|fat|skimmed|whole)\b/i;
const remarks =
  /\b(to taste|as needed|if needed|for serving|to serve|for garnish|to garnish|for frying|optional|divided|plus more.*|plus extra.*|at room temperature|or more|or so|about|approximately|heaped|heaping|level|scant|generous)\b/gi;

const number = String.raw`\d+(?:\.\d+)?(?:\s+\d+\s*/\s*\d+)?|\d+\s*/\s*\d+`;
/** Of a range the greater end: too much is the safe mistake. */
const leading = new RegExp(String.raw`^(?:(?:${number})\s*(?:-|to|or)\s*)?(\d+\s*/\s*\d+|${number})\s*`, 'i');
const inBrackets = new RegExp(String.raw`\(\s*(\d+\s*/\s*\d+|${number})\s*-?\s*([a-z ]+?)\.?\s*\)`, 'i');
const trailing = new RegExp(String.raw`[\s:,–-](\d+\s*/\s*\d+|${number})\s*([a-z]*)\.?$`, 'iu');

function plainNumbers(line: string): string {
  return (
    line
      .replace(/[½⅓⅔¼¾⅕⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign] ?? sign}`)
      .replace(/⁄/g, '/')
      .replace(/[–—]/g, '-')
      // `1-1/2 cups` is one and a half
      .replace(/(\d)-\s?(\d\s*\/\s*\d)/g, '$1 $2')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** `1 1/2` as 1.5; null for what is no amount. */
function amountIn(text: string): number | null {
  const value = text
    .replace(/\s*\/\s*/g, '/')
    .split(/\s+/)
    .reduce((sum, part) => {
      const [over = '', under = '1'] = part.split('/');
      return sum + Number(over) / Number(under);
    }, 0);
  return Number.isFinite(value) && value > 0 && value <= 1_000_000 ? value : null;
}

/** The unit at the beginning of the words, and what follows it. */
function unitOf(text: string): { readonly unit: string; readonly rest: string } {
  const parts = text.split(' ');
  for (const count of [2, 1]) {
    const unit = parts.length > count ? findUnit(parts.slice(0, count).join(' ')) : null;
    const rest = parts
      .slice(count)
      .join(' ')
      .replace(/^of\s+/i, '');
    if (unit !== null && unit.id !== '') return { unit: unit.id, rest };
  }
  return { unit: '', rest: text };
}

function amountOf(line: string): { readonly amounts: Measure[]; readonly rest: string } {
  const spelt = line.replace(/^(half)\s+(?:an?\s+)?|^([a-z]+)\s+/i, (all, half, word) => {
    const found = words[String(half ?? word).toLowerCase()];
    return found === undefined ? all : `${found} `;
  });
  const found = leading.exec(spelt);
  const value = amountIn(found?.[1] ?? '');
  if (found === null || value === null) {
    const end = trailing.exec(line);
    const [, amount = '', unit = ''] = end ?? [];
    const name = line.slice(0, end?.index).replace(/[\s:,–-]+$/, '');
    const last = amountIn(amount);
    if (end === null || !/\p{L}/u.test(name) || last === null || (unit !== '' && findUnit(unit) === null))
      return { amounts: [], rest: line };
    return { amounts: [{ value: last, unit: findUnit(unit)?.id ?? '' }], rest: name };
  }
  const after = spelt.slice(found[0].length);
  const bracket = inBrackets.exec(after);
  const inside = bracket === null ? null : amountIn(bracket[1] ?? '');
  const measure = findUnit(bracket?.[2] ?? '');
  const { unit, rest } = unitOf(after.replace(inBrackets, ' ').replace(/\s+/g, ' ').trim());
  // `2 (14 oz) cans` are two of 14 oz each, `1 cup (240 ml)` is 240 ml in all
  const each = bracket !== null && after.trimStart().startsWith('(') ? value : 1;
  const second =
    inside === null || measure === null || measure.id === ''
      ? []
      : [{ value: inside * each, unit: measure.id }];
  return { amounts: [{ value, unit }, ...second], rest: rest.replace(/^\/\s*[\d./ ]+[a-z]+\s+/i, '') };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Reads "2 cups chopped carrots", as people write it. Nothing is guessed: what is no amount stays in the name. */
export function readLine(line: string): ReadLine {
  const { amounts, rest } = amountOf(plainNumbers(line.replace(/^[\s*•·▢-]+/, '')));
  const bare = rest
    .replace(/\([^)]*\)/g, ' ')
    .replace(remarks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '');
  const [main = '', ...notes] = bare.split(/\s*[,;]\s*|\s+-\s+/);
  const note = notes.join(' ').trim();
  const full = [note, main].filter(Boolean).join(' ');
  const names = another.test(note) ? [full] : [main, full];
  // `2 garlic cloves`
  const parts = main.split(' ');
  const unit = findUnit(parts.at(-1) ?? '');
  const [first] = amounts;
  const counted = first?.unit === '' && parts.length > 1 && unit?.kind === 'count' && unit.id !== '';
  return {
    names: [...new Set(counted ? [...names, parts.slice(0, -1).join(' ')] : names)].filter(Boolean),
    shownAs: capital(rest.replace(/\s+/g, ' ').replace(/^[\s,.;:-]+|[\s,.;:-]+$/g, '') || line.trim()),
    amounts: counted ? [...amounts, { value: first.value, unit: unit.id }] : amounts,
  };
}
