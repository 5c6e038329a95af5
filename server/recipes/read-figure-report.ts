import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { messages } from '#domain/message/messages.ts';
import { invalid } from '#server/errors.ts';
import type { addFigureReport } from '#server/queries/figure-reports.ts';
import { reportedFigure } from './reported-figure.ts';

type Shown = Pick<OperationResponse<'getRecipe'>['data'], 'id' | 'ingredients' | 'verdicts'>;
type Report = Parameters<typeof addFigureReport>[1];

/** The report of a figure of the recipe as it was shown. Throws 422 for a blank text or a foreign ingredient. */
export function readFigureReport(
  { id, ingredients, verdicts }: Shown,
  body: OperationBody<'reportFigure'>,
): Pick<Report, 'recipe_id' | 'axis' | 'food_id' | 'figure' | 'text'> {
  const { axis = null, food_id: foodId = null } = body;
  const text = body.text.trim();
  if (text === '') throw invalid({ text: [messages.figureReportEmpty] });
  if (foodId !== null && !ingredients.some((each) => each.food_id === foodId))
    throw invalid({ food_id: ['Choose an ingredient of the recipe.'] });
  return { recipe_id: id, axis, food_id: foodId, figure: reportedFigure(verdicts, axis, foodId), text };
}
