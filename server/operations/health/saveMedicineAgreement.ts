import { agreementId, canBind } from '#domain/medicines/medicine-safety.ts';
import { no, type Pairs, yes } from '#domain/questionnaire/questionnaire.ts';
import { invalid } from '#server/errors.ts';
import { withBusyMessage } from '#server/health/busy-message.ts';
import { readStored, writeStored } from '#server/health/encrypted-answers.ts';
import { requireHealthConsent } from '#server/health/health-consent.ts';
import { healthContent } from '#server/health/health-content.ts';
import { agreementsCategory, myMedicines } from '#server/health/my-medicines.ts';
import { myMedicinesResponse } from '#server/health/my-medicines-response.ts';
import { lockHealth } from '#server/queries/health.ts';

const unexpected = 'There’s nothing left to agree to. Please reload the page.';

export const saveMedicineAgreement = withBusyMessage<'saveMedicineAgreement'>(
  async (context, { body, member }) => {
    const content = await healthContent(context);
    const { userId } = member;
    const stored = await context.db.transaction().execute(async (tx) => {
      await lockHealth(tx, userId);
      await requireHealthConsent(tx, userId);
      const before = await readStored(context, tx, userId);
      const card = myMedicines(content, before).taken.find(
        ({ medicine }) => medicine.id === body.medicine_id,
      );
      const rule = card?.interactions.find(({ id }) => id === body.rule_id);
      if (card === undefined || rule === undefined || !canBind(rule))
        throw invalid({ rule_id: [unexpected] });
      const id = agreementId(card.medicine, rule);
      const { [id]: _, ...others } = before.get(agreementsCategory) ?? {};
      const answer: Pairs = body.agreed === null ? {} : { [id]: body.agreed ? yes : no };
      await writeStored(context, tx, userId, {
        category: agreementsCategory,
        pairs: { ...others, ...answer },
      });
      return readStored(context, tx, userId);
    });
    return { data: myMedicinesResponse(myMedicines(content, stored)) };
  },
);
