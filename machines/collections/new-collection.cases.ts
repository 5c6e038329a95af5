import type { Collection } from '#domain/collection/collection.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { newCollectionMachine } from './new-collection.machine.ts';

export const collectionNamed = (id: string, name: string): Collection => ({
  id,
  name,
  recipes_count: 0,
  image_url: null,
  created_at: '2026-05-01T09:00:00.000Z',
  recipes: [],
});
export const soups = collectionNamed('12', 'Soups');

export const newCollectionCases: CasesOf<typeof newCollectionMachine> = {
  events: {
    'name.submitted': [
      { type: 'name.submitted', name: 'Soups' },
      { type: 'name.submitted', name: ' ' },
    ],
  },
  outputs: {
    createCollection: {
      ...failures,
      ok: [ok(soups)],
      invalid: [
        ...failures.invalid,
        { kind: 'invalid', message: 'Taken.', fields: { name: ['You have one of this name.'] } },
      ],
    },
  },
};
