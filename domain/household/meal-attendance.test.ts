import { expect, test } from 'vitest';
import { isChosen, isThere, isUsuallyThere, type Seat } from './meal-attendance.ts';

const shown = { there: ['adult-1', 'adult-2'], away: ['adult-3'] };

test('EXT-32 everybody eats each meal until a weekday says otherwise, and a date overrides its weekday', () => {
  const [monday, nextMonday] = ['2026-05-04', '2026-05-11'];
  const away: Seat = { personId: 'ben', when: { weekday: 1 }, slot: 'lunch', isThere: false };
  const seats: readonly Seat[] = [away, { ...away, when: { date: monday }, isThere: true }];
  expect(isThere([], 'ben', monday, 'lunch')).toBe(true);
  expect([isThere([away], 'ben', monday, 'lunch'), isThere([away], 'ben', monday, 'dinner')]).toEqual([
    false,
    true,
  ]);
  expect([isThere(seats, 'ben', monday, 'lunch'), isThere(seats, 'ben', nextMonday, 'lunch')]).toEqual([
    true,
    false,
  ]);
  expect([isThere(seats, 'ana', nextMonday, 'lunch'), isThere([away], 'ben', '2026-05-05', 'lunch')]).toEqual(
    [true, true],
  );
  expect(isUsuallyThere(seats, 'ben', monday, 'lunch')).toBe(false);
});

test('EXT-32 without what was shown, a choice is about everybody', () => {
  for (const isThere of [true, false]) expect(isChosen('adult-9', { people: [] }, isThere)).toBe(true);
});

test.each([
  ['a person removed from the meal', 'adult-1', [], true, true],
  ['a person added to it', 'adult-3', ['adult-3'], false, true],
  ['who stays as shown, and as they are', 'adult-2', ['adult-2'], true, true],
  ['who stays as shown, and was changed elsewhere', 'adult-2', ['adult-2'], false, false],
  ['who stays away as shown, and was changed elsewhere', 'adult-3', [], true, false],
  ['who came later', 'adult-9', [], true, false],
  ['who came later and is meant', 'adult-9', ['adult-9'], false, true],
])('EXT-32 a choice is about %s: %s', (_, personId, people, isThereNow, isMeant) => {
  expect(isChosen(personId, { people, shown }, isThereNow)).toBe(isMeant);
});
