import type { OperationResponse } from '#contract/operations.ts';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { gathersHistamine, leftoversWarning } from '#domain/intolerance/histamine-leftovers.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { lowPortion } from '#domain/intolerance/low-portion.ts';
import { unchanged } from '#domain/intolerance/member-lists.ts';
import { foodsAboveLimit, memberVerdictOf } from '#domain/intolerance/member-verdict.ts';
import { doseThresholds } from '#domain/intolerance/thresholds.ts';
import type { FigureSpread, Reason } from '#domain/intolerance/verdict.ts';
import { figureUnits } from '#domain/intolerance/verdicts.ts';
import { servingGrams } from '#domain/nutrition/cooking.ts';
import { isKnownEnough } from '#domain/nutrition/known-enough.ts';
import { knownFigures } from '#domain/nutrition/known-figures.ts';
import type { NutrientAmount } from '#domain/nutrition/recipe-nutrients.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { bestSwap } from '#domain/swap/best-swap.ts';
import type { Dish } from '#domain/swap/dish.ts';
import type { Context } from '#server/context.ts';
import type { DetailRow } from '#server/queries/recipes.ts';
import { allergenStatementResponse, fitWithReasons } from './fit-response.ts';
import { byAxis, recipeCard } from './recipe-card.ts';
import { dishOf } from './swapped-recipe.ts';

type Foods = Context['foods'];
type Detail = OperationResponse<'getRecipe'>['data'];
type ReasonResponse = Detail['verdicts']['oxalate']['reasons'][number];

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Rounds to digits suited to the magnitude. */
function shown(amount: number): number {
  const digits = amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  return Number(amount.toFixed(digits));
}

/** Nutrients that are known well enough to be shown. */
export const nutrientResponses = (nutrients: readonly NutrientAmount[]): Detail['nutrients'] =>
  nutrients.filter(isKnownEnough).map(({ name, amount, unit, percentOfDailyNeeds }) => ({
    name,
    amount: unit === 'kcal' ? Math.round(amount) : shown(amount),
    unit,
    percent_of_daily_needs: percentOfDailyNeeds === null ? null : Math.round(percentOfDailyNeeds * 10) / 10,
  }));

export const ingredientResponses = (ingredients: readonly RecipeIngredient[]): Detail['ingredients'] =>
  ingredients.map(({ name, foodId, grams, us, metric }) => ({
    name,
    food_id: foodId,
    grams: hundredths(grams),
    amount: { us, metric },
  }));

const sugarResponse = (sugar: Reason['sugar']): ReasonResponse['sugar'] =>
  sugar === null
    ? null
    : {
        name: sugar.sum,
        grams: sugar.grams === null ? null : hundredths(sugar.grams),
        limit_g: hundredths(sugar.limitG),
      };

const spreadResponse = ({ lowest, highest, isSettled }: FigureSpread) => ({
  lowest,
  highest,
  is_settled: isSettled,
});

function reasonResponse(reason: Reason, foods: Foods): ReasonResponse {
  return {
    ingredient: reason.foodName,
    food_id: reason.foodId,
    grams: hundredths(reason.grams),
    level: reason.level,
    figure: reason.figure === null ? null : hundredths(reason.figure),
    unit: reason.unit,
    low_up_to_g: reason.lowUpToG === null ? null : hundredths(reason.lowUpToG),
    medium_up_to_g: reason.mediumUpToG === null ? null : hundredths(reason.mediumUpToG),
    sugar: sugarResponse(reason.sugar),
    ...(reason.spread && { spread: spreadResponse(reason.spread) }),
    confidence: reason.confidence,
    source: foods.sources.get(reason.source ?? '') ?? null,
  };
}

/** One practical swap that lowers the level without breaking the member's other rules. */
function swapResponse(
  axis: Intolerance,
  level: Level | null,
  row: DetailRow,
  profile: DietaryProfile,
  foods: Foods,
): Detail['verdicts'][Intolerance]['swap'] {
  if (level === 1) return null;
  const best = bestSwap(axis, level, dishOf(row, foods), profile, foods.swapRoles);
  return (
    best && {
      ingredient: foods.byId.get(best.foodId)?.name ?? best.foodId,
      food_id: best.foodId,
      replacement: best.swap.food.name,
      replacement_food_id: best.swap.food.id,
      level: best.level,
    }
  );
}

