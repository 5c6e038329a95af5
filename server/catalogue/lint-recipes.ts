import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Food } from '#domain/food/food.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import type { LineProblem } from './bind-ingredients.ts';
import { type FoodIndex, indexFoods } from './food-index.ts';
import { artRule } from './lint/art-words.ts';
import { type LintedRecipe, type Rule, stepsWithLines } from './lint/linted-recipe.ts';
import { listedRule, namesRule, remaindersRule } from './lint/mentions.ts';
import { portionRule } from './lint/portion.ts';
import { ovenRule, safetyRule } from './lint/temperatures.ts';
import { timesRule } from './lint/times.ts';
import { wordingRule } from './lint/wording.ts';
import { parseCooklang } from './parse-cooklang.ts';
import type { Problem } from './problem.ts';
import { placeOfKey, readRecipe } from './read-recipe.ts';

const rules: readonly Rule[] = [
  portionRule,
  namesRule,
  remaindersRule,
  listedRule,
  timesRule,
  ovenRule,
  safetyRule,
  wordingRule,
  artRule,
];

function inspect(
  refId: string,
  source: string,
  index: FoodIndex,
  table: ReadonlyMap<string, Food>,
): LintedRecipe | { readonly problems: readonly LineProblem[] } {
  const read = readRecipe(refId, source, index);
  if ('problems' in read) return read;
  const { recipe } = read;
  const text = parseCooklang(source);
  const mentions = 'diagnoses' in text ? [] : text.mentions;
  const computed = computeRecipe(recipe, table);
  return {
    recipe,
    computed,
    mentions: mentions.flatMap((it) => {
      const food = index.find(it.name);
      return typeof food === 'string' ? [] : [{ ...it, food }];
    }),
    steps: stepsWithLines(source, recipe.steps),
    foods: computed.foodIds.flatMap((id) => table.get(id) ?? []),
    table,
    lineOf: (key) => placeOfKey(source, key).line,
  };
}

export interface RecipeFile {
  readonly file: string;
  readonly source: string;
}

/**
 * What a cook or a reader would stumble over, file by file and line by line, each with its suggested fix. For a recipe that
 * does not load only that is reported.
 */
export function lintTexts(files: readonly RecipeFile[], foods: readonly Food[]): readonly Problem[] {
  const index = indexFoods(foods);
  const table = new Map(foods.map((it) => [it.id, it]));
  const titles = new Map<string, string>();
  return files.flatMap(({ file, source }) => {
    const inspected = inspect(file.slice(0, -'.cook'.length), source, index, table);
    if ('problems' in inspected) return inspected.problems.map((it) => ({ file, ...it }));
    const found = rules.flatMap((rule) => rule(inspected));
    const key = titleKey(inspected.recipe.title);
    const before = titles.get(key);
    titles.set(key, before ?? file);
    if (before) {
      found.push({
        line: inspected.lineOf('title'),
        text: `the title reads as that of ${before}; change one`,
      });
    }
    return found.toSorted((a, b) => a.line - b.line).map((it) => ({ file, ...it }));
  });
}

/** The same for all .cook files of a directory, in the order of their names. */
export async function lintRecipes(directory: string, foods: readonly Food[]): Promise<readonly Problem[]> {
  const names = (await readdir(directory)).filter((it) => it.endsWith('.cook')).toSorted();
  const files = names.map(async (file) => ({ file, source: await readFile(join(directory, file), 'utf8') }));
  return lintTexts(await Promise.all(files), foods);
}
