import type { Rule } from './linted-recipe.ts';

/** A metric measure in a sentence; those of ingredients are in braces, without a space. */
const metric = /(\d+(?:\.\d+)?) ?(?:cm|mm|ml|kg|g|l)\b/g;
/** The American measure before a metric one: "3/4-inch/", "9-inch (", "2 1/2 cups (". */
const american = /(?:inch|inches|cups?|pounds?|ounces?|quarts?|spoons?)(?: \(|\/)$/;

/** Measures within sentences are given in US and metric units, US first, as those of ingredients are. */
export const measuresRule: Rule = ({ source }) =>
  source.split('\n').flatMap((text, n) =>
    [...text.replaceAll(/\{[^}]*\}/g, (it) => ' '.repeat(it.length)).matchAll(metric)]
      .filter(({ index }) => !american.test(text.slice(0, index)))
      .map(([found]) => ({
        line: n + 1,
        text: `"${found}" has no American measure before it; write it as in "9-inch (24 cm)", in a note as in "3/4-inch/2 cm"`,
      })),
  );
