import { assertEvent } from 'xstate';
import { allRecipeIds, type Collection } from '#domain/collection/collection.ts';
import { reinsert } from '#domain/collection/reinsert.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
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

const idsOf = (recipes: readonly { readonly id: number }[]) => recipes.map(({ id }) => id);

/** What was there before stays for an undo, with what was removed earlier in its place. */
export function withRemoval(
  { collection, removed }: CollectionContext,
  { recipeId }: { readonly recipeId: number },
): Update {
  const card = collection?.recipes.find(({ id }) => id === recipeId);
  if (collection === null || card === undefined) return {};
  const others = removed.filter((each) => each.card.id !== recipeId);
  const whole = (now: readonly number[], list: 'all' | 'shown') =>
    others.reduceRight((ids, each) => reinsert(ids, each[list], each.card.id), now);
  const removal = {
    card,
    all: whole(allRecipeIds(collection) ?? [], 'all'),
    shown: whole(idsOf(collection.recipes), 'shown'),
  };
  return { removed: [...others, removal], collection: without(collection, recipeId), isShifted: true };
}

/** With one removal undone; the others, and what was changed since, stay. */
function withUndo({ collection, removed }: CollectionContext, recipeId: number): Update {
  const found = removed.find(({ card }) => card.id === recipeId);
  if (found === undefined || collection === null) return {};
  const cards = new Map([...collection.recipes, found.card].map((card) => [card.id, card]));
  const shown = reinsert(idsOf(collection.recipes), found.shown, recipeId);
  const recipes = shown.flatMap((id) => cards.get(id) ?? []);
  const ids = reinsert(allRecipeIds(collection) ?? [], found.all, recipeId);
  return {
    collection: {
      ...collection,
      recipes,
      recipe_ids: [...ids],
      recipes_count: ids.length,
      image_url: recipes[0]?.image ?? null,
    },
    removed: removed.filter((each) => each !== found),
    isShifted: true,
  };
}

/** The removal that failed is none. */
export const withoutLastRemoval = (context: CollectionContext): Update => {
  const last = context.removed.at(-1);
  return last === undefined ? {} : withUndo(context, last.card.id);
};

export const removalToOffer = ({ removed }: CollectionContext) => {
  const last = removed.at(-1);
  return {
    type: 'removal.undoable' as const,
    message: messages.collectionRemoved,
    recipeId: last?.card.id ?? 0,
    before: last?.all ?? [],
  };
};

const undoneIn = (event: CollectionEvent): number => {
  assertEvent(event, 'removal.undone');
  return event.recipeId;
};

export const withUndoOf = ({ context, event }: Args): Update => withUndo(context, undoneIn(event));

export const hasUndoOf = ({ context: { removed }, event }: Args): boolean =>
  removed.some(({ card }) => card.id === undoneIn(event));

/** Whether it was removed before the recipe whose removal is being sent. */
export const hasEarlierUndoOf = ({ context: { removed }, event }: Args): boolean =>
  removed.slice(0, -1).some(({ card }) => card.id === undoneIn(event));
