import { setImmediate } from 'node:timers/promises';
import type { OperationResponse } from '#contract/operations.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { judge } from '#domain/dietary-profile/judge.ts';
import { dishOfCustomFood, dishOfFacts, type JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import { judgeDay } from '#domain/dietary-profile/limit-status.ts';
import type { EatenFood } from '#domain/intolerance/contributions.ts';
import { gathersHistamine, plannedLeftoversWarning } from '#domain/intolerance/histamine-leftovers.ts';
import { doseThresholds } from '#domain/intolerance/thresholds.ts';
import { figureUnits } from '#domain/intolerance/verdicts.ts';
import type { EatenDish } from '#domain/meal-plan/day-load.ts';
import { dayLoad } from '#domain/meal-plan/day-loads.ts';
import {
  dayNutrients,
  forServings,
  nutrientsOfFood,
  type ServedNutrient,
} from '#domain/meal-plan/day-nutrients.ts';
import { mealLoads, sugarsOf, worstMeal } from '#domain/meal-plan/fodmap-meals.ts';
import { keepingNote } from '#domain/meal-plan/leftovers.ts';
import { type DaySum, dayLimits, sumSentence } from '#domain/safety/day-limits.ts';
import { daySums } from '#domain/safety/day-sums.ts';
import { safeTarget } from '#domain/safety/energy-safety.ts';
import type { Context } from '#server/context.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import { findMember } from '#server/health/member-snapshot.ts';
import { dayTable } from '#server/household/day-table.ts';
import { eatenByMember, findPlanEaters, summedItem } from '#server/household/plan-table.ts';
import { type CustomFoodRow, findFoods } from '#server/queries/custom-foods.ts';
import { findTarget, type PlanRow } from '#server/queries/meal-plans.ts';
import { findPlanItems, type PlanItemRow } from '#server/queries/plan-items.ts';
import type { PlannedRecipe } from '#server/queries/planned-recipes.ts';
import { nameOfOther } from '#server/queries/shared-plans.ts';
import { fitResponse, standingsOf } from '#server/recipes/fit-response.ts';
import { byAxis } from '#server/recipes/recipe-card.ts';
import { nutrientResponses } from '#server/recipes/recipe-detail.ts';
import { recipePicture } from '#server/recipes/recipe-picture.ts';
import { fitOfCustomFood } from './custom-food-response.ts';
import { dayRevision } from './day-revision.ts';
import { foodsPerServing } from './foods-per-serving.ts';
import { plannedRecipes } from './planned-recipes.ts';

export type MealPlan = OperationResponse<'scheduleRecipe'>['data'];
type PlanItem = MealPlan['items'][number];
export type PlanReads = ProfileReads;

/** An item with nutrients and ingredients. */
export interface PlanItemDetails {
  readonly item: PlanItem;
  readonly servings: number;
  /** Of one serving. */
  readonly nutrients: readonly ServedNutrient[];
  readonly dish: EatenDish;
  readonly judged: JudgedDish;
  /** A record of what was eaten instead of a dish. */
  readonly isEatenInstead?: boolean;
}

const asText = (id: number | null) => (id === null ? null : String(id));

const placeOf = (row: PlanItemRow) => ({
  id: String(row.id),
  servings: row.servings,
  slot: row.slot,
  position: row.position,
  generated: row.generated,
  leftover_of: asText(row.leftover_of),
  cooked_on: row.cooked_on,
  ...(row.leftovers_on.length > 0 && { leftovers_on: [...row.leftovers_on] }),
  ...(row.only_for !== null && { only_for: [...row.only_for] }),
});

function recipeItem(
  row: PlanItemRow,
  date: string,
  recipe: PlannedRecipe,
  profile: DietaryProfile,
  foods: Context['foods'],
): PlanItemDetails {
  const nutrients = nutrientResponses(recipe.nutrients);
  const eaten = foodsPerServing(recipe, foods);
  const judged = dishOfFacts(recipe, foods.byId);
  return {
    servings: row.servings,
    nutrients,
    judged,
    dish: { title: recipe.title, slot: row.slot, servings: row.servings, eaten },
    item: {
      ...placeOf(row),
      type: 'Recipe',
      title: recipe.title,
      image: recipePicture(recipe),
      ready_in_minutes: recipe.ready_in_minutes,
      original_servings: recipe.servings,
      recipe_id: recipe.id,
      ref_id: recipe.ref_id,
      spoonacular_id: recipe.spoonacular_id,
      custom_food_id: null,
      fit: fitResponse(judge(judged, profile)),
      ...leftoversResponse(row, date, eaten, profile),
      nutrients: forServings(nutrients, recipe.servings),
    },
  };
}

/** What to know of leftovers: that histamine gathers, for a member who limits it, and how long they keep. */
function leftoversResponse(
  { cooked_on: cookedOn }: PlanItemRow,
  date: string,
  eaten: readonly EatenFood[],
  { limits }: DietaryProfile,
): Pick<PlanItem, 'histamine_warning' | 'keeping_note'> {
  if (cookedOn === null) return {};
  const foods = eaten.map(({ food }) => food);
  const note = keepingNote(foods, cookedOn, date);
  return {
    ...((limits.histamine ?? 3) < 3 &&
      gathersHistamine(foods) && { histamine_warning: plannedLeftoversWarning }),
    ...(note !== null && { keeping_note: note }),
  };
}

function foodItem(row: PlanItemRow, food: CustomFoodRow, profile: DietaryProfile): PlanItemDetails {
  const nutrients = nutrientsOfFood(food);
  return {
    servings: row.servings,
    nutrients,
    judged: dishOfCustomFood(food),
    isEatenInstead: food.eaten_only,
    dish: { title: food.title, slot: row.slot, servings: row.servings, eaten: null },
    item: {
      ...placeOf(row),
      type: 'CustomFood',
      title: food.title,
      image: null,
      ready_in_minutes: null,
      original_servings: 1,
      recipe_id: null,
      ref_id: null,
      spoonacular_id: null,
      custom_food_id: String(food.id),
      fit: fitOfCustomFood(food, profile),
      nutrients,
    },
  };
}

const idsOf = (items: readonly PlanItemRow[], column: 'recipe_id' | 'custom_food_id') => [
  ...new Set(items.flatMap((row) => row[column] ?? [])),
];

/** The items of these days, by plan id. */
export async function loadPlanItems(
  { db, foods, queryCache }: PlanReads,
  userId: string,
  plans: readonly PlanRow[],
  profile: DietaryProfile,
): Promise<ReadonlyMap<number, readonly PlanItemDetails[]>> {
  const items = await findPlanItems(db, plans);
  const recipeIds = idsOf(items, 'recipe_id');
  const [recipes, own] = await Promise.all([
    plannedRecipes(db, queryCache, recipeIds),
    findFoods(db, userId, idsOf(items, 'custom_food_id'), { withRemoved: true }),
  ]);
  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const foodOf = new Map(own.map((food) => [food.id, food]));
  const dateOf = ({ plan_id: planId }: PlanItemRow) => plans.find(({ id }) => id === planId)?.date ?? '';
  const details = items.flatMap((row) => {
    const recipe = recipeOf.get(row.recipe_id ?? 0);
    if (recipe !== undefined)
      return [{ planId: row.plan_id, details: recipeItem(row, dateOf(row), recipe, profile, foods) }];
    const food = foodOf.get(row.custom_food_id ?? 0);
    return food === undefined ? [] : [{ planId: row.plan_id, details: foodItem(row, food, profile) }];
  });
  return new Map(
    plans.map(({ id }) => [id, details.filter(({ planId }) => planId === id).map((it) => it.details)]),
  );
}

function loadsOf(
  items: readonly PlanItemDetails[],
  profile: DietaryProfile,
): Pick<MealPlan, 'verdicts' | 'fit' | 'fodmap_sums'> {
  const dishes = items.map(({ dish }) => dish);
  const loads = byAxis((axis) => dayLoad(axis, dishes, profile.lists[axis]));
  const judgement = judgeDay(
    byAxis((axis) => loads[axis].level),
    profile,
  );
  const standings = standingsOf(judgement, profile);
  const verdicts = byAxis((axis) => {
    const { level, dose, deciding, unknown } = loads[axis];
    return {
      level,
      ...standings(axis),
      dose: dose === null ? null : Math.round(dose * 10) / 10,
      unit: doseThresholds[axis] === null ? null : figureUnits[axis],
      deciding: [...deciding],
      unknown: [...unknown],
    };
  });
  return { verdicts, fit: fitResponse(judgement), fodmap_sums: fodmapSums(dishes, profile) };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function fodmapSums(
  dishes: readonly EatenDish[],
  { lists }: DietaryProfile,
): NonNullable<MealPlan['fodmap_sums']> {
  const worst = worstMeal(mealLoads(dishes, lists.fodmap));
  return {
    sugars: sugarsOf(dishes).map(({ sum, grams }) => ({ name: sum, grams: hundredths(grams) })),
    worst_meal: worst && {
      slot: worst.slot,
      level: worst.level,
      largest_sum: worst.largestSum && {
        name: worst.largestSum.sum,
        share: hundredths(worst.largestSum.share),
      },
      foods: worst.foods.map(({ name, grams, dishes: titles }) => ({
        name,
        grams: hundredths(grams),
        dishes: titles,
      })),
      is_together: worst.isTogether,
    },
  };
}

const revisionOf = (details: readonly PlanItemDetails[]) =>
  dayRevision(
    details.map(({ item }) => ({
      ...item,
      id: Number(item.id),
      custom_food_id: item.custom_food_id === null ? null : Number(item.custom_food_id),
      only_for: item.only_for ?? null,
    })),
  );

const sumResponse = (sum: DaySum): NonNullable<MealPlan['safety_sums']>[number] => ({
  name: sum.name,
  amount: Math.round(sum.amount),
  unit: sum.unit,
  most: sum.most,
  is_over: sum.isOver,
  sentence: sumSentence(sum),
});

/** The responses of the days, in the given order. */
export async function planResponses(
  reads: PlanReads,
  userId: string,
  plans: readonly PlanRow[],
): Promise<MealPlan[]> {
  const [{ profile, safety }, savedTarget, eaters] = await Promise.all([
    findMember(reads, userId),
    findTarget(reads.db, userId),
    findPlanEaters(
      reads,
      userId,
      plans.map(({ date }) => date),
    ),
  ]);
  const target = safeTarget(safety.energy, savedTarget);
  const limits = dayLimits(safety.notes, safety.planBounds, safety.facts);
  const details = await loadPlanItems(reads, userId, plans, profile);
  const { shared, table } = eaters;
  const days: MealPlan[] = [];
  for (const { id, date, changed_by: changedBy } of plans) {
    if (days.length > 0) await setImmediate(); // a day takes milliseconds, and other calls wait meanwhile
    const items = details.get(id) ?? [];
    const own = eatenByMember(items, eaters, date);
    const changer = nameOfOther(shared, changedBy);
    const eatenOf = (itemId: string) => own.find(({ item }) => item.id === itemId)?.servings ?? 0;
    days.push({
      id: String(id),
      date,
      revision: revisionOf(items),
      items: items.map(({ item, servings }) => {
        const eaten = eatenOf(item.id);
        const isUsual = item.only_for === undefined ? eaten === servings : eaten === 0;
        return isUsual ? item : { ...item, eaten_servings: eaten };
      }),
      ...(changer !== null && { changed_by: changer }),
      nutrients: dayNutrients(own).map(({ name, amount, unit }) => ({ name, amount, unit })),
      ...loadsOf(own, profile),
      ...(limits.length > 0 && { safety_sums: daySums(own.map(summedItem), limits).map(sumResponse) }),
      target_calories: target,
      ...(table !== null && { table: await dayTable(table, date, items) }),
    });
  }
  return days;
}
