import type { Offer } from '#domain/meal-plan/offer.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { offerSearchMachine } from './offer-search.machine.ts';

const offer = (id: string): Offer => ({ id, title: `Recipe ${id}`, image: null, minutes: 35, kcal: null });
/** A page of one, of as many as told. */
export const pageOf = (id: string, page: number, last: number) =>
  ok({ data: [offer(id)], meta: { current_page: page, last_page: last, per_page: 1, total: last } });

export const offerSearchCases: CasesOf<typeof offerSearchMachine> = {
  events: {
    'term.typed': [{ type: 'term.typed', term: 'soup' }],
    'more.requested': [{ type: 'more.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    loadOffers: { ...failures, ok: [pageOf('1', 1, 2), pageOf('1', 1, 1)] },
    loadMore: { ...failures, ok: [pageOf('2', 2, 2)] },
  },
  distinguish: ({ page, lastPage }) => page < lastPage,
};
