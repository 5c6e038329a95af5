import type { AnswerValue } from '#domain/questionnaire/draft.ts';

/** Answers to a question without its own options. */
export const defaultAnswerOptions: ReadonlyArray<{ readonly value: AnswerValue; readonly label: string }> = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
  { value: -1, label: 'Unknown' },
];