function verdictResponse(
  axis: Intolerance,
  row: DetailRow,
  profile: DietaryProfile,
  foods: Foods,
): Omit<Detail['verdicts'][Intolerance], 'limit' | 'standing'> {
  const verdict = row.verdicts[axis];
  const list = profile.lists[axis] ?? unchanged;
  const { level, deciding, unknown } = memberVerdictOf(verdict, list, row.food_ids);
  const rank = (reason: Reason) => (deciding.includes(reason.foodId) ? 0 : 1);
  const nameOf = (id: string) => verdict.reasons.find(({ foodId }) => foodId === id)?.foodName ?? id;
  return {
    level,
    largest_sum: verdict.largestSum && {
      name: verdict.largestSum.sum,
      share: hundredths(verdict.largestSum.share),
    },
    dose: verdict.dose === null ? null : hundredths(verdict.dose),
    unit: figureUnits[axis],
    threshold_low: doseThresholds[axis]?.low ?? null,
    threshold_medium: doseThresholds[axis]?.medium ?? null,
    reasons: verdict.reasons
      .toSorted((a, b) => rank(a) - rank(b))
      .map((reason) => reasonResponse(reason, foods)),
    deciding,
    above_low: foodsAboveLimit(verdict, 1, list, row.food_ids),
    above_medium: foodsAboveLimit(verdict, 2, list, row.food_ids),
    unknown: unknown.map(nameOf),
    swap: swapResponse(axis, level, row, profile, foods),
    ...lowPortionResponse(axis, level, row, profile),
  };
}

/** For own recipes only: catalog recipes have no food without figures. */
function knownFiguresResponse(
  row: DetailRow,
  { ingredients, servings }: Dish,
): Pick<Detail, 'known_figures'> {
  const known = row.own_lines === null ? null : knownFigures(ingredients, servings);
  if (known === null) return {};
  return { known_figures: { without: [...known.without], nutrients: nutrientResponses(known.nutrients) } };
}

const lineChoiceResponse = ({ line, foodId, grams, isLeftOut }: LineChoice) => ({
  line,
  food_id: foodId,
  grams,
  is_left_out: isLeftOut,
});
/** The part of a serving that is Low; none for a dish with a food that the member excludes, which is in any part. */
function lowPortionResponse(
  axis: Intolerance,
  level: Level | null,
  { verdicts, food_ids }: DetailRow,
  { lists }: DietaryProfile,
): Pick<Detail['verdicts'][Intolerance], 'low_portion'> {
  const isLeftOut = food_ids.some((id) => lists[axis]?.excluded.includes(id));
  const portion = level === 1 || isLeftOut ? null : lowPortion(axis, verdicts[axis]);
  return portion === null ? {} : { low_portion: portion };
}

function histamineWarning(
  { ingredients }: Dish,
  profile: DietaryProfile | null,
): Pick<Detail, 'histamine_warning'> {
  const isLimited = (profile?.limits.histamine ?? 3) < 3;
  const warns = isLimited && gathersHistamine(ingredients.map(({ food }) => food));
  return warns ? { histamine_warning: leftoversWarning } : {};
}

/** A recipe as on its own page, judged for the profile's member; null for a guest. */
export function recipeDetail(row: DetailRow, profile: DietaryProfile | null, foods: Foods): Detail {
  const { fit: _, ...card } = recipeCard(row, profile, foods);
  const dish = dishOf(row, foods);
  return {
    ...card,
    ...(profile?.hidesEnergy && { shows_energy: false }),
    ...(profile !== null && { fit: fitWithReasons(row, profile, foods) }),
    allergen_statement: allergenStatementResponse(row, profile ?? emptyProfile, foods, row),
    verdicts: byAxis((axis) => ({
      ...card.verdicts[axis],
      ...verdictResponse(axis, row, profile ?? emptyProfile, foods),
    })),
    instructions_html: row.instructions_html,
    instructions: { steps: row.steps.map((title, at) => ({ number: at + 1, title })) },
    ingredients: ingredientResponses(row.ingredients),
    nutrients: nutrientResponses(row.nutrients),
    ...knownFiguresResponse(row, dish),
    ...histamineWarning(dish, profile),
    serving_grams: servingGrams(dish.ingredients, row.servings),
    ...(row.own_lines !== null && {
      ingredient_lines: [...row.own_lines],
      line_choices: (row.own_choices ?? []).map(lineChoiceResponse),
    }),
    ...(row.version_of !== null &&
      row.version_title !== null && {
        version_of: { id: Number(row.version_of), title: row.version_title },
      }),
    ...(row.own_version_id !== null && { own_version_id: row.own_version_id }),
  };
}
