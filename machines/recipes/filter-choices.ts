import { failureMessage } from '../shared/failure-message.ts';
import type { Outcome } from '../shared/outcome.ts';

/** The options of one section of the filter, or its error. */
export interface Choices {
  readonly names: readonly string[];
  readonly failure: string | null;
}
export const none: Choices = { names: [], failure: null };

export const choicesOf = (outcome: Outcome<readonly string[]>, own: string): Choices =>
  outcome.kind === 'ok'
    ? { names: outcome.value, failure: null }
    : { names: [], failure: failureMessage(outcome, own) };
export const failed = (own: string): Choices => ({ names: [], failure: own });

/** A list that ingredients are added to in a sheet. */
export type PickedField = 'ingredients' | 'atHand';
