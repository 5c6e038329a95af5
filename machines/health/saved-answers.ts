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

/** The answer that nothing is taken is as if it had never been given. */
export type WithdrawnOutcome = Outcome<null>;
