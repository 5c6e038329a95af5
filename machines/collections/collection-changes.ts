import { assertEvent } from 'xstate';
import { allRecipeIds, type Collection } from '#domain/collection/collection.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { fieldErrorsOf } from '../shared/outcome.ts';
import type { CollectionEvent, CollectionOutcome } from './collection-events.ts';
import { type CollectionContext, without } from './collection-pages.ts';

interface Args {
  readonly context: CollectionContext;
  readonly event: CollectionEvent;
}
type Update = Partial<CollectionContext>;

export const idOf = ({ context: { id } }: Pick<Args, 'context'>) => ({ id });

export function nameOf({ context: { id }, event }: Args) {
  assertEvent(event, 'name.submitted');
  return { id, name: event.name.trim() };
}

export function sharingOf({ context: { id }, event }: Args) {
  assertEvent(event, 'sharing.chosen');
  return { id, isShared: event.isShared };
}

const updated = (
  { collection }: CollectionContext,
  outcome: CollectionOutcome,
  change: (saved: Collection) => Partial<Collection>,
): Update =>
  outcome.kind === 'ok' && collection ? { collection: { ...collection, ...change(outcome.value) } } : {};

export const withName = (context: CollectionContext, outcome: CollectionOutcome): Update =>
  updated(context, outcome, ({ name }) => ({ name }));

export const withSharing = (context: CollectionContext, outcome: CollectionOutcome): Update =>
  updated(context, outcome, ({ is_shared: isShared }) => ({ is_shared: isShared === true }));

export const sharingMessage = (outcome: CollectionOutcome): string =>
  outcome.kind === 'ok' && outcome.value.is_shared === true
    ? householdMessages.collectionShared
    : householdMessages.collectionSharingEnded;

export const withNameProblem = (outcome: CollectionOutcome): Update => ({
  nameProblem: fieldErrorsOf(outcome).name?.[0] ?? null,
});

/** Whether all ids are known: only then the collection can be sent without one of them. */
export const isWhole = ({ collection }: CollectionContext): boolean =>
  collection !== null && allRecipeIds(collection) !== null;

/** What was there before stays for an undo. */
export const withRemoval = ({ collection }: CollectionContext, recipeId: number): Update =>
  collection === null
    ? {}
    : { before: collection, collection: without(collection, recipeId), isShifted: true };

export const withUndo = ({ before }: CollectionContext): Update =>
  before === null ? {} : { collection: before, before: null, isShifted: true };
