import type { Rule } from './linted-recipe.ts';

/** A metric measure in a sentence; those of ingredients are in braces, without a space. */
const metric = /(\d+(?:\.\d+)?) ?(?:cm|mm|ml|kg|g|l)\b/g;
/** The American measure before a metric one: "3/4-inch/", "9-inch (", "2 1/2 cups (". */
const american = /(?:inch|inches|cups?|pounds?|ounces?|quarts?|spoons?)(?: \(|\/)$/;

/** One length in centimeters to each in inches, as recipes print them. */
const printed: Readonly<Record<string, string>> = {
  '1/2': '1',
  '3/4': '2',
  '1': '2.5',
  '1 1/4': '3',
  '1 1/2': '4',
  '2': '5',
  '8': '20',
  '9': '23',
  '10': '25',
  '11': '28',
  '12': '30',
};
const lengths = /((?:\d+ )?\d+(?:\/\d+)?)[ -]inch(?:es)?(?: thick)?(?:\/| \()([\d.]+) ?cm/g;

/** Measures within sentences are given in US and metric units, US first, as those of ingredients are. */
export const measuresRule: Rule = ({ source }) =>
  source.split('\n').flatMap((text, n) => [
    ...[...text.matchAll(lengths)].flatMap(([found, inches = '', cm]) => {
      const right = printed[inches];
      if (right === undefined || right === cm) return [];
      return [{ line: n + 1, text: `"${found}": recipes print ${inches} inch as ${right} cm` }];
    }),
    ...[...text.replaceAll(/\{[^}]*\}/g, (it) => ' '.repeat(it.length)).matchAll(metric)]
      .filter(({ index }) => !american.test(text.slice(0, index)))
      .map(([found]) => ({
        line: n + 1,
        text: `"${found}" has no American measure before it; write it as in "9-inch (23 cm)", in a note as in "3/4-inch/2 cm"`,
      })),
  ]);
