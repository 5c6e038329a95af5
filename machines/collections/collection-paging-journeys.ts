import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { firstPage, lastPage, movedPage, savedOnly, secondPage, twoSoups } from './collection.cases.ts';
import type { collectionMachine } from './collection.machine.ts';

const input = { id: '12' };
const removed = { type: 'recipe.removed', recipeId: 1 } as const;
const synced = { resolves: 'syncCollection', with: ok(twoSoups) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const loadedFirst = { resolves: 'loadCollection', with: ok(firstPage) } as const;
const more = { type: 'more.requested' } as const;
const loadedSecond = { resolves: 'loadMore', with: ok(secondPage) } as const;
const loadedLast = { resolves: 'loadMore', with: ok(lastPage) } as const;
const loadedMoved = { resolves: 'loadMore', with: ok(movedPage) } as const;

/** Journeys through a collection of several pages. */
export const collectionPagingJourneys: readonly JourneyOf<typeof collectionMachine>[] = [
  {
    title: 'COLL-06 loads a further page behind the first',
    input: { id: '12', count: 3 },
    events: [loadedFirst, more, loadedSecond],
    end: { ready: 'listed' },
    calls: [
      { id: 'loadCollection', input: { id: '12', sort: 'default', count: 3 } },
      { id: 'loadMore', input: { id: '12', sort: 'default', page: 2 } },
    ],
    context: { meta: secondPage.meta },
  },
  {
    title: 'COLL-06 the last page is the end',
    input,
    events: [loadedFirst, more, loadedLast, more],
    end: { ready: 'listed' },
    calls: [{ id: 'loadCollection' }, { id: 'loadMore' }],
  },
  {
    title: 'COLL-09 a removal moves the pages: the next one is read where the list ends',
    input,
    events: [loadedFirst, removed, synced, more, loadedMoved, loadedSecond],
    end: { ready: 'listed' },
    calls: [
      { id: 'loadCollection' },
      { id: 'syncCollection', input: { id: '12', recipeIds: [2, 3, 4, 5] } },
      { id: 'loadMore', input: { id: '12', sort: 'default', page: 1 } },
      { id: 'loadMore', input: { id: '12', sort: 'default', page: 3 } },
    ],
  },
  {
    title: 'COLL-09 a removal is undone with the pages that came since',
    input,
    events: [
      loadedFirst,
      removed,
      synced,
      more,
      loadedSecond,
      { type: 'removal.undone', recipeId: 1 },
      { resolves: 'restoreCollection', with: ok(twoSoups) },
      more,
    ],
    end: { ready: 'appending' },
    calls: [
      { id: 'loadCollection' },
      { id: 'syncCollection' },
      { id: 'loadMore' },
      { id: 'restoreCollection', input: { id: '12', recipeIds: [1, 2, 3, 4, 5] } },
      { id: 'loadMore', input: { id: '12', sort: 'default', page: 3 } },
    ],
    context: {
      collection: {
        ...firstPage.collection,
        recipes: [...firstPage.collection.recipes, ...secondPage.collection.recipes],
      },
    },
  },
  {
    title: 'COLL-06 hearts that were switched off move the pages of the favorites',
    input,
    events: [loadedFirst, { type: 'more.requested', gone: 1 }, loadedSecond],
    end: { ready: 'listed' },
    calls: [{ id: 'loadCollection' }, { id: 'loadMore', input: { id: '12', sort: 'default', page: 1 } }],
  },
  {
    title: 'COLL-09 a recipe is removed while a page is loading',
    input,
    events: [loadedFirst, more, removed, synced],
    end: { ready: 'listed' },
    calls: [
      { id: 'loadCollection' },
      { id: 'loadMore', aborted: true },
      { id: 'syncCollection', input: { id: '12', recipeIds: [2, 3, 4, 5] } },
    ],
  },
  {
    title: 'COLL-09 without the ids of all recipes none can be removed',
    input,
    events: [{ resolves: 'loadCollection', with: ok(savedOnly) }, removed],
    end: { ready: 'listed' },
    calls: [{ id: 'loadCollection' }],
    context: { collection: savedOnly.collection },
  },
  ...(
    [
      [{ resolves: 'loadMore', with: broken }, messages.overloaded],
      [{ rejects: 'loadMore' }, messages.unexpected],
    ] as const
  ).map(
    ([end, failure]): JourneyOf<typeof collectionMachine> => ({
      title: `ERR-32 a page that cannot be loaded leaves the list as it is: ${failure}`,
      input,
      events: [loadedFirst, more, end],
      end: { ready: 'appendFailed' },
      calls: [{ id: 'loadCollection' }, { id: 'loadMore' }],
      context: { collection: firstPage.collection, failure },
    }),
  ),
  {
    title: 'ERR-32 a retry loads the page',
    input,
    events: [
      loadedFirst,
      more,
      { resolves: 'loadMore', with: broken },
      { type: 'retry.requested' },
      loadedSecond,
    ],
    end: { ready: 'listed' },
    calls: [{ id: 'loadCollection' }, { id: 'loadMore' }, { id: 'loadMore' }],
    context: { failure: null },
  },
  {
    title: 'EXT-21 changes that were sent are read again as far as the list was loaded',
    input,
    events: [loadedFirst, more, loadedSecond, { type: 'changes.sent' }],
    end: 'loading',
    calls: [
      { id: 'loadCollection' },
      { id: 'loadMore' },
      { id: 'loadCollection', input: { id: '12', sort: 'default', count: 4 } },
    ],
  },
];
