import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { favorites } from './collection-list.cases.ts';
import type { collectionListMachine } from './collection-list.machine.ts';
import { collectionNamed, soups } from './new-collection.cases.ts';

const loaded = { resolves: 'loadCollections', with: ok([favorites, soups]) } as const;
const bread = collectionNamed('13', 'Bread');
const listRequested = (sort: 'default' | 'a-z', words = '') =>
  ({ id: 'loadCollections', input: { sort, words } }) as const;

export const collectionListJourneys: readonly JourneyOf<typeof collectionListMachine>[] = [
  {
    title: 'COLL-01 COLL-02 uses the default sort and reloads for a chosen one',
    events: [loaded, { type: 'sort.chosen', sort: 'a-z' }, loaded],
    end: 'ready',
    calls: [listRequested('default'), listRequested('a-z')],
  },
  {
    title: 'COLL-03 COLL-04 CONST-07 sends one request 500 ms after the last key',
    events: [
      loaded,
      { type: 'words.typed', words: 's' },
      { wait: 499 },
      { type: 'words.typed', words: 'sou ' },
      { wait: 499 },
      { wait: 1 },
      loaded,
    ],
    end: 'ready',
    calls: [listRequested('default'), listRequested('default', 'sou')],
  },
  {
    title: 'COLL-11 puts a new collection at the top, below the favorites',
    events: [loaded, { type: 'collection.created', collection: bread }],
    end: 'ready',
    context: { collections: [favorites, bread, soups] },
  },
  {
    title: 'COLL-11 puts it at the top of search results without the favorites',
    events: [
      { resolves: 'loadCollections', with: ok([soups]) },
      { type: 'collection.created', collection: bread },
    ],
    end: 'ready',
    context: { collections: [bread, soups] },
  },
  {
    title: 'COLL-11 puts it at the top of a list that is still loading',
    events: [{ type: 'collection.created', collection: bread }],
    end: 'loading',
    context: { collections: [bread] },
  },
  {
    title: 'COLL-01 shows an error when the list cannot be loaded and allows a retry',
    events: [
      { resolves: 'loadCollections', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      loaded,
    ],
    end: 'ready',
    context: { collections: [favorites, soups], failure: null },
  },
  {
    title: 'COLL-01 an exception in loading the list shows the message of a failing server',
    events: [{ rejects: 'loadCollections' }],
    end: 'failed',
    calls: [listRequested('default')],
    context: { failure: messages.overloaded },
  },
];
