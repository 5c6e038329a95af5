import { withBusyMessage } from '#server/health/busy-message.ts';
import { questionnaireResponse } from '#server/health/questionnaire-response.ts';

export const listQuestionnaireCategories = withBusyMessage<'listQuestionnaireCategories'>(
  (context, { member }) => questionnaireResponse(context, member.userId),
);
