import { numberWords } from '#domain/quantity/number-words.ts';
import { maximumServings } from '#domain/recipe/servings.ts';
import { type Fields, fieldOf, fieldsOf, listOf } from './find-recipe.ts';

const maxMinutes = 10_080;

/** A longer text is no number, and the limit bounds the work of parsing. */
const maxLetters = 100;
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxLetters) : typeof value === 'number' ? String(value) : '';
/** A number with a unit: "500 ml" is an amount and not a number of servings, "9-inch pie" a width. */
const ofMeasure = new RegExp(
  String.raw`(?:\d+\s?/\s?\d+|\d+(?:[.,]\d+)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔])[\s-]{0,2}(?:` +
    '(?:(?:milli|centi|deci)?lit(?:re|er)|(?:kilo|milli)?gram(?:me)?|(?:milli|centi)met(?:re|er)|fl\\.?\\s?oz|fluid|ounce' +
    '|pound|cup|pint|quart|gallon|inche?|minute|hour|day|calorie|tablespoon|teaspoon)s?' +
    String.raw`|m?g|kg|m?l|cl|dl|cm|mm|in|oz|lbs?|pts?|qts?|mins?|hrs?|kcals?|kj|tbsp|tsp)(?![\p{L}])|[\d.,]+\s?(?:["″”%°]|'')`,
  'giu',
);
/** The whole part of a mixed number: "2 1/2 cups" has a unit, too. */
const wholeBefore =
  /\d+\s(?=\d+\s?\/\s?\d+[\s-]{0,2}(?:cups?|pints?|quarts?|lit|pounds?|lbs?|inch|oz|ounce))/giu;
/** A range, of which the smaller number counts: too much per serving is the safe mistake. */
const range = /(\d+)\s?(?:-|–|—|to|or|and)\s?(\d+)/gi;
/** The size of a pan. */
const dimensions = /\d+\s?[x×]\s?\d+(?:\s?[x×]\s?\d+)?(?=\D{0,12}\b(?:pan|dish|tin|tray|baking|casserole))/gi;
const dozens = /(?:(\d+|an?|half an?|½)\s)?dozen/gi;
const countOfDozens = (many = 'a') =>
  /^\d/.test(many) ? 12 * Number(many) : /^(?:half|½)/i.test(many) ? 6 : 12;
const people =
  /(?:serves?|servings?|feeds|for|portions?)[\s:]{1,3}(?:about |around |up to )?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)[\s-]{0,2}(?:servings?|people|persons?|portions?)/gi;
/** "Serves 6 as a starter, 4 as a main", "serves 4 (or 2 hungry people)". */
const otherAppetite = /(?:\bor|,)\s(\d+)\s(?:as|if|for|hungry|large|big|generous|main|adults?)\b/gi;
const perServing = /(\d+)(?:\s\p{L}{1,15}){0,2}\s(?:per|a|each)\s(?:serving|person|portion)\b/iu;

const allNumbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, one, other]) => numberIn(one ?? other) ?? []);

interface Yield {
  readonly servings: number;
  /** It says whom it is for, not how many pieces it has. */
  readonly isOfPeople: boolean;
}

/** The number of servings in a text, the smallest of several; null: it has a unit, or no number. */
function yieldIn(value: unknown): Yield | null {
  const fields = fieldsOf(value);
  if (fields !== null)
    return yieldIn(`${textOf(fields['value'] ?? fields['minValue'])} ${textOf(fields['unitText'])}`);
  const text = textOf(value)
    .replace(/\b[a-z]{3,6}\b/gi, (word) => String(numberWords[word.toLowerCase()] ?? word))
    .replace(dimensions, ' ')
    .replace(wholeBefore, ' ')
    .replace(ofMeasure, ' ')
    .replace(range, (_, one, other) => String(Math.min(Number(one), Number(other))))
    .replace(dozens, (_, many) => String(countOfDozens(many)));
  const stated = allNumbers(text, people);
  if (stated.length > 0)
    return { servings: Math.min(...stated, ...allNumbers(text, otherAppetite)), isOfPeople: true };
  const pieces = numberIn(text);
  const each = numberIn(perServing.exec(text)?.[1]);
  if (pieces !== null && each !== null && each < pieces) return { servings: pieces / each, isOfPeople: true };
  return pieces === null ? null : { servings: pieces, isOfPeople: false };
}

export const numberIn = (value: unknown): number | null => {
  const found = typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/.exec(textOf(value))?.[0]);
  return Number.isFinite(found) && found > 0 ? found : null;
};

/** The number of servings by several fields. Without any it is 1: too much per serving is the safe mistake. */
export function statedServings(stated: readonly unknown[]): number {
  const found = stated.flatMap((each) => yieldIn(each) ?? []);
  const { servings } = found.find(({ isOfPeople }) => isOfPeople) ?? found[0] ?? { servings: 1 };
  return Math.min(maximumServings, Math.max(1, Math.floor(servings)));
}

/** A bare number in a field of servings. */
const ofServings = (value: unknown): unknown =>
  /^\s*\d+(?:\.\d+)?\s*$/.test(textOf(value)) ? `${textOf(value)} servings` : value;

export const servingsOf = (fields: Fields): number =>
  statedServings([
    ofServings(fieldOf(fields, 'recipeServings')),
    ofServings(fields['servings']),
    ...listOf(fieldOf(fields, 'recipeYield')),
    fields['yield'],
  ]);

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** Replaces mixed numbers with decimals: `1 1/2 hours` and `1½ hours` with 1.5. */
const withDecimals = (text: string) =>
  text
    .replace(/(\d*)\s?([½¼¾⅓⅔])/g, (_, whole, sign) => String(Number(whole) + (fractions[sign] ?? 0)))
    .replace(/(?:(\d+)\s)?(\d+)\/(\d+)/g, (_, whole, over, under) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    );

/** Parses `PT1H30M`, `1 hour 30 minutes`, a number of minutes. */
export function minutesIn(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : 0;
  if (typeof value !== 'string') return 0;
  const text = withDecimals(value.slice(0, maxLetters));
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  const part = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const days = part(/(\d+(?:\.\d+)?)\s*d/i);
  const hours = part(/(\d+(?:\.\d+)?)\s*h/i);
  const afterDate = /^P/i.test(text) ? (text.split(/T/i)[1] ?? '') : text;
  const minutes = Number(/(\d+(?:\.\d+)?)\s*m/i.exec(afterDate)?.[1] ?? 0);
  const seconds = Number(/(\d+(?:\.\d+)?)\s*s/i.exec(afterDate)?.[1] ?? 0);
  return days * 1440 + hours * 60 + minutes + seconds / 60;
}

export function timeOf(fields: Fields): number {
  const total = minutesIn(fieldOf(fields, 'totalTime'));
  const parts = ['prepTime', 'cookTime', 'performTime', 'workingTime', 'waitingTime'];
  const sum = parts.reduce((all, key) => all + minutesIn(fieldOf(fields, key)), 0);
  const minutes = total > 0 ? total : sum;
  return Number.isFinite(minutes) ? Math.min(maxMinutes, Math.round(minutes)) : 0;
}
