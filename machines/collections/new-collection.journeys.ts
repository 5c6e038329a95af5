import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { soups } from './new-collection.cases.ts';
import type { newCollectionMachine } from './new-collection.machine.ts';

const submitted = { type: 'name.submitted', name: ' Soups ' } as const;
const sent = { id: 'createCollection', input: { name: 'Soups' } } as const;

export const newCollectionJourneys: readonly JourneyOf<typeof newCollectionMachine>[] = [
  {
    title: 'COLL-10 a collection is created by its name and reported',
    events: [submitted, { answer: 'createCollection', with: ok(soups) }],
    end: 'editing',
    calls: [sent],
    emits: [{ type: 'collection.created', collection: soups }],
  },
  {
    title: 'COLL-10 SRV-57 a name that cannot be one is refused before anything is sent',
    events: [{ type: 'name.submitted', name: '  ' }],
    end: 'editing',
    calls: [],
    context: { problem: 'Please give the collection a name.' },
  },
  {
    title: 'COLL-10 what the server says of the name stands below the field',
    events: [
      submitted,
      { answer: 'createCollection', with: { kind: 'invalid', message: 'No.', fields: { name: ['Taken.'] } } },
    ],
    end: 'editing',
    emits: [],
    context: { problem: 'Taken.' },
  },
  {
    title: 'ERR-42 a failing creation is told',
    events: [
      submitted,
      { answer: 'createCollection', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'editing',
    emits: [errorToast('Could not create collection. Please try again later.')],
  },
  {
    title: 'ERR-42 a defect in creating is told and leaves a usable form',
    events: [submitted, { defect: 'createCollection' }],
    end: 'editing',
    emits: [errorToast('Could not create collection. Please try again later.')],
  },
];
