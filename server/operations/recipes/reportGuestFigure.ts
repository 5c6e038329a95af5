import { messages } from '#domain/message/messages.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { addFigureReport } from '#server/queries/figure-reports.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { readFigureReport } from '#server/recipes/read-figure-report.ts';
import { recipeDetail } from '#server/recipes/recipe-detail.ts';
import { countOf } from '#server/recipes/submitted-recipes.ts';
import { addressKey } from '#server/security/address-key.ts';
import { limits, manyFigureReports } from '#server/security/limits.ts';

export const reportGuestFigure: Handler<'reportGuestFigure'> = async (context, { params, body, address }) => {
  const { db, foods, now } = context;
  const recipe = await findRecipe(db, params.id, null);
  if (recipe === undefined) throw notFound('There is no such recipe.');
  const report = readFigureReport(recipeDetail(recipe, null, foods), body);
  await countOf(context, limits.guestFigureReports, addressKey(address), manyFigureReports);
  await addFigureReport(db, { ...report, user_id: null, created_at: now() });
  return { message: messages.figureReported };
};
