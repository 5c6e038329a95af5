import { expect, test } from 'vitest';
import { applyChange } from './plan-change.ts';
import { sampleDay, sampleWeek } from './week-plan.fixture.ts';

test('a new target changes nothing else that is known of the week', () => {
  const date = '2026-05-14';
  const energy = { least: 1500, most: 4000, is_own_choice: true, shows_numbers: false, reasons: [] };
  const week = { ...sampleWeek(date, [sampleDay(date, [])]), energy, isForTable: true };
  const changed = applyChange(week, { kind: 'target', kcal: 2400 });
  expect(changed).toMatchObject({ target: 2400, energy, isForTable: true });
  expect(changed.days[date]?.target_calories).toBe(2400);
});
