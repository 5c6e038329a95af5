import { messages } from '#domain/message/messages.ts';
import type { Handler } from '#server/context.ts';
import { invalid, notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { addFigureReport } from '#server/queries/figure-reports.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { recipeDetail } from '#server/recipes/recipe-detail.ts';
import { reportedFigure } from '#server/recipes/reported-figure.ts';
import { countOf } from '#server/recipes/submitted-recipes.ts';
import { swappedRow } from '#server/recipes/swapped-recipe.ts';
import { limits } from '#server/security/limits.ts';

export const reportFigure: Handler<'reportFigure'> = async (context, { params, query, body, member }) => {
  const { db, foods, now } = context;
  const { userId } = member;
  const recipe = await findRecipe(db, params.id, userId);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  const { axis = null, food_id: foodId = null } = body;
  const text = body.text.trim();
  if (text === '') throw invalid({ text: [messages.figureReportEmpty] });
  const row = swappedRow(recipe, query.swapped ?? [], foods);
  const { ingredients, verdicts } = recipeDetail(row, await findDietaryProfile(context, userId), foods);
  if (foodId !== null && !ingredients.some((each) => each.food_id === foodId))
    throw invalid({ food_id: ['Choose an ingredient of the recipe.'] });
  const sentence = 'You’ve reported many figures today. Please try again tomorrow.';
  await countOf(context, limits.figureReports, userId, sentence);
  await addFigureReport(db, {
    user_id: userId,
    recipe_id: recipe.id,
    axis,
    food_id: foodId,
    figure: reportedFigure(verdicts, axis, foodId),
    text,
    created_at: now(),
  });
  return { message: messages.figureReported };
};
