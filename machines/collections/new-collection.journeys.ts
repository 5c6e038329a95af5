import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { soups } from './new-collection.cases.ts';
import type { newCollectionMachine } from './new-collection.machine.ts';

const submitted = { type: 'name.submitted', name: ' Soups ' } as const;
const sent = { id: 'createCollection', input: { name: 'Soups' } } as const;

export const newCollectionJourneys: readonly JourneyOf<typeof newCollectionMachine>[] = [
  {
    title: 'COLL-10 creates a collection by name and reports it',
    events: [submitted, { resolves: 'createCollection', with: ok(soups) }],
    end: 'editing',
    calls: [sent],
    emits: [{ type: 'collection.created', collection: soups }],
  },
  {
    title: 'COLL-10 SRV-57 rejects an invalid name without a request',
    events: [{ type: 'name.submitted', name: '  ' }],
    end: 'editing',
    calls: [],
    context: { problem: 'Please give the collection a name.' },
  },
  {
    title: 'COLL-10 shows the server’s message about the name below the field',
    events: [
      submitted,
      {
        resolves: 'createCollection',
        with: { kind: 'invalid', message: 'No.', fields: { name: ['Taken.'] } },
      },
    ],
    end: 'editing',
    emits: [],
    context: { problem: 'Taken.' },
  },
  {
    title: 'ERR-42 shows an error when creating fails',
    events: [
      submitted,
      { resolves: 'createCollection', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'editing',
    emits: [errorToast('Could not create collection. Please try again later.')],
  },
  {
    title: 'ERR-42 shows an error after an exception in creating and keeps the form usable',
    events: [submitted, { rejects: 'createCollection' }],
    end: 'editing',
    emits: [errorToast('Could not create collection. Please try again later.')],
  },
];
