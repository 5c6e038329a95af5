import { assertEvent, assign, emit, setup } from 'xstate';
import { allRecipeIds, collectionNameProblem } from '#domain/collection/collection.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { sayFailed } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import type {
  CollectionEvent,
  CollectionOutcome,
  CollectionPageOutcome,
  CollectionRequest,
  RecipeSort,
  RemovalUndoable,
} from './collection-events.ts';
import {
  type CollectionContext,
  type CollectionInput,
  hasNextPage,
  isMostlyShown,
  openedWith,
  without,
  withPage,
} from './collection-pages.ts';

export const idOf = ({ context: { id } }: { context: CollectionContext }) => ({ id });
export const nameOf = ({ context, event }: { context: CollectionContext; event: CollectionEvent }) => {
  assertEvent(event, 'name.submitted');
  return { id: context.id, name: event.name.trim() };
};

export const sharingOf = ({ context, event }: { context: CollectionContext; event: CollectionEvent }) => {
  assertEvent(event, 'sharing.chosen');
  return { id: context.id, isShared: event.isShared };
};

/** Types, actors, actions, and guards of the machine of one collection. */
export const collectionSetup = setup({
  types: {
    input: {} as CollectionInput,
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    emitted: {} as { type: 'collection.deleted' | 'collection.renamed' } | RemovalUndoable | ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadCollection: 'loadCollection';
      loadMore: 'loadMore';
      syncCollection: 'syncCollection';
      restoreCollection: 'syncCollection';
      renameCollection: 'renameCollection';
      deleteCollection: 'deleteCollection';
      shareCollection: 'shareCollection';
    },
  },
  actors: {
    loadCollection: unprovided<CollectionPageOutcome, CollectionRequest & { count: number }>(
      'loadCollection',
    ),
    loadMore: unprovided<CollectionPageOutcome, CollectionRequest & { page: number }>('loadMore'),
    syncCollection: unprovided<CollectionOutcome, { id: string; recipeIds: readonly number[] }>(
      'syncCollection',
    ),
    renameCollection: unprovided<CollectionOutcome, { id: string; name: string }>('renameCollection'),
    deleteCollection: unprovided<Outcome<null>, { id: string }>('deleteCollection'),
    shareCollection: unprovided<CollectionOutcome, { id: string; isShared: boolean }>('shareCollection'),
  },
  actions: {
    sayFailed: sayFailed(),
    noteSort: assign((_, { sort }: { sort: RecipeSort }) => ({ sort, count: 0 })),
    keepCount: assign(({ context: { collection } }) => ({ count: collection?.recipes.length ?? 0 })),
    noteGone: assign(({ context: { isShifted } }, { gone = 0 }: { gone?: number }) => ({
      gone,
      isShifted: isShifted || gone > 0,
    })),
    rememberCollection: assign((_, outcome: CollectionPageOutcome) => openedWith(outcome)),
    appendRecipes: assign(({ context }, outcome: CollectionPageOutcome) => withPage(context, outcome)),
    rememberName: assign(({ context: { collection } }, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' && collection ? { collection: { ...collection, name: outcome.value.name } } : {},
    ),
    rememberSharing: assign(({ context: { collection } }, outcome: CollectionOutcome) =>
      outcome.kind === 'ok' && collection
        ? { collection: { ...collection, is_shared: outcome.value.is_shared === true } }
        : {},
    ),
    saySharing: emit((_, outcome: CollectionOutcome) =>
      successToast(
        outcome.kind === 'ok' && outcome.value.is_shared === true
          ? householdMessages.collectionShared
          : householdMessages.collectionSharingEnded,
      ),
    ),
    rememberFailure: assign((_, outcome: CollectionPageOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    takeOut: assign(({ context: { collection } }, { recipeId }: { recipeId: number }) =>
      collection === null
        ? {}
        : { before: collection, collection: without(collection, recipeId), isShifted: true },
    ),
    putBack: assign(({ context: { before } }) =>
      before === null ? {} : { collection: before, before: null, isShifted: true },
    ),
    offerUndo: emit({ type: 'removal.undoable' as const, message: messages.collectionRemoved }),
    blameName: assign((_, { name }: { name: string }) => ({ nameProblem: collectionNameProblem(name) })),
    rememberNameProblem: assign((_, outcome: CollectionOutcome) => ({
      nameProblem: fieldErrorsOf(outcome).name?.[0] ?? null,
    })),
    clearNameProblem: assign({ nameProblem: null }),
    reportRenamed: emit({ type: 'collection.renamed' } as const),
    sayRenamed: emit(successToast(messages.collectionRenamed)),
    sayDeleted: emit(successToast(messages.collectionDeleted)),
    reportDeleted: emit({ type: 'collection.deleted' } as const),
  },
  guards: {
    isOk: isKind('ok'),
    isNoName: (_, { name }: { name: string }) => collectionNameProblem(name) !== null,
    hasFieldErrors: hasFieldErrors(),
    isMissing: isKind('notFound'),
    hasUndo: ({ context }) => context.before !== null,
    hasNoUndo: ({ context }) => context.before === null,
    hasMore: ({ context }) => hasNextPage(context.meta),
    /** Only with all ids the collection can be sent without one of them. */
    isWhole: ({ context: { collection } }) => collection !== null && allRecipeIds(collection) !== null,
    /** Most of it is on the screen already, as the pages have moved. */
    isMostlyShown: ({ context }, outcome: CollectionPageOutcome) => isMostlyShown(context, outcome),
  },
});
