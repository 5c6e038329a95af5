import { expect, test } from 'vitest';
import { planDay } from './plan-day.ts';

test('the planner shows the day of its address if there is such a day, else today', () => {
  const today = '2026-11-28';
  expect(planDay('2026-05-06', today)).toBe('2026-05-06');
  for (const wrong of [null, '', '2026-02-30', '1999-12-31', '2100-01-01', '2026-5-6', 'today'])
    expect([wrong, planDay(wrong, today)]).toEqual([wrong, today]);
});
