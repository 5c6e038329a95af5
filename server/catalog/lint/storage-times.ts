import { rawKindOf } from '#domain/recipe/raw-foods.ts';
import type { LineProblem } from '../bind-ingredients.ts';
import type { LintedRecipe, Rule } from './linted-recipe.ts';

/** Cooked meat, fish, and eggs keep for 3 to 4 days in a refrigerator (FSIS), so that no text promises more. */
function tooLong({ source, foods }: LintedRecipe): LineProblem[] {
  const isRisky = foods.map(rawKindOf).some((kind) => kind === 'meat' || kind === 'fish' || kind === 'egg');
  if (!isRisky) return [];
  return source.split('\n').flatMap((text, n) => {
    const found = /\b(?:all week|for a week|(?:[5-9]|\d\d)%days)\b/.exec(text);
    return found === null
      ? []
      : [{ line: n + 1, text: `"${found[0]}": cooked meat, fish, and eggs keep for 3 to 4 days` }];
  });
}

/** A description promises no longer storage than the steps. */
function twoStories({ recipe, steps, lineOf }: LintedRecipe): LineProblem[] {
  const days = steps.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:up to|more than|for) (\d+) days?\b/g)].map(([, it = '']) => Number(it)),
  );
  const isShort = days.length > 0 && Math.max(...days) < 7;
  if (!isShort || !/\ball week\b/i.test(recipe.summary)) return [];
  return [
    {
      line: lineOf('description'),
      text: `"all week" is longer than the ${Math.max(...days)} days of the steps`,
    },
  ];
}

const isTakenAlong =
  /\b(?:lunch ?box(?:es)?|lunch bag|picnic|beach|travels?|train|schoolbag|backpack|desk|on the run|take (?:it|them) along|packs?(?! (?:a|an|in|so|more|plenty)\b))\b/i;
const isKeptCold = /\b(?:ice packs?|cooler|refrigerator|keep (?:it|them|the \w+) cold|eat within)\b/i;

/** Foods that germs grow in when they are cooked or opened and stand around warm. */
const isPerishable = ({ recipe, foods }: LintedRecipe): boolean =>
  foods.some((food) => {
    const cooking = recipe.ingredients.find(({ foodId }) => foodId === food.id)?.cooking;
    const isBoiled = cooking === 'boiled' || cooking === 'heated';
    const isAnimal =
      ['meat', 'fish', 'dairy-and-eggs'].includes(food.aisle) && !/butter|ghee|lard|fat$/.test(food.id);
    return (
      isAnimal || /tofu|^canned-|tempeh/.test(food.id) || (food.aisle === 'grains-and-pasta' && isBoiled)
    );
  });

/** What is packed for later is packed cold: two hours at room temperature are the most (FSIS). */
function packedWarm(recipe: LintedRecipe): LineProblem[] {
  const { recipe: it, steps, lineOf } = recipe;
  const found = isTakenAlong.exec(`${it.title} ${it.summary}`);
  if (found === null || !isPerishable(recipe) || steps.some(({ text }) => isKeptCold.test(text))) return [];
  const text = `"${found[0]}": say in the steps how it is kept cold, such as with an ice pack`;
  return [{ line: lineOf('description'), text }];
}

const later = /\b(?:tomorrow|(?:the )?next day|day after|second day|day ahead|leftovers?)\b/i;

/** Histamine grows in leftovers of meat and fish, so that no dish that is Low in it is praised for the next day. */
function nextDay({ recipe, computed, foods, lineOf }: LintedRecipe): LineProblem[] {
  const isFlesh = foods.map(rawKindOf).some((kind) => kind === 'meat' || kind === 'fish');
  const found = later.exec(`${recipe.title} ${recipe.summary}`);
  if (!isFlesh || found === null || computed.verdicts.histamine.level !== 1) return [];
  const text = `"${found[0]}": histamine grows in leftovers of meat and fish, and the dish is Low in it today`;
  return [{ line: lineOf('description'), text }];
}

/** Rice that waits for a day waits in the refrigerator. */
function warmRice({ steps }: LintedRecipe): LineProblem[] {
  return steps.flatMap(({ text, line }) =>
    text
      .split(/(?<=[.;])\s+/)
      .filter((it) => /\brice\b/i.test(it) && /\b(?:day before|yesterday|left ?over)/i.test(it))
      .filter((it) => !/\b(?:refrigerat\w*|chilled)\b/i.test(it))
      .map(() => ({ line, text: 'rice from the day before has to have been chilled at once; say so' })),
  );
}

/** Share of the weight from which oil keeps the air away. */
const coveringOil = 0.25;
const maxDaysInOil = 4;
const stored = /\b(?:up to|more than|keeps? (?:\w+ ){0,4}for) (?:(\d+) days?|(?:a|\d+) (?:weeks?|months?))/g;

/** Botulism bacteria of garlic and herbs grow under oil, where no air is (FDA); four days in the cold are the most. */
function underOil({ recipe, steps, table }: LintedRecipe): LineProblem[] {
  const foods = recipe.ingredients.flatMap(({ foodId, grams }) => {
    const food = table.get(foodId);
    return food === undefined ? [] : [{ food, grams }];
  });
  const weightOf = (of: typeof foods) => of.reduce((sum, { grams }) => sum + grams, 0);
  const oil = foods.filter(({ food }) => food.aisle === 'oils-and-vinegars' && (food.per100g.fat ?? 0) > 75);
  const isRisky = foods.some(({ food }) =>
    /^(?:garlic|basil|parsley|rosemary|thyme|cilantro|dill|mint)$/.test(food.id),
  );
  if (!isRisky || weightOf(oil) < coveringOil * weightOf(foods)) return [];
  return steps.flatMap(({ text, line }) =>
    [...text.matchAll(stored)]
      .filter(([, days]) => days === undefined || Number(days) > maxDaysInOil)
      .map(([found]) => ({
        line,
        text: `"${found}": garlic and herbs under oil keep for ${maxDaysInOil} days at the most`,
      })),
  );
}

/** Texts about later meals are as careful as the steps. */
export const storageTimesRule: Rule = (recipe) => [
  ...tooLong(recipe),
  ...twoStories(recipe),
  ...packedWarm(recipe),
  ...nextDay(recipe),
  ...warmRice(recipe),
  ...underOil(recipe),
];
