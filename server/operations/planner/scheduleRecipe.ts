import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { putOnDay } from '#server/meal-plan/put-on-day.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { findMealTypes } from '#server/queries/planned-recipes.ts';

export const scheduleRecipe: Handler<'scheduleRecipe'> = async (context, { params, body, member }) => {
  const { db, recipeSource } = context;
  await recipeSource.ensureStored([params.id], member.userId);
  const recipe = (await findMealTypes(db, [params.id], member.userId)).get(params.id);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  const item = {
    recipeId: recipe.id,
    customFoodId: null,
    slot: null,
    mealTypes: recipe.meal_types,
    servings: 1,
    generated: false,
    leftoverOf: null,
    onlyFor: null,
  };
  return { data: await putOnDay(context, member.userId, readDay(body.date), [item]) };
};
