import type { ArtHint, Recipe } from '#domain/recipe/recipe.ts';
import { bindIngredients, type LineProblem } from './bind-ingredients.ts';
import type { Place } from './cooklang-parser.ts';
import type { FoodIndex } from './food-index.ts';
import { parseCooklang } from './parse-cooklang.ts';
import { readMetadata } from './read-metadata.ts';
import { withCooking } from './with-cooking.ts';

/** Position of a front matter key, at the margin or below `art:`; the start of the text if the key is missing. */
export function placeOfKey(source: string, key: string): Place {
  const lines = source.split('\n');
  const line = lines.findIndex((it) => it.trimStart().startsWith(`${key}:`));
  return line === -1
    ? { line: 1, column: 1 }
    : { line: line + 1, column: (lines[line]?.indexOf(key) ?? 0) + 1 };
}

function bindArt(art: ArtHint, index: FoodIndex, fail: (key: string, text: string) => void): ArtHint {
  const ids = (key: 'show' | 'garnish') =>
    art[key].flatMap((name) => {
      const food = index.find(name);
      if (typeof food !== 'string') return [food.id];
      fail(key, `${key}: ${food}`);
      return [];
    });
  return { ...art, show: ids('show'), garnish: ids('garnish') };
}

/** One Cooklang text as a recipe bound to foods, or all of its problems by line. */
export function readRecipe(
  refId: string,
  source: string,
  index: FoodIndex,
): { readonly recipe: Recipe } | { readonly problems: readonly LineProblem[] } {
  const text = parseCooklang(source);
  if ('diagnoses' in text) {
    return { problems: text.diagnoses.map((it) => ({ line: 1, ...it.place, text: it.text })) };
  }
  const problems: LineProblem[] = [];
  const failKey = (key: string, words: string) => {
    problems.push({ ...placeOfKey(source, key), text: words });
  };
  const { values, problems: keyProblems } = readMetadata(text);
  for (const problem of keyProblems) failKey(problem.key, problem.text);
  const art = bindArt(values.art, index, failKey);
  const bound = bindIngredients(text.mentions, index);
  const { cooking: cookingWords, ...rest } = values;
  const ingredients = withCooking(bound.ingredients, text, cookingWords, index, failKey);
  problems.push(...bound.problems);
  if (text.mentions.length === 0) problems.push({ line: 1, text: 'no step names an ingredient with @' });
  if (problems.length > 0)
    return { problems: problems.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0)) };
  return { recipe: { refId, ...rest, art, ingredients, steps: text.steps } };
}
