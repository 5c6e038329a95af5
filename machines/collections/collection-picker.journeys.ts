import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { heldBySoups } from './collection-picker.cases.ts';
import type { collectionPickerMachine } from './collection-picker.machine.ts';
import { collectionNamed } from './new-collection.cases.ts';

const input = { recipeId: 17 };
const loaded = { resolves: 'loadCollections', with: ok(heldBySoups) } as const;
const submitted = { type: 'choice.submitted' } as const;
const created = { type: 'collection.created', collection: collectionNamed('14', 'Salads') } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const withSalads = [
  { id: 'default', name: '_' },
  { id: '14', name: 'Salads' },
  { id: '12', name: 'Soups' },
  { id: '13', name: 'Bread' },
];
const toggled = (id: string) => ({ type: 'collection.toggled', id }) as const;

export const collectionPickerJourneys: readonly JourneyOf<typeof collectionPickerMachine>[] = [
  {
    title: 'COLL-14 COLL-15 COLL-16 ticks the collections that contain the recipe, including the favorites',
    input,
    events: [loaded],
    end: 'picking',
    context: { collections: heldBySoups.all, ticked: ['default', '12'] },
  },
  {
    title: 'COLL-17 COLL-18 OK-20 ticking adds, unticking removes, and saving sends the whole set',
    input,
    events: [
      loaded,
      toggled('13'),
      toggled('12'),
      submitted,
      { resolves: 'saveCollections', with: ok(null) },
    ],
    end: 'saved',
    calls: [
      { id: 'loadCollections', input: { recipeId: 17 } },
      { id: 'saveCollections', input: { recipeId: 17, ids: ['default', '13'] } },
    ],
    emits: [
      successToast('Recipe saved to collection successfully!'),
      { type: 'collections.saved', recipeId: 17, isFavorite: true },
    ],
  },
  {
    title: 'SRV-54 saving without the favorites turns the heart off',
    input,
    events: [loaded, toggled('default'), submitted, { resolves: 'saveCollections', with: ok(null) }],
    end: 'saved',
    emits: [
      successToast('Recipe saved to collection successfully!'),
      { type: 'collections.saved', recipeId: 17, isFavorite: false },
    ],
  },
  {
    title: 'COLL-19 OK-21 puts a new collection at the top, below the favorites, and adds the recipe to it',
    input,
    events: [loaded, created, { resolves: 'addToCollection', with: ok(null) }],
    end: 'picking',
    calls: [{ id: 'loadCollections' }, { id: 'addToCollection', input: { recipeId: 17, id: '14' } }],
    emits: [successToast('Recipe added to collection.')],
    context: { collections: withSalads, ticked: ['default', '12', '14'] },
  },
  {
    title: 'COLL-19 ERR-43 OR-50 lists a new collection that the recipe cannot be added to, unticked',
    input,
    events: [loaded, created, { resolves: 'addToCollection', with: broken }, toggled('14')],
    end: 'picking',
    emits: [errorToast('Error adding recipe to collection.')],
    context: { collections: withSalads, ticked: ['default', '12', '14'] },
  },
  {
    title: 'ERR-43 shows the same error after an exception in adding',
    input,
    events: [loaded, created, { rejects: 'addToCollection' }],
    end: 'picking',
    emits: [errorToast('Error adding recipe to collection.')],
    context: { ticked: ['default', '12'] },
  },
  {
    title: 'ERR-44 OR-50 shows an error when saving fails and keeps the ticks',
    input,
    events: [loaded, toggled('13'), submitted, { resolves: 'saveCollections', with: broken }],
    end: 'picking',
    emits: [errorToast('Could not save recipe to collection. Please try again later.')],
    context: { ticked: ['default', '12', '13'] },
  },
  {
    title: 'ERR-32 shows an error when the collections cannot be loaded and allows a retry',
    input,
    events: [{ resolves: 'loadCollections', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'picking',
    calls: [{ id: 'loadCollections' }, { id: 'loadCollections' }],
    context: { ticked: ['default', '12'], failure: null },
  },
  {
    title: 'ERR-32 collections that cannot be loaded are not retried automatically and cannot be saved',
    input,
    events: [{ resolves: 'loadCollections', with: broken }, submitted],
    end: 'failed',
    calls: [{ id: 'loadCollections' }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'shows an error after an exception in loading the collections',
    input,
    events: [{ rejects: 'loadCollections' }],
    end: 'failed',
    calls: [{ id: 'loadCollections' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'COLL-17 COLL-19 accepts ticks while the recipe is added to a new collection',
    input,
    events: [loaded, created, toggled('13'), { resolves: 'addToCollection', with: ok(null) }],
    end: 'picking',
    context: { ticked: ['default', '12', '13', '14'] },
  },
  {
    title: 'ERR-44 shows an error after an exception in saving and keeps the ticks',
    input,
    events: [loaded, toggled('13'), submitted, { rejects: 'saveCollections' }],
    end: 'picking',
    emits: [errorToast('Could not save recipe to collection. Please try again later.')],
    context: { ticked: ['default', '12', '13'] },
  },
];
