import { interactionsOf, type MedicineWithFood } from '#domain/medicines/medicine-interactions.ts';
import type { MedicineAgreements } from '#domain/medicines/medicine-safety.ts';
import { statedMedications } from '#domain/questionnaire/answers.ts';
import { inputPair, no, type Pairs, type StoredAnswers, yes } from '#domain/questionnaire/questionnaire.ts';
import type { HealthContent } from './health-content.ts';

/** A member's answers about medicines. */
export interface MyMedicines {
  readonly answer: 'open' | 'none' | 'some';
  readonly hasUnlisted: boolean;
  readonly taken: readonly MedicineWithFood[];
  /** Numbers of taken medicines that the member is not sure about. */
  readonly unsure: ReadonlySet<number>;
  readonly agreements: MedicineAgreements;
}

/** Agreements are stored, encrypted, next to the answers they follow from, and deleted with them. */
export const agreementsCategory = 'medicine-agreements';

function agreementsOf(pairs: Pairs): MedicineAgreements {
  const ids = (value: number) =>
    Object.entries(pairs).flatMap(([id, stated]) => (stated === value ? [id] : []));
  return { agreedIds: ids(yes), declinedIds: ids(no) };
}

export function myMedicines(
  { questionnaire, medicines }: Pick<HealthContent, 'questionnaire' | 'medicines'>,
  stored: StoredAnswers,
): MyMedicines {
  const { medication } = questionnaire;
  const pairs = stored.get(medication.id);
  const stated = statedMedications(medication, pairs ?? {});
  const listed = stated.filter(({ isUnlisted }) => !isUnlisted).map(({ inputId }) => inputId);
  return {
    answer: pairs === undefined ? 'open' : stated.length === 0 ? 'none' : 'some',
    hasUnlisted: stated.some(({ isUnlisted }) => isUnlisted),
    taken: interactionsOf(listed, medicines),
    unsure: new Set(listed.filter((inputId) => pairs?.[inputPair(inputId)] !== yes)),
    agreements: agreementsOf(stored.get(agreementsCategory) ?? {}),
  };
}
