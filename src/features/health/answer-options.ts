import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import { answerOptions as texts } from './texts/questionnaire.ts';

/** Answers to a question without its own options. */
export const defaultAnswerOptions: ReadonlyArray<{ readonly value: AnswerValue; readonly label: string }> = [
  { value: 1, label: texts.yes },
  { value: 0, label: texts.no },
  { value: -1, label: texts.unknown },
];
