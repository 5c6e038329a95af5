import type { Page } from '#domain/page/page.ts';
import { type CasesOf, failures, ok } from './cases.ts';
import { createPagedListMachine } from './paged-list.machine.ts';

export interface SampleItem {
  readonly id: number;
}

/** An instance of the machine, for its tests and its diagram. */
export const samplePagedList = createPagedListMachine<SampleItem, string>('pagedList');

export const samplePage = (ids: readonly number[], current: number, last: number): Page<SampleItem> => ({
  data: ids.map((id) => ({ id })),
  meta: { current_page: current, last_page: last, per_page: 2, total: last * 2 },
});

export const pagedListCases: CasesOf<typeof samplePagedList> = {
  input: { query: 'soup' },
  events: {
    'query.changed': [{ type: 'query.changed', query: 'bread' }],
    'more.requested': [{ type: 'more.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadFirstPage: { ...failures, ok: [ok(samplePage([1, 2], 1, 2)), ok(samplePage([], 1, 1))] },
    loadNextPage: { ...failures, ok: [ok(samplePage([2, 3], 2, 2))] },
  },
  distinguish: ({ meta }) => meta !== null && meta.current_page < meta.last_page,
};
