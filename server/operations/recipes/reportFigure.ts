import { messages } from '#domain/message/messages.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { addFigureReport } from '#server/queries/figure-reports.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { readFigureReport } from '#server/recipes/read-figure-report.ts';
import { recipeDetail } from '#server/recipes/recipe-detail.ts';
import { countOf } from '#server/recipes/submitted-recipes.ts';
import { swappedRow } from '#server/recipes/swapped-recipe.ts';
import { limits, manyFigureReports } from '#server/security/limits.ts';

export const reportFigure: Handler<'reportFigure'> = async (context, { params, query, body, member }) => {
  const { db, foods, now } = context;
  const { userId } = member;
  const recipe = await findRecipe(db, params.id, userId);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  const row = swappedRow(recipe, query.swapped ?? [], foods);
  const report = readFigureReport(recipeDetail(row, await findDietaryProfile(context, userId), foods), body);
  await countOf(context, limits.figureReports, userId, manyFigureReports);
  await addFigureReport(db, { ...report, user_id: userId, created_at: now() });
  return { message: messages.figureReported };
};
