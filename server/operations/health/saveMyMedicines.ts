import type { OperationBody } from '#contract/operations.ts';
import { inputPair, type Pairs, unknown, yes } from '#domain/questionnaire/questionnaire.ts';
import { invalid } from '#server/errors.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { readStored, writeStored } from '#server/health/encrypted-answers.ts';
import { requireHealthConsent } from '#server/health/health-consent.ts';
import { type HealthContent, healthContent } from '#server/health/health-content.ts';
import { agreementsCategory, myMedicines } from '#server/health/my-medicines.ts';
import { myMedicinesResponse } from '#server/health/my-medicines-response.ts';
import { deleteAnswers, lockHealth } from '#server/queries/health.ts';

type Body = OperationBody<'saveMyMedicines'>;

const contradictory = 'Please choose what you take, or say that you take nothing (not both).';
const nothingChosen = 'Please choose what you take, or say that you take nothing.';
const unexpected = 'We don’t know one of these medicines. Please reload the page.';

/** The pairs of the questionnaire's own category; null clears the answer. */
function pairsOf({ answer, medicines = [], has_unlisted }: Body, content: HealthContent): Pairs | null {
  const isSomething = medicines.length > 0 || has_unlisted === true;
  if (answer !== 'some' && isSomething) throw invalid({ answer: [contradictory] });
  if (answer === 'open') return null;
  if (answer === 'some' && !isSomething) throw invalid({ medicines: [nothingChosen] });
  const known = content.questionnaire.medication.medications;
  const listed = new Set(known.filter(({ isUnlisted }) => !isUnlisted).map(({ inputId }) => inputId));
  if (medicines.some(({ medicine_id: id }) => !listed.has(id))) throw invalid({ medicines: [unexpected] });
  const unlisted = known.filter(({ isUnlisted }) => isUnlisted && has_unlisted === true);
  return Object.fromEntries([
    ...medicines.map(({ medicine_id: id, is_sure = true }) => [inputPair(id), is_sure ? yes : unknown]),
    ...unlisted.map(({ inputId }) => [inputPair(inputId), yes]),
  ]);
}

/** Removes the agreements of medicines no longer taken. */
const withoutRemoved = (agreed: Pairs, pairs: Pairs | null): Pairs =>
  Object.fromEntries(
    Object.entries(agreed).filter(([id]) => pairs?.[inputPair(Number(id.split('-')[0]))] !== undefined),
  );

export const saveMyMedicines = withBusyMessage<'saveMyMedicines'>(async (context, { body, member }) => {
  const content = await healthContent(context);
  const pairs = pairsOf(body, content);
  const { userId } = member;
  const category = content.questionnaire.medication.id;
  const stored = await context.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    if (pairs !== null) await requireHealthConsent(tx, userId);
    if (pairs === null) await deleteAnswers(tx, userId, category);
    else await writeStored(context, tx, userId, { category, pairs });
    const agreed = (await readStored(context, tx, userId)).get(agreementsCategory);
    if (agreed !== undefined)
      await writeStored(context, tx, userId, {
        category: agreementsCategory,
        pairs: withoutRemoved(agreed, pairs),
      });
    return readStored(context, tx, userId);
  });
  return { data: myMedicinesResponse(myMedicines(content, stored)) };
});
