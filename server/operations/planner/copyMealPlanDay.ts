import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { putOnDay } from '#server/meal-plan/put-on-day.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { findEatenRecords } from '#server/queries/custom-foods.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { findPlanItems } from '#server/queries/plan-items.ts';

export const copyMealPlanDay: Handler<'copyMealPlanDay'> = async (context, { body, member: { userId } }) => {
  const [from, to] = [readDay(body.from, 'from'), readDay(body.to, 'to')];
  const plans = await findPlansBetween(context.db, userId, from, from);
  const all = await findPlanItems(context.db, plans);
  const records = await findEatenRecords(
    context.db,
    all.flatMap(({ custom_food_id: id }) => id ?? []),
  );
  // what somebody ate instead of a meal happened once, and would take the meal of the other day, too
  const rows = all.filter(({ custom_food_id: id }) => id === null || !records.has(id));
  if (rows.length === 0) throw invalid({ from: ['There’s nothing on that day to copy.'] });
  const items = rows.map(({ recipe_id, custom_food_id, slot, servings, only_for }) => ({
    recipeId: recipe_id,
    customFoodId: custom_food_id,
    slot,
    mealTypes: [],
    servings,
    generated: false,
    leftoverOf: null,
    onlyFor: only_for,
  }));
  return { data: await putOnDay(context, userId, to, items, { field: 'to' }) };
};
