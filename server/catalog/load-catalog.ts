import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Food } from '#domain/food/food.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { indexFoods } from './food-index.ts';
import { CatalogError, type Problem } from './problem.ts';
import { readRecipe } from './read-recipe.ts';

const slugFile = /^[a-z0-9]+(-[a-z0-9]+)*\.cook$/;

/**
 * Reads all .cook files of a directory, in the order of their names; the file's name is the recipe's refId.
 * Throws one CatalogError with all problems of all files.
 */
export async function loadCatalog(directory: string, foods: readonly Food[]): Promise<readonly Recipe[]> {
  const index = indexFoods(foods);
  const files = (await readdir(directory)).filter((it) => it.endsWith('.cook')).toSorted();
  const problems: Problem[] = [];
  const recipes: Recipe[] = [];
  const titles = new Map<string, string>();
  for (const file of files) {
    const fail = (line: number, text: string, column = 1) => problems.push({ file, line, column, text });
    if (!slugFile.test(file)) fail(1, 'a file is named in small letters, digits and hyphens');
    const read = readRecipe(
      file.slice(0, -'.cook'.length),
      await readFile(join(directory, file), 'utf8'),
      index,
    );
    if ('problems' in read) {
      for (const { line, text, column } of read.problems) fail(line, text, column);
      continue;
    }
    const { recipe } = read;
    const before = titles.get(recipe.title.toLowerCase());
    if (before) fail(1, `"${recipe.title}" is already the title of ${before}; choose another`);
    titles.set(recipe.title.toLowerCase(), file);
    recipes.push(recipe);
  }
  if (problems.length > 0) throw new CatalogError(problems);
  return recipes;
}
