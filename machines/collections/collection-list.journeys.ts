import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { favorites } from './collection-list.cases.ts';
import type { collectionListMachine } from './collection-list.machine.ts';
import { collectionNamed, soups } from './new-collection.cases.ts';

const loaded = { answer: 'loadCollections', with: ok([favorites, soups]) } as const;
const bread = collectionNamed('13', 'Bread');
const asked = (sort: 'default' | 'a-z', words = '') =>
  ({ id: 'loadCollections', input: { sort, words } }) as const;

export const collectionListJourneys: readonly JourneyOf<typeof collectionListMachine>[] = [
  {
    title: 'COLL-01 COLL-02 without a choice the sort is default; a chosen one asks again',
    events: [loaded, { type: 'sort.chosen', sort: 'a-z' }, loaded],
    end: 'ready',
    calls: [asked('default'), asked('a-z')],
  },
  {
    title: 'COLL-03 COLL-04 CONST-07 quick typing asks once, 500 ms after the last key',
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
    calls: [asked('default'), asked('default', 'sou')],
  },
  {
    title: 'COLL-11 a new collection stands on top, below the favorites',
    events: [loaded, { type: 'collection.created', collection: bread }],
    end: 'ready',
    context: { collections: [favorites, bread, soups] },
  },
  {
    title: 'COLL-11 on top also of a search that does not find the favorites',
    events: [
      { answer: 'loadCollections', with: ok([soups]) },
      { type: 'collection.created', collection: bread },
    ],
    end: 'ready',
    context: { collections: [bread, soups] },
  },
  {
    title: 'COLL-11 also in a list that is still under way',
    events: [{ type: 'collection.created', collection: bread }],
    end: 'loading',
    context: { collections: [bread] },
  },
  {
    title: 'COLL-01 a list that cannot be loaded says so and can be asked for again',
    events: [
      { answer: 'loadCollections', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      loaded,
    ],
    end: 'ready',
    context: { collections: [favorites, soups], failure: null },
  },
  {
    title: 'COLL-01 a defect in fetching the list reads like a failing server',
    events: [{ defect: 'loadCollections' }],
    end: 'failed',
    calls: [asked('default')],
    context: { failure: messages.overloaded },
  },
];
