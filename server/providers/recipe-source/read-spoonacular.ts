/** Parses responses of spoonacular.com. Nothing is trusted: fields are validated, texts sanitized and truncated. */
import { findUnit } from '#domain/quantity/units.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { mealTypeNames } from '#domain/source-recipe/meal-type-names.ts';
import type { SourceIngredient, SourceRecipe } from '#domain/source-recipe/source-recipe.ts';
import { type FoundRecipe, type FoundRecipes, RecipeSourceError } from '#server/context/recipe-source.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One line of plain text; '' if the value is not a string. */
function textOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const plain = value
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).trimEnd()}…`;
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** External ids are below the range of our own. */
function idOf(value: unknown): number | null {
  const id = numberOf(value);
  return id !== null && Number.isInteger(id) && id >= 1 && id <= 1_000_000_000 ? id : null;
}

/** Origins of its pictures, as the page policy allows no others. */
export const pictureOrigins = ['https://img.spoonacular.com', 'https://spoonacular.com'] as const;

function pictureOf(value: unknown): string | null {
  const url = typeof value === 'string' && value.length <= 500 ? URL.parse(value) : null;
  return url !== null && pictureOrigins.some((origin) => origin === url.origin) ? url.href : null;
}

function hitOf(value: unknown): FoundRecipe | null {
  const fields = fieldsOf(value);
  const sourceId = idOf(fields['id']);
  const title = textOf(fields['title'], 200);
  if (sourceId === null || title === '') return null;
  const minutes = numberOf(fields['readyInMinutes']);
  const readyInMinutes = minutes !== null && minutes > 0 ? Math.round(minutes) : null;
  return { refId: null, sourceId, title, image: pictureOf(fields['image']), readyInMinutes };
}

/** Parses a response of complexSearch. Throws RecipeSourceError for anything else. */
export function readSearch(response: unknown): FoundRecipes {
  const { results, totalResults } = fieldsOf(response);
  const total = numberOf(totalResults);
  if (!Array.isArray(results) || total === null || total < 0)
    throw new RecipeSourceError('broken', 'Spoonacular answered no search result.');
  return { items: results.flatMap((each) => hitOf(each) ?? []), total: Math.floor(total) };
}

function mealTypesOf(value: unknown): MealType[] {
  const found = listOf(value).flatMap((each) => mealTypeNames[textOf(each, 50).toLowerCase()] ?? []);
  return [...new Set(found)];
}

/** `serving` is its unit for an unstated amount; others are words of the author. */
const saysNothing = /^(?:servings?|(?:to|for|per) taste|as (?:needed|desired|required)|some|optional)$/i;

function measureOf(amount: unknown, unit: unknown): Measure | null {
  const value = numberOf(amount);
  const word = textOf(unit, 40);
  if (value === null || value <= 0) return null;
  return { value: Math.round(value * 1000) / 1000, unit: findUnit(word)?.id ?? word };
}

const noMeasure: Measure = { value: 0, unit: '' };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ingredientOf(value: unknown): SourceIngredient {
  const { id, name, nameClean, originalName, original, meta, amount, unit, measures } = fieldsOf(value);
  const names = [nameClean, name].map((each) => textOf(each, 100)).filter((each) => each !== '');
  const called = names.at(-1) ?? (textOf(originalName, 200) || textOf(original, 200) || 'An ingredient');
  const notes = listOf(meta)
    .map((each) => textOf(each, 60))
    .filter((note) => note !== '' && !called.toLowerCase().includes(note.toLowerCase()));
  const { us, metric } = fieldsOf(measures);
  const [american, everywhere] = [us, metric].map((each) => {
    const fields = fieldsOf(each);
    return measureOf(fields['amount'], fields['unitShort']);
  });
  const own = measureOf(amount, unit);
  const given = [own, everywhere, american].flatMap((it) => (it && !saysNothing.test(it.unit) ? [it] : []));
  // The USDA's numbers have up to five digits; the source's own, derived from them, have more.
  const number = idOf(id);
  return {
    names: names.length > 0 ? names : [called],
    ndbNo: number !== null && number <= 99_999 ? number : null,
    shownAs: capital([called, ...notes].join(', ')),
    amounts: given,
    us: american ?? own ?? noMeasure,
    metric: everywhere ?? own ?? noMeasure,
  };
}

const tags = /<[^>]*>/g;

function stepsOf({ analyzedInstructions, instructions }: Fields): string[] {
  const parts = listOf(analyzedInstructions).flatMap((part) => listOf(fieldsOf(part)['steps']));
  const steps = parts.map((step) => fieldsOf(step)['step']);
  const lines = typeof instructions === 'string' ? instructions.split(/<\/(?:li|p)>|<br ?\/?>|\n/) : [];
  return (steps.length > 0 ? steps : lines)
    .map((step) => textOf(typeof step === 'string' ? step.replace(tags, ' ') : step, 2_000))
    .filter((step) => step !== '')
    .slice(0, 100);
}

const maxIngredients = 200;

function recipeOf(value: unknown): SourceRecipe | null {
  const fields = fieldsOf(value);
  const id = idOf(fields['id']);
  const title = textOf(fields['title'], 200);
  const servings = Math.round(numberOf(fields['servings']) ?? 0);
  const listed = listOf(fields['extendedIngredients']);
  // a recipe without some of its ingredients would be judged too mildly
  if (listed.length === 0 || listed.length > maxIngredients) return null;
  if (id === null || title === '' || servings < 1 || servings > 1_000) return null;
  return {
    id,
    title,
    author: textOf(fields['sourceName'], 100) || textOf(fields['creditsText'], 100) || null,
    readyInMinutes: Math.min(100_000, Math.max(0, Math.round(numberOf(fields['readyInMinutes']) ?? 0))),
    servings,
    mealTypes: mealTypesOf(fields['dishTypes']),
    ingredients: listed.map(ingredientOf),
    steps: stepsOf(fields),
  };
}

/** Parses a response of informationBulk, without incomplete recipes. Throws RecipeSourceError for anything else. */
export function readRecipes(response: unknown): SourceRecipe[] {
  if (!Array.isArray(response)) throw new RecipeSourceError('broken', 'Spoonacular answered no recipes.');
  return response.flatMap((each) => recipeOf(each) ?? []);
}
