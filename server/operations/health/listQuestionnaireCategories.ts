import { completionOf, medicationCompletion } from '#domain/questionnaire/answers.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { readStored } from '#server/health/encrypted-answers.ts';
import { healthContent } from '#server/health/health-content.ts';

export const listQuestionnaireCategories = withBusyMessage<'listQuestionnaireCategories'>(
  async (context, { member }) => {
    const [{ questionnaire }, stored] = await Promise.all([
      healthContent(context),
      readStored(context, context.db, member.userId),
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
  },
);
