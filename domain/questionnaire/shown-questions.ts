import type { components } from '#contract/api.ts';
import { isHidden } from './questionnaire.ts';

type Schemas = components['schemas'];

export type QuestionPage = Schemas['QuestionPage'];
export type QuestionInput = Schemas['QuestionInput'];
export type QuestionOption = Schemas['QuestionOption'];

/** Only these can be chosen; other options are hidden. */
export const shownOptions = ({ groups }: QuestionInput): readonly QuestionOption[] =>
  groups.filter(({ prompt }) => !isHidden(prompt));

/** A question with options to choose one from; the others are answered by Yes, No or Unknown. */
export const isGrouped = ({ groups }: QuestionInput): boolean => groups.length > 0;

/** Whether the question is visible: a grouped question needs at least one visible option. */
export const isAsked = (input: QuestionInput): boolean => !isGrouped(input) || shownOptions(input).length > 0;

export const askedOn = ({ inputs }: QuestionPage): readonly QuestionInput[] => inputs.filter(isAsked);
