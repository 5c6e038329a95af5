import type { OperationAnswer } from '#contract/operations.ts';
import type { Interaction } from '#domain/medicines/interaction.ts';
import type { Medicine } from '#domain/medicines/medicine.ts';
import type { MedicineWithFood } from '#domain/medicines/medicine-interactions.ts';
import {
  agreementId,
  canBind,
  isBinding,
  type MedicineAgreements,
} from '#domain/medicines/medicine-safety.ts';
import { summaryOf } from '#domain/medicines/medicine-words.ts';
import { shownSource } from '#domain/medicines/shown-source.ts';
import type { MyMedicines } from './my-medicines.ts';

type Answer = OperationAnswer<'getMyMedicines'>['data'];
type Card = Answer['cards'][number];

export const useOf = ({ use }: Pick<Medicine, 'use'>) => use.charAt(0).toUpperCase() + use.slice(1);

function ruleAnswer(
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

const cardAnswer = (
  { medicine, interactions }: MedicineWithFood,
  { unsure, agreements }: MyMedicines,
): Card => ({
  medicine_id: medicine.id,
  name: medicine.name,
  use: useOf(medicine),
  note: medicine.note,
  is_sure: !unsure.has(medicine.id),
  summary: summaryOf(interactions),
  rules: interactions.map((rule) => ruleAnswer(medicine, rule, agreements)),
});

export const myMedicinesAnswer = (mine: MyMedicines): Answer => ({
  answer: mine.answer,
  has_unlisted: mine.hasUnlisted,
  cards: mine.taken.map((each) => cardAnswer(each, mine)),
});

const waits =
  'What we know of it with food waits until you agree that we work with your answers, under My health.';

/** Without a consent: what was saved, with nothing that follows from it. */
export function namesAlone(mine: MyMedicines): Answer {
  const { cards, ...saved } = myMedicinesAnswer(mine);
  const byName = cards.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { ...saved, cards: byName.map((card) => ({ ...card, summary: waits, rules: [] })) };
}
