import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { collectionPickerMachine } from './collection-picker.machine.ts';
import { collectionNamed } from './new-collection.cases.ts';

const favorites = { id: 'default', name: '_' };
const soups = { id: '12', name: 'Soups' };
export const heldBySoups = {
  all: [favorites, soups, { id: '13', name: 'Bread' }],
  holding: [favorites, soups],
};

export const collectionPickerCases: CasesOf<typeof collectionPickerMachine> = {
  input: { recipeId: 17 },
  events: {
    'collection.toggled': [{ type: 'collection.toggled', id: '13' }],
    'collection.created': [{ type: 'collection.created', collection: collectionNamed('14', 'Salads') }],
    'choice.submitted': [{ type: 'choice.submitted' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadCollections: { ...failures, ok: [ok(heldBySoups)] },
    addToCollection: { ...failures, ok: [ok(null)] },
    saveCollections: { ...failures, ok: [ok(null)] },
  },
};
