import type { OperationResponse } from '#contract/operations.ts';
import type { Interaction } from '#domain/medicines/interaction.ts';
import type { Medicine } from '#domain/medicines/medicine.ts';
import type { MedicineWithFood } from '#domain/medicines/medicine-interactions.ts';
import {
  agreementId,
  canBind,
  isBinding,
  type MedicineAgreements,
} from '#domain/medicines/medicine-safety.ts';
import { summaryOf } from '#domain/medicines/medicine-text.ts';
import { shownSource } from '#domain/medicines/shown-source.ts';
import type { MyMedicines } from './my-medicines.ts';

type MyMedicinesData = OperationResponse<'getMyMedicines'>['data'];
type Card = MyMedicinesData['cards'][number];

export const useOf = ({ use }: Pick<Medicine, 'use'>) => use.charAt(0).toUpperCase() + use.slice(1);

function ruleResponse(
  medicine: Medicine,
  rule: Interaction,
  agreements: MedicineAgreements,
): Card['rules'][number] {
  const id = agreementId(medicine, rule);
  return {
    rule_id: rule.id,
    subject: rule.subject,
    severity: rule.severity,
    is_dangerous: rule.isDangerous,
    foods: [...rule.foods],
    timing: rule.timing,
    why: rule.why,
    advice: rule.advice,
    source: shownSource(rule.source),
    can_bind: canBind(rule),
    binds: isBinding(medicine, rule, agreements),
    agreed: agreements.agreedIds.includes(id) ? true : agreements.declinedIds.includes(id) ? false : null,
  };
}

const cardResponse = (
  { medicine, interactions }: MedicineWithFood,
  { unsure, agreements }: MyMedicines,
): Card => ({
  medicine_id: medicine.id,
  name: medicine.name,
  use: useOf(medicine),
  note: medicine.note,
  is_sure: !unsure.has(medicine.id),
  summary: summaryOf(interactions),
  rules: interactions.map((rule) => ruleResponse(medicine, rule, agreements)),
});

export const myMedicinesResponse = (mine: MyMedicines): MyMedicinesData => ({
  answer: mine.answer,
  has_unlisted: mine.hasUnlisted,
  cards: mine.taken.map((each) => cardResponse(each, mine)),
});

const waits =
  'What we know of it with food waits until you agree that we work with your answers, under My health.';

/** Without a consent: the saved names, with nothing derived from them. */
export function namesAlone(mine: MyMedicines): MyMedicinesData {
  const { cards, ...saved } = myMedicinesResponse(mine);
  const byName = cards.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { ...saved, cards: byName.map((card) => ({ ...card, summary: waits, rules: [] })) };
}
