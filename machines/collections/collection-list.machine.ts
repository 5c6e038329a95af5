import { assign, setup } from 'xstate';
import { type Collection, type CollectionSort, favoritesId } from '#domain/collection/collection.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  sort: CollectionSort | 'default';
  /** As typed. */
  words: string;
  collections: readonly Collection[];
  failure: string | null;
}
export type CollectionsOutcome = Outcome<readonly Collection[]>;
export type CollectionListEvent =
  | { type: 'sort.chosen'; sort: CollectionSort | 'default' }
  | { type: 'words.typed'; words: string }
  | { type: 'collection.created'; collection: Collection }
  | { type: 'retry.requested' };

const initialContext = (): Context => ({ sort: 'default', words: '', collections: [], failure: null });
const requestOf = ({ context: { sort, words } }: { context: Context }) => ({ sort, words: words.trim() });

export const collectionListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CollectionListEvent,
    tags: {} as 'busy',
    children: {} as { loadCollections: 'loadCollections' },
  },
  actors: {
    loadCollections: unprovided<CollectionsOutcome, { sort: CollectionSort | 'default'; words: string }>(
      'loadCollections',
    ),
  },
  actions: {
    noteSort: assign((_, { sort }: { sort: CollectionSort | 'default' }) => ({ sort })),
    noteWords: assign((_, { words }: { words: string }) => ({ words })),
    rememberCollections: assign((_, outcome: CollectionsOutcome) =>
      outcome.kind === 'ok' ? { collections: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: CollectionsOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: failureMessage({ kind: 'unavailable', status: null, message: null }) }),
    putOnTop: assign(({ context }, { collection }: { collection: Collection }) => {
      const favorites = context.collections.filter(({ id }) => id === favoritesId);
      const others = context.collections.filter(({ id }) => id !== favoritesId);
      return { collections: [...favorites, collection, ...others] };
    }),
  },
  guards: { isOk: isKind('ok') },
  delays: { typingPause: 500 },
}).createMachine({
  id: 'collectionList',
  description: 'The collections of a member, sorted and searched by name.',
  context: initialContext,
  initial: 'loading',
  on: {
    'sort.chosen': { target: '.loading', actions: { type: 'noteSort', params: eventItself } },
    'words.typed': { target: '.typing', actions: { type: 'noteWords', params: eventItself } },
    'collection.created': { actions: { type: 'putOnTop', params: eventItself } },
  },
  states: {
    typing: {
      description: 'The search starts after a pause in typing.',
      tags: ['busy'],
      after: { typingPause: { target: 'loading' } },
    },
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadCollections',
        src: 'loadCollections',
        input: requestOf,
        onOk: { target: 'ready', actions: { type: 'rememberCollections', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    ready: {},
    failed: { on: { 'retry.requested': { target: 'loading' } } },
  },
});
