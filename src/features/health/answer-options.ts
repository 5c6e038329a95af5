import type { AnswerValue } from '#domain/questionnaire/draft.ts';

/** The answers to a question without options of its own. */
export const defaultAnswerOptions: ReadonlyArray<{ readonly value: AnswerValue; readonly label: string }> = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
  { value: -1, label: 'Unknown' },
];
