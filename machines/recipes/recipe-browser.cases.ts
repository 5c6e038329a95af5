import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { samplePage } from './recipe.samples.ts';
import type { recipeBrowserMachine } from './recipe-browser.machine.ts';

export const recipeBrowserCases: CasesOf<typeof recipeBrowserMachine> = {
  input: { filter: { ...emptyFilter, mealTypes: ['Main course'] } },
  events: {
    'search.typed': [
      { type: 'search.typed', term: 'soup' },
      { type: 'search.typed', term: '' },
    ],
    'search.submitted': [{ type: 'search.submitted' }],
    'search.settled': [{ type: 'search.settled' }],
    'keyword.arrived': [{ type: 'keyword.arrived', keyword: 'soup' }],
    'mealType.chosen': [
      { type: 'mealType.chosen', mealType: 'Breakfast' },
      { type: 'mealType.chosen', mealType: null },
    ],
    'filter.applied': [{ type: 'filter.applied', filter: { ...emptyFilter, diet: ['Vegan'] } }],
    'filter.cleared': [{ type: 'filter.cleared' }],
    'more.requested': [{ type: 'more.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
  },
  outputs: {
    loadFirstPage: { ...failures, ok: [ok(samplePage([1, 2], 1, 2)), ok(samplePage([], 1, 1))] },
    loadNextPage: { ...failures, ok: [ok(samplePage([2, 3], 2, 2))] },
  },
  distinguish: ({ meta, typed, filter }) => [
    meta !== null && meta.current_page < meta.last_page,
    typed !== filter.query,
  ],
};
