import type { components } from '#contract/api.ts';
import { type Doubt, type FoundMedicine, findMedicines } from '#domain/medicines/find-medicine.ts';
import { type MedicineIndex, medicineIndex } from '#domain/medicines/medicine-index.ts';
import { mergeSets } from '#domain/merge/merge-sets.ts';
import { type AnswerValue, answerValues } from './draft.ts';
import type { QuestionOption } from './shown-questions.ts';

export type MedicineNames = components['schemas']['MedicineNames'];
type MedicinesToSave = components['schemas']['MedicinesToSave'];

/** A medication on the member's list with its answer. */
export interface Pick {
  readonly inputId: number;
  readonly value: AnswerValue;
}

/** A choice that must be confirmed with the pack, because names are similar or mistyped. */
export interface DoubtfulPick {
  readonly inputId: number;
  readonly doubt: Doubt | null;
}

export const isPicked = (picks: readonly Pick[], inputId: number): boolean =>
  picks.some((pick) => pick.inputId === inputId);

/** Appends a medication as taken. */
export const addPick = (picks: readonly Pick[], inputId: number): readonly Pick[] =>
  isPicked(picks, inputId) ? picks : [...picks, { inputId, value: 1 }];

export const removePick = (picks: readonly Pick[], inputId: number): readonly Pick[] =>
  picks.filter((pick) => pick.inputId !== inputId);

export const answerPick = (picks: readonly Pick[], inputId: number, value: AnswerValue): readonly Pick[] =>
  picks.map((pick) => (pick.inputId === inputId ? { inputId, value } : pick));

const isAnswerValue = (value: unknown): value is AnswerValue => answerValues.some((one) => one === value);

/** Picks from the saved answers. */
export const savedPicks = (inputs: readonly QuestionOption[]): readonly Pick[] =>
  inputs.flatMap(({ input_id, used, value }) =>
    used && isAnswerValue(value) ? [{ inputId: input_id, value }] : [],
  );

/** Parses picks stored on the device, without removed ones; null when invalid. */
function readPicks(stored: unknown, inputs: readonly QuestionOption[]): readonly Pick[] | null {
  if (!Array.isArray(stored)) return null;
  const offered = new Set(inputs.map(({ input_id }) => input_id));
  return stored.flatMap((pick: unknown): readonly Pick[] => {
    if (typeof pick !== 'object' || pick === null || !('inputId' in pick) || !('value' in pick)) return [];
    const { inputId, value } = pick;
    return typeof inputId === 'number' && offered.has(inputId) && isAnswerValue(value)
      ? [{ inputId, value }]
      : [];
  });
}

/** The member's list, and the saved one when the member began. */
export interface PicksEdit {
  readonly before: readonly Pick[];
  readonly picks: readonly Pick[];
}

/** Parses an edit stored on the device; null when invalid. A list alone is of a version that noted nothing else. */
export function readPicksEdit(stored: unknown, inputs: readonly QuestionOption[]): PicksEdit | null {
  const { picks, before } =
    typeof stored === 'object' && stored !== null && 'picks' in stored && 'before' in stored
      ? stored
      : { picks: stored, before: [] };
  const [own, former] = [readPicks(picks, inputs), readPicks(before, inputs)];
  return own === null || former === null ? null : { picks: own, before: former };
}

/** An edit on top of the list that is saved by now: a medicine that was added on another device since stays. */
export function mergedPicks(now: readonly Pick[], { before, picks }: PicksEdit): readonly Pick[] {
  const idsOf = (list: readonly Pick[]) => list.map(({ inputId }) => inputId);
  const valueIn = (list: readonly Pick[], id: number) => list.find(({ inputId }) => inputId === id)?.value;
  return mergeSets(idsOf(now), idsOf(before), idsOf(picks)).map((inputId) => {
    const own = valueIn(picks, inputId);
    const isChanged = own !== undefined && own !== valueIn(before, inputId);
    return { inputId, value: (isChanged ? own : valueIn(now, inputId)) ?? own ?? 1 };
  });
}

/** Id of the "not listed" option; no medicine of content/medicines.csv has it. */
export const unlistedMedication = 6999;

/** Index of the inputs by all names of the medicine, or by the prompt without names. */
export function medicationIndex(
  inputs: readonly QuestionOption[],
  names: readonly MedicineNames[],
): MedicineIndex {
  const known = new Map(names.map((each) => [each.medicine_id, each]));
  return medicineIndex(
    inputs
      .filter(({ input_id }) => input_id !== unlistedMedication)
      .map(({ input_id: id, prompt, description }) => {
        const { synonyms = [], brands = [] } = known.get(id) ?? {};
        return { id, name: prompt, use: description ?? '', synonyms, brands };
      }),
  );
}

/** A search result: the input, the matching name, and why it must be compared with the pack. */
export interface OfferedMedication {
  readonly input: QuestionOption;
  /** Null without a search term. */
  readonly match: FoundMedicine | null;
}

/** Number of medicines listed without a search term. */
const firstOffered = 40;

/** Unpicked medicines that match the term, best match first, then the option "not listed". */
export function findMedications(
  inputs: readonly QuestionOption[],
  picks: readonly Pick[],
  index: MedicineIndex,
  term: string,
): readonly OfferedMedication[] {
  const free = inputs.filter(({ input_id }) => !isPicked(picks, input_id));
  const unlisted = free
    .filter(({ input_id }) => input_id === unlistedMedication)
    .map((input) => ({ input, match: null }));
  const listed = free.filter(({ input_id }) => input_id !== unlistedMedication);
  if (term.trim() === '')
    return [...listed.slice(0, firstOffered).map((input) => ({ input, match: null })), ...unlisted];
  const byId = new Map(listed.map((input) => [input.input_id, input]));
  const found = findMedicines(index, term).flatMap((match): OfferedMedication[] => {
    const input = byId.get(match.medicine.id);
    return input === undefined ? [] : [{ input, match }];
  });
  return [...found, ...unlisted];
}

/** Medication inputs with the saved answers, in the form of the questionnaire. */
export function medicineInputs(
  names: readonly MedicineNames[],
  mine: components['schemas']['MyMedicines'],
): readonly QuestionOption[] {
  const sure = new Map(mine.cards.map(({ medicine_id, is_sure }) => [medicine_id, is_sure]));
  return names.map(({ medicine_id: id, name, use }) => {
    const isUnlisted = id === unlistedMedication;
    const isTaken = isUnlisted ? mine.has_unlisted : sure.has(id);
    return {
      input_id: id,
      group_id: null,
      group_name: null,
      value: isTaken ? (sure.get(id) === false ? -1 : 1) : 0,
      prompt: name,
      form_prompt: null,
      description: use,
      page: 0,
      used: isTaken,
    };
  });
}

/** The picks for the operation that requires no membership; omits those answered with No. */
export function takenOf(pairs: components['schemas']['HealthAnswers']): MedicinesToSave {
  const taken = Object.entries(pairs)
    .map(([key, value]) => ({ id: Number(key.replace('INPUT_', '')), value }))
    .filter(({ value }) => value !== 0);
  if (taken.length === 0) return { answer: 'none' };
  return {
    answer: 'some',
    medicines: taken
      .filter(({ id }) => id !== unlistedMedication)
      .map(({ id, value }) => ({ medicine_id: id, is_sure: value === 1 })),
    has_unlisted: taken.some(({ id }) => id === unlistedMedication),
  };
}

export const pickPairs = (picks: readonly Pick[]): components['schemas']['HealthAnswers'] =>
  Object.fromEntries(picks.map(({ inputId, value }) => [`INPUT_${inputId}`, value]));
