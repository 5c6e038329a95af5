import { join } from 'node:path';
import { lintRecipes } from '#server/catalogue/lint-recipes.ts';
import { loadFoods } from '#server/catalogue/load-foods.ts';
import { sentenceOf } from '#server/catalogue/problem.ts';

/** `npm run lint:recipes`: problems in the recipes, one a line, with file, line and a suggested fix. */
const { foods } = await loadFoods();
const problems = await lintRecipes(join(import.meta.dirname, '../content/recipes'), foods);
for (const problem of problems) console.log(`content/recipes/${sentenceOf(problem)}`);
console.log(problems.length === 0 ? 'The recipes are fine.' : `${problems.length} to mend.`);
process.exitCode = problems.length === 0 ? 0 : 1;
