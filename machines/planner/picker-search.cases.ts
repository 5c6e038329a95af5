import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { pickerSearchMachine } from './picker-search.machine.ts';

const item = (id: string): PickerItem => ({
  id,
  title: `Recipe ${id}`,
  image: null,
  minutes: 35,
  kcal: null,
  fit: { kind: 'fits', sentence: 'Fits you: milk' },
});
/** A page with one item; `total` as given. */
export const pageOf = (id: string, page: number, last: number) =>
  ok({
    data: [item(id)],
    meta: { current_page: page, last_page: last, per_page: 1, total: last },
    isFiltered: false,
  });
/** The list is empty because nothing in it fits. */
export const nothingFits = ok({
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 1, total: 0 },
  isFiltered: true,
});

export const pickerSearchCases: CasesOf<typeof pickerSearchMachine> = {
  input: { showAll: false },
  otherInputs: [{ showAll: true }],
  events: {
    'term.typed': [{ type: 'term.typed', term: 'soup' }],
    'showAll.toggled': [{ type: 'showAll.toggled' }],
    'more.requested': [{ type: 'more.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadItems: { ...failures, ok: [pageOf('1', 1, 2), pageOf('1', 1, 1), nothingFits] },
    loadMore: { ...failures, ok: [pageOf('2', 2, 2)] },
  },
  distinguish: ({ page, lastPage }) => page < lastPage,
};
