import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import type { LineProblem } from './bind-ingredients.ts';
import { type FoodIndex, indexFoods } from './food-index.ts';
import { artRule } from './lint/art-words.ts';
import { authorRule } from './lint/author.ts';
import { claimsRule, donenessRule, healthClaimsRule } from './lint/claims.ts';
import { cookingTimesRule, inferredRawRule } from './lint/cooking-times.ts';
import { type LintedFile, sameDishes, sameTitles } from './lint/duplicates.ts';
import { equipmentRule } from './lint/equipment.ts';
import { inedibleRule } from './lint/inedible.ts';
import { type LintedRecipe, type Rule, stepsWithLines } from './lint/linted-recipe.ts';
import { measuresRule } from './lint/measures.ts';
import { listedRule, namesRule, remaindersRule } from './lint/mentions.ts';
import { amountsRule, portionRule } from './lint/portion.ts';
import { safetyRule } from './lint/safety.ts';
import { orderRule } from './lint/step-order.ts';
import { storageTimesRule } from './lint/storage-times.ts';
import { ovenRule } from './lint/temperatures.ts';
import { timersRule, timesRule } from './lint/times.ts';
import { titleAmountRule } from './lint/title-amounts.ts';
import { usedRule } from './lint/unused-ingredients.ts';
import { wordingRule } from './lint/wording.ts';
import { parseCooklang } from './parse-cooklang.ts';
import type { Problem } from './problem.ts';
import { placeOfKey, readRecipe } from './read-recipe.ts';

const rules: readonly Rule[] = [
  portionRule,
  amountsRule,
  namesRule,
  remaindersRule,
  listedRule,
  timesRule,
  timersRule,
  cookingTimesRule,
  inferredRawRule,
  measuresRule,
  ovenRule,
  safetyRule,
  wordingRule,
  orderRule,
  usedRule,
  artRule,
  authorRule,
  equipmentRule,
  storageTimesRule,
  titleAmountRule,
  claimsRule,
  healthClaimsRule,
  donenessRule,
  inedibleRule,
];

/** The tables that recipes are linted with. */
export type LintTables = Pick<FoodsAndRoles, 'foods' | 'byId' | 'synonyms'>;

function inspect(
  refId: string,
  source: string,
  index: FoodIndex,
  { byId: table, synonyms }: LintTables,
): LintedRecipe | { readonly problems: readonly LineProblem[] } {
  const read = readRecipe(refId, source, index);
  if ('problems' in read) return read;
  const { recipe } = read;
  const text = parseCooklang(source);
  if ('diagnoses' in text) throw new Error(`${refId} was read and cannot be read again`);
  const { mentions, metadata } = text;
  const computed = computeRecipe(recipe, table);
  return {
    recipe,
    computed,
    source,
    metadata,
    mentions: mentions.flatMap((it) => {
      const food = index.find(it.name);
      return typeof food === 'string' ? [] : [{ ...it, food }];
    }),
    steps: stepsWithLines(source, recipe.steps),
    foods: computed.foodIds.flatMap((id) => table.get(id) ?? []),
    table,
    synonyms,
    lineOf: (key) => placeOfKey(source, key).line,
  };
}

export interface RecipeFile {
  readonly file: string;
  readonly source: string;
}

/**
 * Problems a cook or a reader would notice, by file and line, each with its suggested fix. For a recipe that
 * does not load, only that is reported.
 */
export function lintTexts(files: readonly RecipeFile[], tables: LintTables): readonly Problem[] {
  const index = indexFoods(tables.foods);
  const linted: LintedFile[] = [];
  const problems: Problem[] = [];
  for (const { file, source } of files) {
    const inspected = inspect(file.slice(0, -'.cook'.length), source, index, tables);
    if ('problems' in inspected) problems.push(...inspected.problems.map((it) => ({ file, ...it })));
    else linted.push({ file, linted: inspected });
  }
  for (const { file, linted: recipe } of linted)
    problems.push(...rules.flatMap((rule) => rule(recipe)).map((it) => ({ file, ...it })));
  problems.push(...sameTitles(linted), ...sameDishes(linted));
  const place = new Map(files.map(({ file }, n) => [file, n]));
  return problems.toSorted((a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0) || a.line - b.line);
}

/** Lints all .cook files of a directory, in the order of their names. */
export async function lintRecipes(directory: string, tables: LintTables): Promise<readonly Problem[]> {
  const names = (await readdir(directory)).filter((it) => it.endsWith('.cook')).toSorted();
  const files = names.map(async (file) => ({ file, source: await readFile(join(directory, file), 'utf8') }));
  return lintTexts(await Promise.all(files), tables);
}
