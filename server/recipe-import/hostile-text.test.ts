import { describe, expect, test } from 'vitest';
import { readLine } from '#domain/own-recipe/read-line.ts';
import { searchWords } from '#domain/recipe/title-key.ts';
import { parseJson, recipesInHtml, recipesInJson } from './find-recipe.ts';
import { plainLines as textOfHtml } from './plain-text.ts';
import { readCooklangRecipe } from './read-cooklang-recipe.ts';
import { readFields } from './read-fields.ts';

/** Enough work that the resolution of the CPU clock does not matter. */
const enoughUs = 40_000;

/** CPU microseconds of this thread for one run, independent of the machine's load. */
function costOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    work();
    const { user, system } = process.threadCpuUsage(start);
    if (user + system >= enoughUs) return (user + system) / runs;
  }
}

const recipe = (fields: object) => ({ name: 'A dish', recipeIngredient: ['1 carrot'], ...fields });

/** The cheapest of several measurements, as garbage collection or a cold cache only adds. */
function minCostOf(work: () => unknown): number {
  return Math.min(costOf(work), costOf(work), costOf(work));
}

/** Quadratic work on eight times the text takes 64 times as long. */
const maxGrowth = 32;

/** Below this many microseconds memory dominates, so a text counts as costing at least this much. */
const minUs = 200;
const shapes: readonly (readonly [string, number, (length: number) => unknown])[] = [
  ['digits for a time', 30_000, (n) => readFields(recipe({ totalTime: '1'.repeat(n) }))],
  ['digits and points for servings', 30_000, (n) => readFields(recipe({ recipeYield: '1.'.repeat(n) }))],
  ['opening script tags', 4_000, (n) => recipesInHtml('<script '.repeat(n))],
  [
    'script tags that never end',
    4_000,
    (n) => recipesInHtml('<script type="application/ld+json">'.repeat(n)),
  ],
  [
    'texts in texts',
    1_000,
    (n) => recipesInHtml('<b itemscope itemprop="name"><i itemprop="name">a'.repeat(n)),
  ],
  ['one mention after the other', 1_000, (n) => readCooklangRecipe('@salt{} '.repeat(n))],
  ['spaces in an ingredient', 4_000, (n) => readFields(recipe({ recipeIngredient: [`a${' '.repeat(n)}b`] }))],
  ['one long ingredient', 20_000, (n) => readFields(recipe({ recipeIngredient: ['a '.repeat(n)] }))],
  ['brackets in an ingredient', 20_000, (n) => readFields(recipe({ recipeIngredient: ['['.repeat(n)] }))],
  ['braces in a step', 20_000, (n) => readFields(recipe({ steps: [{ instruction: '{{ '.repeat(n) }] }))],
  ['lines of steps', 2_000, (n) => readFields(recipe({ recipeInstructions: 'Stir.\n'.repeat(n) }))],
  ['an escaped tag after the other', 4_000, (n) => textOfHtml('&lt;b '.repeat(n))],
  ['opening tags', 4_000, (n) => textOfHtml('<b '.repeat(n))],
  ['lists in lists', 2_000, (n) => recipesInJson(parseJson('['.repeat(n) + ']'.repeat(n)))],
  ['objects beside each other', 4_000, (n) => recipesInJson(JSON.parse(`[${'{"a":{}},'.repeat(n)}{}]`))],
  ['a title to be searched', 20_000, (n) => searchWords(`a${' \u0301'.repeat(n)}`)],
  ['spaces in a line', 4_000, (n) => readLine(`a${' '.repeat(n)}b`)],
  ['letters and dashes in a line', 4_000, (n) => readLine('a - '.repeat(n))],
  ['digits in a line', 1_000, (n) => readLine(`a ${'1 '.repeat(n)}`)],
];

describe('what takes a member’s text grows with its length, not with its square', () => {
  test.each(shapes)('%s', (_, length, work) => {
    work(length);
    const short = Math.max(
      minUs,
      minCostOf(() => work(length)),
    );
    expect(minCostOf(() => work(8 * length))).toBeLessThan(maxGrowth * short);
  });
});

describe('servings and times', () => {
  const read = (fields: object) => {
    const found = readFields(recipe(fields));
    if ('problem' in found) throw new Error(found.problem);
    return found;
  };

  test.each([
    ['4 servings', 4],
    ['Serves 6', 6],
    [8, 8],
    ['500 ml', 1],
    ['2 cups', 1],
    [['500 ml', '3 portions'], 3],
  ])('a yield of %j serves %d', (recipeYield, servings) => {
    expect(read({ recipeYield }).servings).toBe(servings);
  });

  test.each([
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['45', 45],
    ['1 hour 5 minutes', 65],
  ])('%s are %d minutes', (totalTime, minutes) => {
    expect(read({ totalTime }).readyInMinutes).toBe(minutes);
  });
});
