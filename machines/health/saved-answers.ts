import type { components } from '#contract/api.ts';
import type { DraftEdit } from '#domain/questionnaire/draft.ts';
import type { Outcome } from '../shared/outcome.ts';

type Schemas = components['schemas'];
export type AnswersSaved = Schemas['HealthAnswersSaved'];
export type UrgentHelp = Schemas['UrgentHelp'];
export type SavedAnswersOutcome = Outcome<AnswersSaved>;

/** Answers of one category. */
export interface AnswersEdit extends DraftEdit {
  readonly categoryId: string;
}

/** Withdraws the answer that no medications are taken. */
export type WithdrawnOutcome = Outcome<null>;
