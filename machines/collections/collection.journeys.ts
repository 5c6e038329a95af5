import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { twoSoups } from './collection.cases.ts';
import type { collectionMachine } from './collection.machine.ts';
import { soups } from './new-collection.cases.ts';

const input = { id: '12' };
const loaded = { answer: 'loadCollection', with: ok(twoSoups) } as const;
const removed = { type: 'recipe.removed', recipeId: 1 } as const;
const synced = { answer: 'syncCollection', with: ok(twoSoups) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const collectionJourneys: readonly JourneyOf<typeof collectionMachine>[] = [
  {
    title: 'COLL-07 a chosen sort asks again',
    input,
    events: [loaded, { type: 'sort.chosen', sort: 'z-a' }, loaded],
    end: 'ready',
    calls: [
      { id: 'loadCollection', input: { id: '12', sort: 'default' } },
      { id: 'loadCollection', input: { id: '12', sort: 'z-a' } },
    ],
  },
  {
    title: 'COLL-09 OK-19 a removed recipe is gone at once; the call sends the full remaining list',
    input,
    events: [loaded, removed, synced],
    end: 'ready',
    calls: [{ id: 'loadCollection' }, { id: 'syncCollection', input: { id: '12', recipeIds: [2] } }],
    emits: [{ type: 'removal.undoable', message: 'Remove recipe from collection successfully.' }],
  },
  {
    title: 'COLL-09 a removal is taken back: the list is sent as it was',
    input,
    events: [
      loaded,
      removed,
      synced,
      { type: 'removal.undone' },
      { answer: 'restoreCollection', with: ok(twoSoups) },
    ],
    end: 'ready',
    calls: [
      { id: 'loadCollection' },
      { id: 'syncCollection', input: { id: '12', recipeIds: [2] } },
      { id: 'restoreCollection', input: { id: '12', recipeIds: [1, 2] } },
    ],
    context: { collection: twoSoups },
  },
  {
    title: 'ERR-45 a removal that fails is told, and the recipe is back',
    input,
    events: [loaded, removed, { answer: 'syncCollection', with: broken }],
    end: 'ready',
    emits: [errorToast('Could not remove recipe from collection. Please try again later.')],
    context: { collection: twoSoups },
  },
  {
    title: 'a collection is renamed in place',
    input,
    events: [
      loaded,
      { type: 'name.submitted', name: ' Stews ' },
      { answer: 'renameCollection', with: ok({ ...soups, name: 'Stews' }) },
    ],
    end: 'ready',
    calls: [{ id: 'loadCollection' }, { id: 'renameCollection', input: { id: '12', name: 'Stews' } }],
    emits: [successToast(messages.collectionRenamed), { type: 'collection.renamed' }],
    context: { collection: { ...twoSoups, name: 'Stews' } },
  },
  {
    title: 'SRV-57 another name that is none, or taken, is told at its field; another try begins without',
    input,
    events: [
      loaded,
      { type: 'name.submitted', name: ' ' },
      { type: 'name.submitted', name: 'Bread' },
      {
        answer: 'renameCollection',
        with: { kind: 'invalid', message: 'Taken.', fields: { name: ['You have one of this name.'] } },
      },
    ],
    end: 'ready',
    calls: [{ id: 'loadCollection' }, { id: 'renameCollection', input: { id: '12', name: 'Bread' } }],
    emits: [],
    context: { nameProblem: 'You have one of this name.', collection: twoSoups },
  },
  {
    title: 'a name that was refused is not blamed on the next try',
    input,
    events: [loaded, { type: 'name.submitted', name: ' ' }, { type: 'renaming.begun' }],
    end: 'ready',
    context: { nameProblem: null },
  },
  {
    title: 'a collection is removed and says so',
    input,
    events: [loaded, { type: 'deletion.confirmed' }, { answer: 'deleteCollection', with: ok(null) }],
    end: 'deleted',
    emits: [successToast(messages.collectionDeleted), { type: 'collection.deleted' }],
  },
  {
    title: 'somebody else’s collection is none',
    input,
    events: [{ answer: 'loadCollection', with: { kind: 'notFound' } }],
    end: 'missing',
  },
  {
    title: 'COLL-07 a sort that is chosen while the recipes come calls off the older question',
    input,
    events: [{ type: 'sort.chosen', sort: 'a-z' }, loaded],
    end: 'ready',
    calls: [
      { id: 'loadCollection', aborted: true },
      { id: 'loadCollection', input: { id: '12', sort: 'a-z' } },
    ],
    context: { collection: twoSoups },
  },
  {
    title: 'ERR-32 a collection that cannot be loaded says so',
    input,
    events: [{ answer: 'loadCollection', with: broken }],
    end: 'failed',
    calls: [{ id: 'loadCollection' }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'ERR-32 another try shows a collection that could not be loaded',
    input,
    events: [{ answer: 'loadCollection', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    context: { collection: twoSoups, failure: null },
  },
  {
    title: 'a defect in fetching the collection is told and can be tried again',
    input,
    events: [{ defect: 'loadCollection' }],
    end: 'failed',
    calls: [{ id: 'loadCollection' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'ERR-45 a defect in removing is told, and the recipe is back',
    input,
    events: [loaded, removed, { defect: 'syncCollection' }],
    end: 'ready',
    emits: [errorToast('Could not remove recipe from collection. Please try again later.')],
    context: { collection: twoSoups, before: null },
  },
  ...(
    [
      [{ answer: 'restoreCollection', with: broken }, messages.overloaded],
      [{ defect: 'restoreCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `COLL-09 a removal that cannot be taken back is told, and the page asks what is true: ${message}`,
      input,
      events: [loaded, removed, synced, { type: 'removal.undone' }, end],
      end: 'loading',
      calls: [
        { id: 'loadCollection' },
        { id: 'syncCollection' },
        { id: 'restoreCollection' },
        { id: 'loadCollection' },
      ],
      emits: [
        { type: 'removal.undoable', message: 'Remove recipe from collection successfully.' },
        errorToast(message),
      ],
    }),
  ),
  ...(
    [
      [{ answer: 'renameCollection', with: broken }, messages.overloaded],
      [{ defect: 'renameCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `a collection that cannot be renamed keeps its name, and says so: ${message}`,
      input,
      events: [loaded, { type: 'name.submitted', name: 'Stews' }, end],
      end: 'ready',
      emits: [errorToast(message)],
      context: { collection: twoSoups },
    }),
  ),
  ...(
    [
      [{ answer: 'deleteCollection', with: broken }, messages.overloaded],
      [{ defect: 'deleteCollection' }, messages.unexpected],
    ] as const
  ).map(
    ([end, message]): JourneyOf<typeof collectionMachine> => ({
      title: `a collection that cannot be removed stays, and says so: ${message}`,
      input,
      events: [loaded, { type: 'deletion.confirmed' }, end],
      end: 'ready',
      emits: [errorToast(message)],
      context: { collection: twoSoups },
    }),
  ),
];
