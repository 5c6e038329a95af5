import type {
  ImportedRecipe,
  ReadingProblem,
  ReadOutcome,
  TextFormat,
} from '#server/context/recipe-reader.ts';
import { type Fields, parseJson, recipesInHtml, recipesInJson } from './find-recipe.ts';
import { linesOf } from './ingredient-lines.ts';
import { readCooklangRecipe } from './read-cooklang-recipe.ts';
import { readFields, titleIn } from './read-fields.ts';

const noRecipeOnPage = 'We couldn’t find a recipe on this page. Paste it instead.';
const noRecipeInText = 'There’s no recipe in what you pasted. Copy the whole page, or just the recipe.';
const noRecipeInFile =
  'We couldn’t find a recipe in that. Paste one recipe as JSON, with its name and ingredients.';

/** The recipes that can be read, and the problems of the others. */
export function readAll(found: readonly Fields[]): {
  readonly recipes: ImportedRecipe[];
  readonly problems: ReadingProblem[];
} {
  const recipes: ImportedRecipe[] = [];
  const problems: ReadingProblem[] = [];
  for (const fields of found) {
    const read = readFields(fields);
    if ('problem' in read) problems.push({ name: titleIn(fields), message: read.problem });
    else recipes.push(read);
  }
  return { recipes, problems };
}

/** A page may list other dishes by name only: those are not its recipes, and their problems don't matter. */
function readPage(found: readonly Fields[], refusal: string): ReadOutcome {
  const { recipes } = readAll(found);
  if (recipes.length > 0) return { recipes, problems: [] };
  const [problem] = readAll(found.filter((fields) => linesOf(fields).length > 0)).problems;
  return { refusal: problem === undefined ? refusal : `We found “${problem.name}”. ${problem.message}` };
}

export function readText(format: TextFormat, content: string): ReadOutcome {
  if (format === 'html') return readPage(recipesInHtml(content), noRecipeInText);
  if (format === 'page') {
    const inHtml = recipesInHtml(content);
    return readPage(inHtml.length > 0 ? inHtml : recipesInJson(parseJson(content)), noRecipeOnPage);
  }
  if (format === 'json') {
    const read = readAll(recipesInJson(parseJson(content)));
    return read.recipes.length === 0 ? { refusal: noRecipeInFile } : read;
  }
  const read = readCooklangRecipe(content);
  if ('problem' in read) return { refusal: `The Cooklang text cannot be read. ${read.problem}` };
  return { recipes: [read], problems: [] };
}
