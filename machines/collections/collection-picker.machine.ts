import { assign, emit, setup } from 'xstate';
import { type Collection, type CollectionName, favoritesId } from '#domain/collection/collection.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  readonly recipeId: number;
  collections: readonly CollectionName[];
  /** Ids of the ticked ones. */
  ticked: readonly string[];
  failure: string | null;
  /** Created while picking; the recipe is added to it at once. */
  created: string | null;
}
/** All collections of the member, and those that contain the recipe. */
export type PickerOutcome = Outcome<{
  readonly all: readonly CollectionName[];
  readonly holding: readonly CollectionName[];
}>;
export type CollectionPickerEvent =
  | { type: 'collection.toggled'; id: string }
  | { type: 'collection.created'; collection: Collection }
  | { type: 'choice.submitted' }
  | { type: 'retry.requested' };
/** The collections that now contain the recipe; `isFavorite` is the state of its heart. */
export interface CollectionsSaved {
  readonly type: 'collections.saved';
  readonly recipeId: number;
  readonly isFavorite: boolean;
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const initialContext = ({ input }: { input: { recipeId: number } }): Context => ({
  recipeId: input.recipeId,
  collections: [],
  ticked: [],
  failure: null,
  created: null,
});
const recipeOf = ({ context }: { context: Context }) => ({ recipeId: context.recipeId });
const additionOf = ({ context }: { context: Context }) => ({
  recipeId: context.recipeId,
  id: context.created ?? '',
});
const choiceOf = ({ context }: { context: Context }) => ({
  recipeId: context.recipeId,
  ids: context.ticked,
});

export const collectionPickerMachine = setup({
  types: {
    input: {} as { recipeId: number },
    context: {} as Context,
    events: {} as CollectionPickerEvent,
    emitted: {} as CollectionsSaved | ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadCollections: 'loadCollections';
      addToCollection: 'addToCollection';
      saveCollections: 'saveCollections';
    },
  },
  actors: {
    loadCollections: unprovided<PickerOutcome, { recipeId: number }>('loadCollections'),
    addToCollection: unprovided<Outcome<unknown>, { recipeId: number; id: string }>('addToCollection'),
    saveCollections: unprovided<Outcome<unknown>, { recipeId: number; ids: readonly string[] }>(
      'saveCollections',
    ),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberCollections: assign((_, outcome: PickerOutcome) =>
      outcome.kind === 'ok'
        ? { collections: outcome.value.all, ticked: outcome.value.holding.map(({ id }) => id), failure: null }
        : {},
    ),
    rememberFailure: assign((_, outcome: PickerOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    toggle: assign(({ context }, { id }: { id: string }) => ({ ticked: toggled(context.ticked, id) })),
    putOnTop: assign(({ context }, { collection }: { collection: Collection }) => {
      const favorites = context.collections.filter(({ id }) => id === favoritesId);
      const others = context.collections.filter(({ id }) => id !== favoritesId);
      const created = { id: collection.id, name: collection.name };
      return { collections: [...favorites, created, ...others], created: collection.id };
    }),
    tickCreated: assign(({ context: { ticked, created } }) =>
      created === null || ticked.includes(created) ? {} : { ticked: [...ticked, created] },
    ),
    sayAdded: emit(successToast(messages.collectionAdded)),
    saySaved: emit(successToast(messages.collectionSaved)),
    reportSaved: emit(({ context: { recipeId, ticked } }) => ({
      type: 'collections.saved' as const,
      recipeId,
      isFavorite: ticked.includes(favoritesId),
    })),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'collectionPicker',
  description: 'The collections that contain a recipe are ticked; saving replaces the whole set.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadCollections',
        src: 'loadCollections',
        input: recipeOf,
        onOk: { target: 'picking', actions: { type: 'rememberCollections', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    picking: {
      on: {
        'collection.toggled': { actions: { type: 'toggle', params: eventItself } },
        'collection.created': { target: 'adding', actions: { type: 'putOnTop', params: eventItself } },
        'choice.submitted': { target: 'saving' },
      },
    },
    adding: {
      description: 'A collection created here contains the recipe; ticks can be changed meanwhile.',
      on: { 'collection.toggled': { actions: { type: 'toggle', params: eventItself } } },
      tags: ['busy'],
      invoke: submission({
        id: 'addToCollection',
        src: 'addToCollection',
        input: additionOf,
        onOk: { target: 'picking', actions: ['tickCreated', 'sayAdded'] },
        onFailed: { target: 'picking' },
        failureText: messages.collectionAddFailed,
      }),
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'saveCollections',
        src: 'saveCollections',
        input: choiceOf,
        onOk: { target: 'saved', actions: ['saySaved', 'reportSaved'] },
        onFailed: { target: 'picking' },
        failureText: messages.collectionSaveFailed,
      }),
    },
    saved: { type: 'final' },
  },
});
