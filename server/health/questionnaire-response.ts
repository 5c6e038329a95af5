import type { OperationResponse } from '#contract/operations.ts';
import { completionOf, medicationCompletion } from '#domain/questionnaire/answers.ts';
import type { Context } from '#server/context.ts';
import { readStored } from './encrypted-answers.ts';
import { healthContent } from './health-content.ts';

/** The categories of the questionnaire with the member's progress. */
export async function questionnaireResponse(
  context: Context,
  userId: string,
): Promise<OperationResponse<'listQuestionnaireCategories'>> {
  const [{ questionnaire }, stored] = await Promise.all([
    healthContent(context),
    readStored(context, context.db, userId),
  ]);
  const { categories, medication } = questionnaire;
  return {
    data: [
      ...categories.map((category) => ({
        id: category.id,
        label: category.label,
        icon: category.icon,
        page: category.id,
        completions: { completion: completionOf(category, stored) },
      })),
      {
        id: medication.id,
        label: medication.label,
        icon: medication.icon,
        page: medication.id,
        completions: { completion: medicationCompletion(questionnaire, stored) },
      },
    ],
  };
}
