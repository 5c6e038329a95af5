import { isRealDate, utcDay } from '#domain/calendar/real-date.ts';
import { addDays } from '#domain/calendar/week.ts';
import { cookingMessages } from '#domain/message/cooking-messages.ts';
import type { Handler } from '#server/context.ts';
import { invalid, notFound } from '#server/errors.ts';
import { deleteCooked, findCookedDates, putCooked } from '#server/queries/cooked-recipes.ts';
import { findRecipeId } from '#server/queries/recipes.ts';

export const recordCooked: Handler<'recordCooked'> = async (
  { db, now },
  { params, body, member: { userId } },
) => {
  const { cooked_on: day, is_cooked: isCooked, servings = null } = body;
  const recipeId = await findRecipeId(db, params.id, userId);
  if (recipeId === undefined) throw notFound('There is no such recipe.');
  if (!isRealDate(day)) throw invalid({ cooked_on: ['There is no such day.'] });
  // a day begins up to 14 hours before it does in UTC
  if (isCooked && day > addDays(utcDay(now()), 1)) throw invalid({ cooked_on: [cookingMessages.notYet] });
  if (isCooked) await putCooked(db, userId, recipeId, { day, servings });
  else await deleteCooked(db, userId, recipeId, day);
  return {
    message: isCooked ? cookingMessages.recorded : cookingMessages.removed,
    data: { dates: await findCookedDates(db, userId, recipeId) },
  };
};
