import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { collectionListMachine } from './collection-list.machine.ts';
import { collectionNamed, soups } from './new-collection.cases.ts';

export const favorites = { ...collectionNamed('default', '_'), created_at: null };

export const collectionListCases: CasesOf<typeof collectionListMachine> = {
  events: {
    'sort.chosen': [{ type: 'sort.chosen', sort: 'a-z' }],
    'words.typed': [{ type: 'words.typed', words: 'sou' }],
    'collection.created': [{ type: 'collection.created', collection: collectionNamed('13', 'Bread') }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: { loadCollections: { ...failures, ok: [ok([favorites, soups])] } },
};
