import { type Fields, fieldOf, fieldsOf, listOf } from './find-recipe.ts';

const mostServings = 100;
const mostMinutes = 10_080;

/** Longer is no number of anything, and what is read letter by letter stays short. */
const mostLetters = 100;
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, mostLetters) : typeof value === 'number' ? String(value) : '';
/** "500 ml" says how much it makes and not for how many. */
const measured =
  /^\s*[\d.,/ ]+\s*(?:ml|cl|dl|l|litres?|liters?|g|kg|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?)\b/i;

export const numberIn = (value: unknown): number | null => {
  const found = typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/.exec(textOf(value))?.[0]);
  return Number.isFinite(found) && found > 0 ? found : null;
};

/** Where nobody says how many it serves it is one: too much is the safe mistake. */
export function servingsOf(fields: Fields): number {
  const said = [
    fieldOf(fields, 'recipeServings'),
    fields['servings'],
    ...listOf(fieldOf(fields, 'recipeYield')),
    fields['yield'],
  ];
  const found = said
    .filter((each) => !measured.test(textOf(each)))
    .flatMap((each) => numberIn(fieldsOf(each)?.['value'] ?? each) ?? []);
  return Math.min(mostServings, Math.max(1, Math.round(found[0] ?? 1)));
}

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** `1 1/2 hours` and `1½ hours` with 1.5 in their place. */
const withDecimals = (text: string) =>
  text
    .replace(/(\d*)\s?([½¼¾⅓⅔])/g, (_, whole, sign) => String(Number(whole) + (fractions[sign] ?? 0)))
    .replace(/(?:(\d+)\s)?(\d+)\/(\d+)/g, (_, whole, over, under) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    );

/** `PT1H30M`, `1 hour 30 minutes`, a number of minutes. */
export function minutesIn(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : 0;
  if (typeof value !== 'string') return 0;
  const text = withDecimals(value.slice(0, mostLetters));
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  const part = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const days = part(/(\d+(?:\.\d+)?)\s*d/i);
  const hours = part(/(\d+(?:\.\d+)?)\s*h/i);
  const afterDate = /^P/i.test(text) ? (text.split(/T/i)[1] ?? '') : text;
  const minutes = Number(/(\d+(?:\.\d+)?)\s*m/i.exec(afterDate)?.[1] ?? 0);
  return days * 1440 + hours * 60 + minutes;
}

export function timeOf(fields: Fields): number {
  const total = minutesIn(fieldOf(fields, 'totalTime'));
  const parts = ['prepTime', 'cookTime', 'performTime', 'workingTime', 'waitingTime'];
  const sum = parts.reduce((all, key) => all + minutesIn(fieldOf(fields, key)), 0);
  const minutes = total > 0 ? total : sum;
  return Number.isFinite(minutes) ? Math.min(mostMinutes, Math.round(minutes)) : 0;
}
