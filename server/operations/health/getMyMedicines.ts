import { sayingBusy } from '#server/health/busy.ts';
import { readStored } from '#server/health/encrypted-answers.ts';
import { healthContent } from '#server/health/health-content.ts';
import { myMedicines } from '#server/health/my-medicines.ts';
import { myMedicinesAnswer } from '#server/health/my-medicines-answer.ts';

export const getMyMedicines = sayingBusy<'getMyMedicines'>(async (context, { member }) => {
  const [content, stored] = await Promise.all([
    healthContent(context),
    readStored(context, context.db, member.userId),
  ]);
  return { data: myMedicinesAnswer(myMedicines(content, stored)) };
});
