import type { Collection } from '#domain/collection/collection.ts';
import { sampleCard } from '../recipes/recipe.samples.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { collectionMachine } from './collection.machine.ts';
import { soups } from './new-collection.cases.ts';

const cards = [sampleCard(1), sampleCard(2)];
export const twoSoups: Collection = {
  ...soups,
  recipes: cards,
  recipes_count: 2,
  image_url: cards[0]?.image ?? null,
};

export const collectionCases: CasesOf<typeof collectionMachine> = {
  input: { id: '12' },
  events: {
    'sort.chosen': [{ type: 'sort.chosen', sort: 'a-z' }],
    'recipe.removed': [{ type: 'recipe.removed', recipeId: 1 }],
    'removal.undone': [{ type: 'removal.undone' }],
    'renaming.begun': [{ type: 'renaming.begun' }],
    'name.submitted': [
      { type: 'name.submitted', name: 'Stews' },
      { type: 'name.submitted', name: ' ' },
    ],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'sharing.chosen': [{ type: 'sharing.chosen', isShared: true }],
    'changes.sent': [{ type: 'changes.sent' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadCollection: { ...failures, ok: [ok(twoSoups)] },
    syncCollection: { ...failures, ok: [ok(twoSoups)] },
    restoreCollection: { ...failures, ok: [ok(twoSoups)] },
    renameCollection: {
      ...failures,
      ok: [ok({ ...soups, name: 'Stews' })],
      invalid: [
        ...failures.invalid,
        { kind: 'invalid', message: 'Taken.', fields: { name: ['You have one.'] } },
      ],
    },
    shareCollection: { ...failures, ok: [ok({ ...twoSoups, is_shared: true })] },
    deleteCollection: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ before }) => before === null,
};
