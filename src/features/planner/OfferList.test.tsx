import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Offer } from '#domain/meal-plan/offer.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { OfferList } from './OfferList.tsx';

const bar: Offer = {
  id: '4',
  title: 'Oat bar',
  image: null,
  minutes: null,
  kcal: 200,
  fit: { kind: 'fits', sentence: '' },
};

test('PLAN-41 CONST-38 a food that was chosen once can be counted down to none', async () => {
  const choose = vi.fn();
  const nothing = () => {};
  await renderForMember(
    <OfferList
      offers={{
        typed: '',
        showAll: false,
        offers: [bar],
        isFiltered: false,
        isJudged: false,
        hasMore: false,
        isKnown: true,
        failure: null,
        state: 'ready',
        type: nothing,
        toggleShowAll: nothing,
        showMore: nothing,
        refresh: nothing,
        retry: nothing,
      }}
      sheets={{ chosen: { '4': 1 }, choose }}
      searchLabel="Search foods"
      by="quantity"
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(choose.mock.calls).toEqual([[bar, 0]]);
});
