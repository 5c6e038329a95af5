import { join } from 'node:path';
import { comparedDish, duplicateFrom, similarPairs } from '#domain/catalog/similarity.ts';
import { lintRecipes } from '#server/catalog/lint-recipes.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { sentenceOf } from '#server/catalog/problem.ts';

/**
 * `npm run lint:recipes`: problems in the recipes, one per line, with file, line and a suggested fix; and the
 * most similar pairs.
 */
const shownPairs = 10;
const shownFrom = 0.6;
const directory = join(import.meta.dirname, '../content/recipes');
const tables = await loadFoods();
const problems = await lintRecipes(directory, tables);
for (const problem of problems) console.log(`content/recipes/${sentenceOf(problem)}`);
if (problems.length === 0) {
  const dishes = (await loadCatalog(directory, tables.foods)).map((recipe) =>
    comparedDish(recipe, tables.byId),
  );
  console.log(
    `The closest pairs; from ${duplicateFrom} on they count as one dish, if they are for one meal:`,
  );
  for (const { one, other, similarity } of similarPairs(dishes, shownFrom).slice(0, shownPairs))
    console.log(`  ${similarity.all.toFixed(2)} ${one}, ${other}`);
}
console.log(problems.length === 0 ? 'The recipes are fine.' : `${problems.length} to mend.`);
process.exitCode = problems.length === 0 ? 0 : 1;
