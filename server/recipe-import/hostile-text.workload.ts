import { readLine } from '#domain/own-recipe/amounts/read-line.ts';
import { searchWords } from '#domain/recipe/title-key.ts';
import { parseJson, recipesInHtml, recipesInJson } from './find-recipe.ts';
import { plainLines as textOfHtml } from './plain-text.ts';
import { readCooklangRecipe } from './read-cooklang-recipe.ts';
import { readFields } from './read-fields.ts';

const recipe = (fields: object) => ({ name: 'A dish', recipeIngredient: ['1 carrot'], ...fields });

export const shapes: Readonly<Record<string, (length: number) => unknown>> = {
  'digits for a time': (n) => readFields(recipe({ totalTime: '1'.repeat(n) })),
  'digits and points for servings': (n) => readFields(recipe({ recipeYield: '1.'.repeat(n) })),
  'opening script tags': (n) => recipesInHtml('<script '.repeat(n)),
  'script tags that never end': (n) => recipesInHtml('<script type="application/ld+json">'.repeat(n)),
  'texts in texts': (n) => recipesInHtml('<b itemscope itemprop="name"><i itemprop="name">a'.repeat(n)),
  'one mention after the other': (n) => readCooklangRecipe('@salt{} '.repeat(n)),
  'spaces in an ingredient': (n) => readFields(recipe({ recipeIngredient: [`a${' '.repeat(n)}b`] })),
  'one long ingredient': (n) => readFields(recipe({ recipeIngredient: ['a '.repeat(n)] })),
  'brackets in an ingredient': (n) => readFields(recipe({ recipeIngredient: ['['.repeat(n)] })),
  'braces in a step': (n) => readFields(recipe({ steps: [{ instruction: '{{ '.repeat(n) }] })),
  'lines of steps': (n) => readFields(recipe({ recipeInstructions: 'Stir.\n'.repeat(n) })),
  'an escaped tag after the other': (n) => textOfHtml('&lt;b '.repeat(n)),
  'opening tags': (n) => textOfHtml('<b '.repeat(n)),
  'lists in lists': (n) => recipesInJson(parseJson('['.repeat(n) + ']'.repeat(n))),
  'objects beside each other': (n) => recipesInJson(JSON.parse(`[${'{"a":{}},'.repeat(n)}{}]`)),
  'a title to be searched': (n) => searchWords(`a${' \u0301'.repeat(n)}`),
  'spaces in a line': (n) => readLine(`a${' '.repeat(n)}b`),
  'letters and dashes in a line': (n) => readLine('a - '.repeat(n)),
  'digits in a line': (n) => readLine(`a ${'1 '.repeat(n)}`),
};

/** What `hostile-text.test.ts` counts. */
export const workload = (shape: string, length: number) => shapes[shape]?.(length);
