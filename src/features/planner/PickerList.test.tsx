import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { PickerList } from './PickerList.tsx';

const bar: PickerItem = {
  id: '4',
  title: 'Oat bar',
  image: null,
  minutes: null,
  kcal: 200,
  fit: { kind: 'fits', sentence: '' },
};

test.each([
  ['Fewer', 1, [[bar, 0]]],
  ['Fewer', 0, []],
  ['More', 0, [[bar, 1]]],
  ['More', 1000, [[bar, 1001]]],
])(
  'PLAN-41 CONST-38 OR-56 %s at %i: a food is counted down to none, and up without a limit',
  async (name, count, chosen) => {
    const choose = vi.fn();
    const nothing = () => {};
    await renderForMember(
      <PickerList
        picker={{
          typed: '',
          showAll: false,
          items: [bar],
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
        sheets={{ chosen: { '4': count }, choose }}
        searchLabel="Search foods"
        by="quantity"
      />,
    );
    fireEvent.click(screen.getByRole('button', { name }));
    expect(choose.mock.calls).toEqual(chosen);
  },
);
