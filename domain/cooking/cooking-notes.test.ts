import { expect, test } from 'vitest';
import { sampleDay, samplePlanItem, sampleWeek } from '#domain/meal-plan/week-plan.fixture.ts';
import { itemsOn } from '#domain/meal-plan/week-plan.ts';
import { cookingNotes, type LaterMeal, leftoversOf } from './cooking-notes.ts';

test('EXT-29: a dish that is cooked for later meals says how much to cook, and for when', () => {
  const later = [
    { date: '2026-05-12', servings: 1 },
    { date: '2026-05-13', servings: 2 },
  ];
  const note = (servings: number, meals: readonly LaterMeal[]) =>
    cookingNotes(samplePlanItem('1', { servings }), null, meals).cooking;
  expect(note(1, later)).toBe('Cook 4 servings: for today, Tuesday, and Wednesday.');
  const beyond = [...later, { date: '2026-05-18', servings: null }];
  expect(note(1, beyond)).toBe(
    'Cook 4 servings: for today, Tuesday, and Wednesday. Cook more for Monday of next week.',
  );
  expect(cookingNotes(samplePlanItem('1'), { servings: 0, portions: [] }, later).cooking).toBe(
    'Cook 3 servings: for Tuesday and Wednesday.',
  );
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
  expect(cooked && cookingNotes(cooked, pot('1', 1.41), later)).toEqual({
    leftovers: '',
    cooking: 'Cook 4.71 servings: for today and Tuesday.',
    portions: 'Portions: you 1 and Ben 1.41.',
  });
  const [eaten] = itemsOn(week, '2026-05-12');
  expect(eaten && cookingNotes(eaten, pot('2', 1.3), [])).toEqual({
    leftovers: 'Leftovers from Monday',
    cooking: '',
    portions: 'Portions: you 1 and Ben 1.3.',
  });
  expect(cookingNotes(samplePlanItem('1'), pot('1', 1.41), []).portions).toBe(
    'Cook 2.41 servings: you 1 and Ben 1.41.',
  );
});
