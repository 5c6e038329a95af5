import type { components } from '#contract/api.ts';
import type { Outcome } from '../shared/outcome.ts';

type Schemas = components['schemas'];
export type AnswersSaved = Schemas['HealthAnswersSaved'];
export type UrgentHelp = Schemas['UrgentHelp'];
export type SavedAnswersOutcome = Outcome<AnswersSaved>;

export interface PairsToSend {
  readonly categoryId: string;
  readonly pairs: Schemas['HealthAnswers'];
}

/** Withdraws the answer that no medications are taken. */
export type WithdrawnOutcome = Outcome<null>;
