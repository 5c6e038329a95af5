import type { MealType } from '#domain/recipe/meal-types.ts';
import { mealTypeNames } from '#domain/source-recipe/meal-type-names.ts';
import type { ImportedRecipe } from '#server/context/recipe-reader.ts';
import { type Fields, fieldOf, listOf } from './find-recipe.ts';
import { linesOf, nameIn } from './ingredient-lines.ts';
import { plainLine } from './plain-text.ts';
import { servingsOf, timeOf } from './read-figures.ts';
import { stepsOf } from './step-lines.ts';
import { addressIn } from './web-address.ts';

/** Limit of ingredients and of steps of one recipe. */
const maxLines = 100;
const maxStepLength = 2_000;

function mealTypesOf(fields: Fields): MealType[] {
  const stated = ['recipeCategory', 'keywords', 'categories'].flatMap((key) => listOf(fieldOf(fields, key)));
  const words = stated.flatMap((each) => nameIn(each).toLowerCase().split(','));
  return [
    ...new Set(
      words.flatMap(
        (word) => mealTypeNames[word.trim().replace(/s$/, '')] ?? mealTypeNames[word.trim()] ?? [],
      ),
    ),
  ];
}

function authorOf(fields: Fields): string | null {
  const stated = [...listOf(fields['author']), fields['creditText'], fields['source']];
  return stated.map(nameIn).find((name) => name !== '' && addressIn(name) === null) ?? null;
}

function addressOf(fields: Fields): string | null {
  const stated = ['url', 'isBasedOn', 'orgURL', 'orgUrl', 'sourceUrl', 'source'];
  return stated.map((key) => addressIn(fieldOf(fields, key))).find((it) => it !== null) ?? null;
}

export const titleIn = (fields: Fields): string =>
  plainLine(fields['name'] ?? fields['title'], 200) || 'A recipe without a name';

/** Joins neighboring steps until the limit is met; null: the text is too long. */
function atMost(steps: readonly string[]): readonly string[] | null {
  if (steps.length <= maxLines) return steps;
  const joined: string[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last === undefined || last.length + 1 + step.length > maxStepLength) joined.push(step);
    else joined[joined.length - 1] = `${last} ${step}`;
  }
  return joined.length <= maxLines ? joined : null;
}

/** A recipe in the format of schema.org or another app, or a sentence that says why it is none. */
export function readFields(fields: Fields): ImportedRecipe | { readonly problem: string } {
  const title = plainLine(fields['name'] ?? fields['title'], 200);
  const lines = linesOf(fields);
  if (title === '') return { problem: 'It has no name. Type it in instead.' };
  if (lines.length === 0) return { problem: 'It has no ingredients. Type it in instead.' };
  const steps = atMost(stepsOf(fields));
  if (steps === null) return { problem: 'Its steps are too long to keep. Shorten them, and try again.' };
  if (lines.length > maxLines)
    return { problem: `It has more than ${maxLines} ingredients. Make two recipes of it, and try again.` };
  return {
    title,
    summary: plainLine(fields['description'], 2_000),
    servings: servingsOf(fields),
    readyInMinutes: timeOf(fields),
    mealTypes: mealTypesOf(fields),
    lines,
    steps,
    author: authorOf(fields),
    address: addressOf(fields),
  };
}
