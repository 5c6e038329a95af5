import type { components } from '#contract/api.ts';
import { type AnswerValue, answerValues } from './draft.ts';
import type { QuestionOption } from './shown-questions.ts';

/** A medication on the member's list, and the answer to it. */
export interface Pick {
  readonly inputId: number;
  readonly value: AnswerValue;
}

export const isPicked = (picks: readonly Pick[], inputId: number): boolean =>
  picks.some((pick) => pick.inputId === inputId);

/** At the end of the list, taken until told otherwise. */
export const addPick = (picks: readonly Pick[], inputId: number): readonly Pick[] =>
  isPicked(picks, inputId) ? picks : [...picks, { inputId, value: 1 }];

export const removePick = (picks: readonly Pick[], inputId: number): readonly Pick[] =>
  picks.filter((pick) => pick.inputId !== inputId);

export const answerPick = (picks: readonly Pick[], inputId: number, value: AnswerValue): readonly Pick[] =>
  picks.map((pick) => (pick.inputId === inputId ? { inputId, value } : pick));

const isAnswerValue = (value: unknown): value is AnswerValue => answerValues.some((one) => one === value);

/** As the server has them. */
export const savedPicks = (inputs: readonly QuestionOption[]): readonly Pick[] =>
  inputs.flatMap(({ input_id, used, value }) =>
    used && isAnswerValue(value) ? [{ inputId: input_id, value }] : [],
  );

/** Picks kept on a device, as far as they can be read and are still on offer; null when they cannot. */
export function readPicks(kept: unknown, inputs: readonly QuestionOption[]): readonly Pick[] | null {
  if (!Array.isArray(kept)) return null;
  const offered = new Set(inputs.map(({ input_id }) => input_id));
  return kept.flatMap((pick: unknown): readonly Pick[] => {
    if (typeof pick !== 'object' || pick === null || !('inputId' in pick) || !('value' in pick)) return [];
    const { inputId, value } = pick;
    return typeof inputId === 'number' && offered.has(inputId) && isAnswerValue(value)
      ? [{ inputId, value }]
      : [];
  });
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those on offer that are not picked and have all of the words in their name or description. */
export function findMedications(
  inputs: readonly QuestionOption[],
  picks: readonly Pick[],
  term: string,
): readonly QuestionOption[] {
  const words = folded(term).split(/\s+/).filter(Boolean);
  return inputs.filter(({ input_id, prompt, description }) => {
    const text = folded(`${prompt} ${description ?? ''}`);
    return !isPicked(picks, input_id) && words.every((word) => text.includes(word));
  });
}

export const pickPairs = (picks: readonly Pick[]): components['schemas']['HealthAnswers'] =>
  Object.fromEntries(picks.map(({ inputId, value }) => [`INPUT_${inputId}`, value]));
