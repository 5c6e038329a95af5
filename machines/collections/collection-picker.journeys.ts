import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { heldBySoups } from './collection-picker.cases.ts';
import type { collectionPickerMachine } from './collection-picker.machine.ts';
import { collectionNamed } from './new-collection.cases.ts';

const input = { recipeId: 17 };
const loaded = { answer: 'loadCollections', with: ok(heldBySoups) } as const;
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
    title: 'COLL-14 COLL-15 COLL-16 what holds the recipe is ticked beforehand, the favorites among it',
    input,
    events: [loaded],
    end: 'picking',
    context: { collections: heldBySoups.all, ticked: ['default', '12'] },
  },
  {
    title: 'COLL-17 COLL-18 OK-20 ticking adds, unticking removes, saving sends the whole set',
    input,
    events: [loaded, toggled('13'), toggled('12'), submitted, { answer: 'saveCollections', with: ok(null) }],
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
    title: 'SRV-54 without the favorites the heart is off afterwards',
    input,
    events: [loaded, toggled('default'), submitted, { answer: 'saveCollections', with: ok(null) }],
    end: 'saved',
    emits: [
      successToast('Recipe saved to collection successfully!'),
      { type: 'collections.saved', recipeId: 17, isFavorite: false },
    ],
  },
  {
    title:
      'COLL-19 OK-21 a new collection stands at the top, below the favorites, and holds the recipe at once',
    input,
    events: [loaded, created, { answer: 'addToCollection', with: ok(null) }],
    end: 'picking',
    calls: [{ id: 'loadCollections' }, { id: 'addToCollection', input: { recipeId: 17, id: '14' } }],
    emits: [successToast('Recipe added to collection.')],
    context: { collections: withSalads, ticked: ['default', '12', '14'] },
  },
  {
    title: 'COLL-19 ERR-43 a new collection that cannot take the recipe is there, and can be ticked',
    input,
    events: [loaded, created, { answer: 'addToCollection', with: broken }, toggled('14')],
    end: 'picking',
    emits: [errorToast('Error adding recipe to collection.')],
    context: { collections: withSalads, ticked: ['default', '12', '14'] },
  },
  {
    title: 'ERR-43 a defect while adding is told the same way',
    input,
    events: [loaded, created, { defect: 'addToCollection' }],
    end: 'picking',
    emits: [errorToast('Error adding recipe to collection.')],
    context: { ticked: ['default', '12'] },
  },
  {
    title: 'ERR-44 a save that fails is told, and the ticks stay',
    input,
    events: [loaded, toggled('13'), submitted, { answer: 'saveCollections', with: broken }],
    end: 'picking',
    emits: [errorToast('Could not save recipe to collection. Please try again later.')],
    context: { ticked: ['default', '12', '13'] },
  },
  {
    title: 'ERR-32 collections that cannot be loaded say so, and a retry shows them',
    input,
    events: [{ answer: 'loadCollections', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'picking',
    calls: [{ id: 'loadCollections' }, { id: 'loadCollections' }],
    context: { ticked: ['default', '12'], failure: null },
  },
  {
    title:
      'ERR-32 collections that cannot be loaded are not requested again by themselves, and cannot be saved',
    input,
    events: [{ answer: 'loadCollections', with: broken }, submitted],
    end: 'failed',
    calls: [{ id: 'loadCollections' }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'a defect in fetching the collections is told',
    input,
    events: [{ defect: 'loadCollections' }],
    end: 'failed',
    calls: [{ id: 'loadCollections' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'COLL-17 COLL-19 a tick is heard while a new collection takes the recipe',
    input,
    events: [loaded, created, toggled('13'), { answer: 'addToCollection', with: ok(null) }],
    end: 'picking',
    context: { ticked: ['default', '12', '13', '14'] },
  },
  {
    title: 'ERR-44 a defect in saving is told, and the ticks stay',
    input,
    events: [loaded, toggled('13'), submitted, { defect: 'saveCollections' }],
    end: 'picking',
    emits: [errorToast('Could not save recipe to collection. Please try again later.')],
    context: { ticked: ['default', '12', '13'] },
  },
];
