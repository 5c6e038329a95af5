import { householdMessages } from '#domain/message/household-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { onePage, twoSoups } from './collection.cases.ts';
import type { collectionMachine } from './collection.machine.ts';
import { collectionPagingJourneys } from './collection-paging-journeys.ts';
import { soups } from './new-collection.cases.ts';

const input = { id: '12' };
const loaded = { resolves: 'loadCollection', with: ok(onePage) } as const;
const { collection: opened } = onePage;
const removed = { type: 'recipe.removed', recipeId: 1 } as const;
const synced = { resolves: 'syncCollection', with: ok(twoSoups) } as const;
const undoable = {
  type: 'removal.undoable',
  message: 'Remove recipe from collection successfully.',
  recipeId: 1,
  before: [1, 2],
} as const;
const second = { type: 'recipe.removed', recipeId: 2 } as const;
const restored = { resolves: 'restoreCollection', with: ok(twoSoups) } as const;
const undo = (recipeId: number) => ({ type: 'removal.undone', recipeId }) as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const collectionJourneys: readonly JourneyOf<typeof collectionMachine>[] = [
  {
    title: 'COLL-07 reloads for a chosen sort',
    input,
    events: [loaded, { type: 'sort.chosen', sort: 'z-a' }, loaded],
    end: 'ready',
    calls: [
      { id: 'loadCollection', input: { id: '12', sort: 'default', count: 0 } },
      { id: 'loadCollection', input: { id: '12', sort: 'z-a', count: 0 } },
    ],
  },
  {
    title: 'reloads once waiting changes are sent, also in the middle of loading',
    input,
    events: [{ type: 'changes.sent' }, loaded, { type: 'changes.sent' }, loaded],
    end: 'ready',
    calls: [{ id: 'loadCollection', aborted: true }, { id: 'loadCollection' }, { id: 'loadCollection' }],
  },
  {
    title: 'COLL-09 OK-19 removes a recipe immediately and sends the full remaining list',
    input,
    events: [loaded, removed, synced],
    end: 'ready',
    calls: [{ id: 'loadCollection' }, { id: 'syncCollection', input: { id: '12', recipeIds: [2] } }],
    emits: [undoable],
  },
  ...collectionPagingJourneys,
  {
    title: 'COLL-09 undoing a removal sends the previous list',
    input,
    events: [
      loaded,
      removed,
      synced,
      { type: 'removal.undone', recipeId: 1 },
      { resolves: 'restoreCollection', with: ok(twoSoups) },
    ],
    end: 'ready',
    calls: [
      { id: 'loadCollection' },
      { id: 'syncCollection', input: { id: '12', recipeIds: [2] } },
      { id: 'restoreCollection', input: { id: '12', recipeIds: [1, 2] } },
    ],
    context: { collection: opened },
  },
  ...[[1, 2] as const, [2, 1] as const].map(
    ([one, other]): JourneyOf<typeof collectionMachine> => ({
      title: `COLL-09 two removals are undone one by one, number ${one} first`,
      input,
      events: [loaded, removed, synced, second, synced, undo(one), restored, undo(other), restored],
      end: 'ready',
      calls: [
        { id: 'loadCollection' },
        { id: 'syncCollection', input: { id: '12', recipeIds: [2] } },
        { id: 'syncCollection', input: { id: '12', recipeIds: [] } },
        { id: 'restoreCollection', input: { id: '12', recipeIds: [one] } },
        { id: 'restoreCollection', input: { id: '12', recipeIds: [1, 2] } },
      ],
    }),
  ),
  {
    title: 'COLL-09 a removal is undone while the next one is sent, which stays removed and can be undone',
    input,
    events: [loaded, removed, synced, second, undo(1), restored],
    end: 'ready',
    calls: [
      { id: 'loadCollection' },
      { id: 'syncCollection' },
      { id: 'syncCollection', aborted: true },
      { id: 'restoreCollection', input: { id: '12', recipeIds: [1] } },
    ],
    emits: [undoable, { ...undoable, recipeId: 2 }],
  },
  {
    title: 'ERR-45 shows an error when a removal fails and restores the recipe',
    input,
    events: [loaded, removed, { resolves: 'syncCollection', with: broken }],
    end: 'ready',
    emits: [errorToast('Could not remove recipe from collection. Please try again later.')],
    context: { collection: opened },
  },
  {
    title: 'renames a collection in place',
    input,
    events: [
      loaded,
      { type: 'name.submitted', name: ' Stews ' },
      { resolves: 'renameCollection', with: ok({ ...soups, name: 'Stews' }) },
    ],
    end: 'ready',
    calls: [{ id: 'loadCollection' }, { id: 'renameCollection', input: { id: '12', name: 'Stews' } }],
    emits: [successToast(messages.collectionRenamed), { type: 'collection.renamed' }],
    context: { collection: { ...opened, name: 'Stews' } },
  },
  {
    title: 'SRV-57 shows an invalid or taken name at the field and clears it on the next try',
    input,
    events: [
      loaded,
      { type: 'name.submitted', name: ' ' },
      { type: 'name.submitted', name: 'Bread' },
      {
        resolves: 'renameCollection',
        with: { kind: 'invalid', message: 'Taken.', fields: { name: ['You have one of this name.'] } },
      },
    ],
    end: 'ready',
    calls: [{ id: 'loadCollection' }, { id: 'renameCollection', input: { id: '12', name: 'Bread' } }],
    emits: [],
    context: { nameProblem: 'You have one of this name.', collection: opened },
  },
  {
    title: 'a rejected name does not affect the next try',
    input,
    events: [loaded, { type: 'name.submitted', name: ' ' }, { type: 'renaming.begun' }],
    end: 'ready',
    context: { nameProblem: null },
  },
  {
    title: 'deletes a collection and shows a confirmation',
    input,
    events: [loaded, { type: 'deletion.confirmed' }, { resolves: 'deleteCollection', with: ok(null) }],
    end: 'deleted',
    emits: [successToast(messages.collectionDeleted), { type: 'collection.deleted' }],
  },
  ...[true, false].map(
    (isShared): JourneyOf<typeof collectionMachine> => ({
      title: `EXT-32 ${isShared ? 'shares a collection with' : 'stops sharing a collection with'} the household`,
      input,
      events: [
        loaded,
        { type: 'sharing.chosen', isShared },
        { resolves: 'shareCollection', with: ok({ ...twoSoups, is_shared: isShared }) },
      ],
      end: 'ready',
      calls: [{ id: 'loadCollection' }, { id: 'shareCollection', input: { id: '12', isShared } }],
      emits: [
        successToast(
          isShared ? householdMessages.collectionShared : householdMessages.collectionSharingEnded,
        ),
      ],
      context: { collection: { ...opened, is_shared: isShared } },
    }),
  ),
  ...(
    [
      [{ resolves: 'shareCollection', with: broken }, messages.overloaded],
      [{ rejects: 'shareCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `EXT-32 a collection that cannot be shared stays as it is and shows an error: ${message}`,
      input,
      events: [loaded, { type: 'sharing.chosen', isShared: true }, end],
      end: 'ready',
      emits: [errorToast(message)],
      context: { collection: opened },
    }),
  ),
  {
    title: 'treats another member’s collection as not found',
    input,
    events: [{ resolves: 'loadCollection', with: { kind: 'notFound' } }],
    end: 'missing',
  },
  {
    title: 'COLL-07 a new sort cancels the request in flight',
    input,
    events: [{ type: 'sort.chosen', sort: 'a-z' }, loaded],
    end: 'ready',
    calls: [
      { id: 'loadCollection', aborted: true },
      { id: 'loadCollection', input: { id: '12', sort: 'a-z', count: 0 } },
    ],
    context: { collection: opened },
  },
  {
    title: 'ERR-32 shows an error when the collection cannot be loaded',
    input,
    events: [{ resolves: 'loadCollection', with: broken }],
    end: 'failed',
    calls: [{ id: 'loadCollection' }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'ERR-32 a retry loads the collection',
    input,
    events: [{ resolves: 'loadCollection', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    context: { collection: opened, failure: null },
  },
  {
    title: 'shows an error after an exception in loading and allows a retry',
    input,
    events: [{ rejects: 'loadCollection' }],
    end: 'failed',
    calls: [{ id: 'loadCollection' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'ERR-45 shows an error after an exception in removing and restores the recipe',
    input,
    events: [loaded, removed, { rejects: 'syncCollection' }],
    end: 'ready',
    emits: [errorToast('Could not remove recipe from collection. Please try again later.')],
    context: { collection: opened, removed: [] },
  },
  ...(
    [
      [{ resolves: 'restoreCollection', with: broken }, messages.overloaded],
      [{ rejects: 'restoreCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `COLL-09 shows an error when a removal cannot be undone and reloads the collection: ${message}`,
      input,
      events: [loaded, removed, synced, { type: 'removal.undone', recipeId: 1 }, end],
      end: 'loading',
      calls: [
        { id: 'loadCollection' },
        { id: 'syncCollection' },
        { id: 'restoreCollection' },
        { id: 'loadCollection' },
      ],
      emits: [undoable, errorToast(message)],
    }),
  ),
  ...(
    [
      [{ resolves: 'renameCollection', with: broken }, messages.overloaded],
      [{ rejects: 'renameCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `a collection that cannot be renamed keeps its name and shows an error: ${message}`,
      input,
      events: [loaded, { type: 'name.submitted', name: 'Stews' }, end],
      end: 'ready',
      emits: [errorToast(message)],
      context: { collection: opened },
    }),
  ),
  ...(
    [
      [{ resolves: 'deleteCollection', with: broken }, messages.overloaded],
      [{ rejects: 'deleteCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `a collection that cannot be deleted stays and shows an error: ${message}`,
      input,
      events: [loaded, { type: 'deletion.confirmed' }, end],
      end: 'ready',
      emits: [errorToast(message)],
      context: { collection: opened },
    }),
  ),
];
