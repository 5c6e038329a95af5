import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import { mealTypeNames } from '#domain/source-recipe/meal-type-names.ts';
import { type Fields, fieldsOf, listOf } from './find-recipe.ts';
import { plainLine, plainLines } from './plain-text.ts';

const most = 100;
const mostMinutes = 10_080;

/** Longer is no number of anything, and what is read letter by letter stays short. */
const mostLetters = 100;
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, mostLetters) : typeof value === 'number' ? String(value) : '';
/** "500 ml" says how much it makes and not for how many. */
const measured =
  /^\s*[\d.,/ ]+\s*(?:ml|cl|dl|l|litres?|liters?|g|kg|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?)\b/i;

const numberIn = (value: unknown): number | null => {
  const found = typeof value === 'number' ? value : Number(/\d+(?:\.\d+)?/.exec(textOf(value))?.[0]);
  return Number.isFinite(found) && found > 0 ? found : null;
};

/** Where nobody says how many it serves it is one: too much is the safe mistake. */
function servingsOf(fields: Fields): number {
  const said = [
    fields['recipeServings'],
    fields['servings'],
    ...listOf(fields['recipeYield']),
    fields['yield'],
  ];
  const found = said
    .filter((each) => !measured.test(textOf(each)))
    .flatMap((each) => numberIn(fieldsOf(each)?.['value'] ?? each) ?? []);
  return Math.min(100, Math.max(1, Math.round(found[0] ?? 1)));
}

/** `PT1H30M`, `1 hour 30 minutes`, a number of minutes. */
function minutesIn(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : 0;
  if (typeof value !== 'string') return 0;
  const text = value.slice(0, mostLetters);
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  const part = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const days = part(/(\d+(?:\.\d+)?)\s*d/i);
  const hours = part(/(\d+(?:\.\d+)?)\s*h/i);
  const afterDate = /^P/i.test(text) ? (text.split(/T/i)[1] ?? '') : text;
  const minutes = Number(/(\d+(?:\.\d+)?)\s*m/i.exec(afterDate)?.[1] ?? 0);
  return days * 1440 + hours * 60 + minutes;
}

function timeOf(fields: Fields): number {
  const total = minutesIn(fields['totalTime'] ?? fields['total_time']);
  const parts = [
    'prepTime',
    'cookTime',
    'performTime',
    'prep_time',
    'cook_time',
    'working_time',
    'waiting_time',
  ];
  const sum = parts.reduce((all, key) => all + minutesIn(fields[key]), 0);
  return Math.min(mostMinutes, Math.round(total > 0 ? total : sum));
}

const nameIn = (value: unknown) => plainLine(fieldsOf(value)?.['name'] ?? value, 100);

/** A line as it is written, or put together from what an app keeps apart. */
function ingredientLines(value: unknown): string[] {
  if (typeof value === 'string') return plainLines(value, 200);
  const fields = fieldsOf(value);
  if (fields === null) return [];
  const written = plainLine(fields['originalText'] ?? fields['original_text'] ?? fields['display'], 200);
  if (written !== '') return [written];
  const amount = numberIn(fields['quantity'] ?? fields['amount']);
  const name = nameIn(fields['food']) || nameIn(fields['name']);
  const note = plainLine(fields['note'], 100);
  const words = [amount === null ? '' : String(amount), nameIn(fields['unit']), name]
    .filter(Boolean)
    .join(' ');
  const line = words === '' ? note : [words, note].filter(Boolean).join(', ');
  return plainLines(line, 200);
}

/** Of the recipe, and of its steps, where some apps keep them. */
function linesOf(fields: Fields): string[] {
  const own = [...listOf(fields['recipeIngredient'] ?? fields['ingredients'])];
  const inSteps = listOf(fields['steps']).flatMap((step) => listOf(fieldsOf(step)?.['ingredients']));
  return [...own, ...inSteps].flatMap(ingredientLines).slice(0, most);
}

function stepLines(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return plainLines(value);
  const fields = fieldsOf(value);
  if (depth > 4) return [];
  if (fields === null) return listOf(value).flatMap((each) => stepLines(each, depth + 1));
  const inner = fields['itemListElement'] ?? fields['steps'];
  if (inner !== undefined) return stepLines(inner, depth + 1);
  return stepLines(fields['text'] ?? fields['instruction'] ?? fields['name'] ?? '', depth + 1);
}

function stepsOf(fields: Fields): string[] {
  const told = ['recipeInstructions', 'instructions', 'directions', 'steps'];
  return (told.map((key) => stepLines(fields[key])).find((steps) => steps.length > 0) ?? []).slice(0, most);
}

function mealTypesOf(fields: Fields): MealType[] {
  const said = [...listOf(fields['recipeCategory']), ...listOf(fields['keywords'])];
  const words = said.flatMap((each) => nameIn(each).toLowerCase().split(','));
  return [
    ...new Set(
      words.flatMap(
        (word) => mealTypeNames[word.trim().replace(/s$/, '')] ?? mealTypeNames[word.trim()] ?? [],
      ),
    ),
  ];
}

/** A recipe in schema.org's words or those of another app; null without a title or ingredients. */
export function readFields(fields: Fields): OwnRecipe | null {
  const title = plainLine(fields['name'] ?? fields['title'], 200);
  const lines = linesOf(fields);
  if (title === '' || lines.length === 0) return null;
  const [author = ''] = listOf(fields['author']).map(nameIn).filter(Boolean);
  return {
    title,
    summary: plainLine(fields['description'], 2_000),
    servings: servingsOf(fields),
    readyInMinutes: timeOf(fields),
    mealTypes: mealTypesOf(fields),
    lines,
    steps: stepsOf(fields),
    author: author === '' ? null : author,
  };
}
