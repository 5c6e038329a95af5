import { expect, test } from 'vitest';
import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { itemsOn, leftoversOf } from '#domain/meal-plan/week-plan.ts';
import { cookingNote, describeProgress, describeTarget, potText } from './plan-text.ts';

test('a day shows the calories left, over, or that it is on target', () => {
  expect(describeProgress(1726, 2000, false)).toEqual({ text: 'Room for more', isOver: false });
  expect(describeProgress(2400, 2000, false)).toEqual({ text: 'A full day of food', isOver: false });
  expect(describeProgress(1726, 2000, true)).toEqual(describeTarget(1726, 2000));
  expect(describeTarget(1726, 2000)).toEqual({ text: '274 kcal to go', isOver: false });
  expect(describeTarget(3210, 2000)).toEqual({ text: '1,210 kcal over', isOver: true });
  expect(describeTarget(2039, 2000)).toEqual({ text: 'On target', isOver: false });
});

test('EXT-29: a dish that is cooked for later meals says how much to cook, and for when', () => {
  const later = [
    { date: '2026-05-12', servings: 1 },
    { date: '2026-05-13', servings: 2 },
  ];
  expect(cookingNote(1, later)).toBe('Cook 4 servings: for today, Tuesday, and Wednesday.');
  const beyond = [...later, { date: '2026-05-18', servings: null }];
  expect(cookingNote(1, beyond)).toBe(
    'Cook 4 servings: for today, Tuesday, and Wednesday. Cook more for Monday of next week.',
  );
  expect(cookingNote(0, later)).toBe('Cook 3 servings: for Tuesday and Wednesday.');
});

test('EXT-32 at a table, leftovers are not cooked again, and their cooking is for all portions', () => {
  const portion = (name: string, servings: number, isMe = false) => ({
    id: name,
    name,
    servings,
    is_me: isMe,
  });
  const monday = { ...sampleDay('2026-05-11', [samplePlanItem('1', { leftovers_on: ['2026-05-12'] })]) };
  const tuesday = sampleDay('2026-05-12', [
    samplePlanItem('2', { leftover_of: '1', cooked_on: '2026-05-11', servings: 1 }),
  ]);
  const pot = (itemId: string, ben: number) => ({
    ...{ item_id: itemId, servings: 1 + ben, fits_all: true, sentence: '' },
    portions: [portion('Ana', 1, true), portion('Ben', ben)],
  });
  const tableOf = (...pots: ReturnType<typeof pot>[]) => ({ meals: [], people: [], pots });
  const week = sampleWeek('2026-05-11', [
    { ...monday, table: tableOf(pot('1', 1.41)) },
    { ...tuesday, table: tableOf(pot('2', 1.3)) },
  ]);
  const [cooked] = itemsOn(week, '2026-05-11');
  const later = cooked ? leftoversOf(week, cooked) : [];
  expect(cookingNote(2.41, later)).toBe('Cook 4.71 servings: for today and Tuesday.');
  expect(potText(pot('1', 1.41), false)).toBe('Portions: you 1 and Ben 1.41.');
  expect(potText(pot('1', 1.41), true)).toBe('Cook 2.41 servings: you 1 and Ben 1.41.');
});
