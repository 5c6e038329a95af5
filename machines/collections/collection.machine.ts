import { assign, emit, setup } from 'xstate';
import { collectionNameProblem } from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import * as changes from './collection-changes.ts';
import type {
  CollectionCalls,
  CollectionEvent,
  CollectionOutcome,
  CollectionPageOutcome,
  FirstPages,
  FurtherPage,
  RecipeSort,
  RemainingRecipes,
  RemovalUndoable,
} from './collection-events.ts';
import type { CollectionContext, CollectionInput } from './collection-pages.ts';
import * as pages from './collection-pages.ts';

export const collectionMachine = setup({
  types: {
    input: {} as CollectionInput,
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    emitted: {} as { type: 'collection.deleted' | 'collection.renamed' } | RemovalUndoable | ToastRequested,
    tags: {} as 'busy',
    children: {} as CollectionCalls,
  },
  actors: {
    loadCollection: unprovided<CollectionPageOutcome, FirstPages>('loadCollection'),
    loadMore: unprovided<CollectionPageOutcome, FurtherPage>('loadMore'),
    syncCollection: unprovided<CollectionOutcome, RemainingRecipes>('syncCollection'),
    renameCollection: unprovided<CollectionOutcome, { id: string; name: string }>('renameCollection'),
    deleteCollection: unprovided<Outcome<null>, { id: string }>('deleteCollection'),
    shareCollection: unprovided<CollectionOutcome, { id: string; isShared: boolean }>('shareCollection'),
  },
  actions: {
    sayFailed: sayFailed(),
    noteSort: assign((_, { sort }: { sort: RecipeSort }) => ({ sort, count: 0 })),
    keepCount: assign(({ context: { collection } }) => ({ count: collection?.recipes.length ?? 0 })),
    noteGone: assign(({ context }, { gone = 0 }: { gone?: number }) => pages.withoutGone(context, gone)),
    rememberCollection: assign((_, outcome: CollectionPageOutcome) => pages.openedWith(outcome)),
    appendRecipes: assign(({ context }, outcome: CollectionPageOutcome) => pages.withPage(context, outcome)),
    rememberName: assign(({ context }, outcome: CollectionOutcome) => changes.withName(context, outcome)),
    rememberSharing: assign(({ context }, saved: CollectionOutcome) => changes.withSharing(context, saved)),
    saySharing: emit((_, outcome: CollectionOutcome) => successToast(changes.sharingMessage(outcome))),
    rememberFailure: assign((_, outcome: CollectionPageOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    takeOut: assign(({ context }, removal: { recipeId: number }) => changes.withRemoval(context, removal)),
    putBack: assign(changes.withUndoOf),
    putBackLast: assign(({ context }) => changes.withoutLastRemoval(context)),
    offerUndo: emit(({ context }) => changes.removalToOffer(context)),
    blameName: assign((_, { name }: { name: string }) => ({ nameProblem: collectionNameProblem(name) })),
    rememberNameProblem: assign((_, outcome: CollectionOutcome) => changes.withNameProblem(outcome)),
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
    hasUndo: changes.hasUndoOf,
    isEarlier: changes.hasEarlierUndoOf,
    hasNoUndo: ({ context }) => context.removed.length === 0,
    hasMore: ({ context }) => pages.hasNextPage(context.meta),
    isWhole: ({ context }) => changes.isWhole(context),
    isMostlyShown: ({ context }, outcome: CollectionPageOutcome) => pages.isMostlyShown(context, outcome),
  },
}).createMachine({
  id: 'collection',
  description:
    'One collection, which grows page by page: its recipes can be sorted and taken out, it can be renamed, shared with the household, and removed.',
  context: pages.initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadCollection',
        src: 'loadCollection',
        input: pages.requestOf,
        onOther: [{ guard: { type: 'isMissing', params: outputOf }, target: 'missing' }],
        onOk: { target: 'ready', actions: { type: 'rememberCollection', params: outputOf } },
        onFailed: 'failed',
      }),
      on: {
        'sort.chosen': {
          target: 'loading',
          reenter: true,
          actions: { type: 'noteSort', params: eventItself },
        },
        'changes.sent': { guard: 'hasNoUndo', target: 'loading', reenter: true },
      },
    },
    missing: { description: 'No such collection, or it belongs to another member.' },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    ready: {
      description: 'A removal that can be undone stays undoable: sent changes are read later.',
      initial: 'listed',
      states: {
        listed: {
          on: {
            'more.requested': {
              guard: 'hasMore',
              target: 'appending',
              actions: { type: 'noteGone', params: eventItself },
            },
          },
        },
        appending: {
          description: 'The next page is loading; the list stays on the screen and can be used.',
          invoke: loading({
            id: 'loadMore',
            src: 'loadMore',
            input: pages.nextPageOf,
            onOther: [
              {
                guard: { type: 'isMostlyShown', params: outputOf },
                target: 'appending',
                reenter: true,
                actions: { type: 'appendRecipes', params: outputOf },
              },
            ],
            onOk: { target: 'listed', actions: { type: 'appendRecipes', params: outputOf } },
            onFailed: 'appendFailed',
          }),
        },
        appendFailed: {
          description: 'The list stays; below it the reason and a retry for the next page.',
          on: { 'retry.requested': { target: 'appending' } },
        },
      },
      on: {
        'changes.sent': { guard: 'hasNoUndo', target: 'loading', actions: 'keepCount' },
        'sort.chosen': { target: 'loading', actions: { type: 'noteSort', params: eventItself } },
        'recipe.removed': {
          guard: 'isWhole',
          target: 'removing',
          actions: { type: 'takeOut', params: eventItself },
        },
        'removal.undone': { guard: 'hasUndo', target: 'restoring', actions: 'putBack' },
        'renaming.begun': { actions: 'clearNameProblem' },
        'name.submitted': [
          {
            guard: { type: 'isNoName', params: eventItself },
            actions: { type: 'blameName', params: eventItself },
          },
          { target: 'renaming', actions: 'clearNameProblem' },
        ],
        'deletion.confirmed': { target: 'deleting' },
        'sharing.chosen': { target: 'sharing' },
      },
    },
    removing: {
      description: 'The recipe disappears at once; the full remaining list is sent to the server.',
      invoke: submission({
        id: 'syncCollection',
        src: 'syncCollection',
        input: pages.idsOf,
        onOk: { target: 'ready', actions: 'offerUndo' },
        onFailed: { target: 'ready', actions: 'putBackLast' },
        failureText: messages.collectionRemoveFailed,
      }),
      on: {
        'removal.undone': { guard: 'isEarlier', target: 'restoring', actions: ['offerUndo', 'putBack'] },
      },
    },
    restoring: {
      description: 'The removed recipe is restored.',
      invoke: submission({
        id: 'restoreCollection',
        src: 'syncCollection',
        input: pages.idsOf,
        onOk: { target: 'ready' },
        onFailed: { target: 'loading', actions: 'keepCount' },
      }),
      on: { 'removal.undone': { guard: 'hasUndo', target: 'restoring', reenter: true, actions: 'putBack' } },
    },
    renaming: {
      tags: ['busy'],
      invoke: submission({
        id: 'renameCollection',
        src: 'renameCollection',
        input: changes.nameOf,
        onOk: {
          target: 'ready',
          actions: [{ type: 'rememberName', params: outputOf }, 'sayRenamed', 'reportRenamed'],
        },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberNameProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'ready' },
      }),
    },
    sharing: {
      tags: ['busy'],
      invoke: submission({
        id: 'shareCollection',
        src: 'shareCollection',
        input: changes.sharingOf,
        onOk: {
          target: 'ready',
          actions: [
            { type: 'rememberSharing', params: outputOf },
            { type: 'saySharing', params: outputOf },
          ],
        },
        onFailed: { target: 'ready' },
      }),
    },
    deleting: {
      tags: ['busy'],
      invoke: submission({
        id: 'deleteCollection',
        src: 'deleteCollection',
        input: changes.idOf,
        onOk: { target: 'deleted', actions: ['sayDeleted', 'reportDeleted'] },
        onFailed: { target: 'ready' },
      }),
    },
    deleted: { type: 'final' },
  },
});
