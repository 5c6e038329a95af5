import { utcDay } from '#domain/calendar/real-date.ts';
import { addDays } from '#domain/calendar/week.ts';
import { featuresWithHousehold } from '#domain/membership/features-with-household.ts';
import type { Handler } from '#server/context.ts';
import { notFound, paymentRequired, tooMany } from '#server/errors.ts';
import { calendarFile } from '#server/meal-plan/calendar-file.ts';
import { findCalendarOwner } from '#server/queries/calendar-addresses.ts';
import { findFoods } from '#server/queries/custom-foods.ts';
import { findOwnPersonId } from '#server/queries/households.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { findPlanItems } from '#server/queries/plan-items.ts';
import { findCookedRecipes } from '#server/queries/planned-recipes.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { addressKey } from '#server/security/address-key.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashToken } from '#server/security/tokens.ts';

/** Range of the feed in days around today. */
const [before, after] = [28, 184];

export const getCalendarFeed: Handler<'getCalendarFeed'> = async (context, { params, address }) => {
  const { db, config, now } = context;
  const wait = await consumeQuota(db, limits.calendarFeed, addressKey(address), now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const owner = await findCalendarOwner(db, hashToken(params.token), config.partnerId);
  if (owner === undefined || owner.blockedAt !== null) throw notFound('There is no such calendar.');
  if (!featuresWithHousehold(owner, now()).includes('meal_plan')) throw paymentRequired();

  const today = utcDay(now());
  const plans = await findPlansBetween(db, owner.userId, addDays(today, -before), addDays(today, after));
  const items = await findPlanItems(db, plans);
  const [ownId, recipes, foods] = await Promise.all([
    findOwnPersonId(db, owner.userId),
    findCookedRecipes(db, [...new Set(items.flatMap(({ recipe_id: id }) => id ?? []))]),
    findFoods(db, owner.userId, [...new Set(items.flatMap(({ custom_food_id: id }) => id ?? []))], {
      withRemoved: true,
    }),
  ]);
  const recipeOf = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const foodOf = new Map(foods.map((food) => [food.id, food]));
  const meals = items.flatMap((item) => {
    const recipe = recipeOf.get(item.recipe_id ?? 0);
    const food = foodOf.get(item.custom_food_id ?? 0);
    // what another ate instead is no meal to cook
    if (food?.eaten_only === true && item.only_for?.includes(ownId ?? '') === false) return [];
    const title = (recipe ?? food)?.title;
    const date = plans.find(({ id }) => id === item.plan_id)?.date;
    if (title === undefined || date === undefined) return [];
    const { slot, servings, cooked_on: cookedOn } = item;
    const url =
      recipe === undefined || config.publicUrl === null ? null : `${config.publicUrl}/recipes/${recipe.id}`;
    const minutes = recipe?.ready_in_minutes ?? null;
    return [{ itemId: item.id, date, slot, servings, cookedOn, title, minutes, url }];
  });
  return calendarFile(
    meals.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    now(),
  );
};
