import { utcDay } from '#domain/calendar/real-date.ts';
import { addDays, daysThrough, weekOf } from '#domain/calendar/week.ts';
import { keepsForDays } from '#domain/meal-plan/leftovers.ts';
import { isTickedOff, shoppingList } from '#domain/shopping/shopping-list.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { servingsToCook } from '#server/meal-plan/servings-to-cook.ts';
import { shoppingFood } from '#server/meal-plan/shopping-food.ts';
import { findFoods } from '#server/queries/custom-foods.ts';
import { findCookingWishes, findPlansBetween } from '#server/queries/meal-plans.ts';
import { findPlanItems, type PlanItemRow } from '#server/queries/plan-items.ts';
import { findCookedRecipes } from '#server/queries/planned-recipes.ts';
import { findSharedPlan, nameOfOther } from '#server/queries/shared-plans.ts';
import { findTicks } from '#server/queries/shopping-ticks.ts';
import { testFoodToBuy } from '#server/triggers/test-food-to-buy.ts';

/** Longest shopping list, in days. */
const maxDays = 31;

export const getShoppingList: Handler<'getShoppingList'> = async (context, { query, member: { userId } }) => {
  const { db, foods, now } = context;
  const start = readDay(query?.start ?? weekOf(utcDay(now()))[0] ?? '', 'start');
  const end = query?.end === undefined ? addDays(start, 6) : readDay(query.end, 'end');
  if (end < start) throw invalid({ end: ['The last day must not be before the first one.'] });
  if (end >= addDays(start, maxDays)) throw invalid({ end: [`Choose at most ${maxDays} days.`] });

  // what is cooked on these days, also for later ones; leftovers of an earlier day are there already
  const plans = await findPlansBetween(db, userId, start, addDays(end, keepsForDays));
  const planned = (await findPlanItems(db, plans)).filter(({ plan_id, cooked_on: cookedOn }) => {
    const date = cookedOn ?? plans.find(({ id }) => id === plan_id)?.date ?? '';
    return date >= start && date <= end;
  });
  const shared = await findSharedPlan(db, userId);
  const [recipes, own, ticks, wishes, pots, forTest] = await Promise.all([
    findCookedRecipes(db, [...new Set(planned.flatMap(({ recipe_id: id }) => id ?? []))]),
    findFoods(db, userId, [...new Set(planned.flatMap(({ custom_food_id: id }) => id ?? []))], {
      withRemoved: true,
    }),
    findTicks(db, userId, start),
    findCookingWishes(db, userId),
    // as its keeper knows the others, so that all who share the plan get the same list
    servingsToCook(context, shared?.keeper.userId ?? userId, plans),
    testFoodToBuy(context, userId, daysThrough(start, end)),
  ]);
  const persons = pots === null ? (wishes?.persons ?? 1) : 1;
  const servingsOf = ({ id, servings }: Pick<PlanItemRow, 'id' | 'servings'>) =>
    pots === null ? servings * persons : (pots.get(String(id)) ?? 0);
  // a meal for which everybody is away is neither cooked nor bought
  const items = planned.filter((item) => servingsOf(item) > 0);
  const cooked = items.flatMap((item) =>
    recipes
      .filter(({ id }) => id === item.recipe_id)
      .map(({ title, servings: originalServings, ingredients }) => ({
        title,
        originalServings,
        servings: servingsOf(item),
        ingredients,
      })),
  );
  const bought = items.flatMap((item) =>
    own
      .filter(({ id, eaten_only }) => id === item.custom_food_id && !eaten_only)
      .map(({ id, title }) => ({ id: String(id), title, servings: servingsOf(item) })),
  );
  const aisles = shoppingList(
    [...cooked, ...forTest],
    bought,
    (ingredient) => shoppingFood(ingredient, foods),
    foods,
  );
  const tickResponse = (row: { readonly foodId: string; readonly grams: number | null }) => {
    const tick = ticks.get(row.foodId);
    const ticked = isTickedOff(tick, row);
    const ticker = ticked ? nameOfOther(shared, tick?.tickedBy ?? null) : null;
    return { ticked, ...(ticker !== null && { ticked_by: ticker }) };
  };
  const data = aisles.map(({ aisle, items: rows }) => ({
    aisle,
    items: rows.map((row) => ({
      food_id: row.foodId,
      name: row.name,
      grams: row.grams,
      amount: { us: row.us, metric: row.metric },
      ...tickResponse(row),
      recipes: [...row.recipes],
      buy: row.buy,
      is_pantry: row.isPantry,
      price_class: row.priceClass,
    })),
  }));
  return {
    data,
    meta: {
      start,
      end,
      persons,
      ...(pots !== null && { is_for_table: true }),
      ...(shared !== null && { is_shared: true }),
    },
  };
};
