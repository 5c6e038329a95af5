import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleDay, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { DayLoads } from './DayLoads.tsx';
import { PrintedWeek } from './PrintedWeek.tsx';

test('EXT-13 a day says what its dishes are for the member together', async () => {
  const fit = { kind: 'over', sentence: 'Over your histamine limit' } as const;
  await renderForMember(<DayLoads day={{ ...sampleDay('2026-05-14', []), fit }} />);
  expect(screen.getByText('Over your histamine limit').tagName).toBe('SPAN');
});

const date = '2026-05-14';
const heavy = sampleDay(date, []);
const foods = [{ name: 'Onion', grams: 28, dishes: ['Dal'] }];
const worst_meal = {
  slot: 'lunch' as const,
  level: 3 as const,
  largest_sum: { name: 'oligos' as const, share: 2 },
  foods,
  is_together: false,
};
const fodmap_sums = { sugars: [], worst_meal };
const fodmap = { ...heavy.verdicts.fodmap, level: 3 as const, deciding: ['Dal'] };
const day = (standing: 'over' | 'unlimited') => ({
  ...heavy,
  fodmap_sums,
  verdicts: { ...heavy.verdicts, fodmap: { ...fodmap, standing } },
});

test.each([
  ['over', 'P', 1],
  ['unlimited', 'LI', 0],
] as const)(
  'EXT-13 EXT-16 a meal high in FODMAPs, for a member whose limit is %s, is said in %s',
  async (standing, tag, onPaper) => {
    await renderForMember(<DayLoads day={day(standing)} />);
    expect(screen.getByText(/Lunch is high in FODMAPs/).tagName).toBe(tag);
    const { container } = render(<PrintedWeek week={sampleWeek(date, [day(standing)])} days={[date]} />);
    expect(container.querySelectorAll('b')).toHaveLength(onPaper);
  },
);
