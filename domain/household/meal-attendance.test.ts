import { expect, test } from 'vitest';
import { isChosen } from './meal-attendance.ts';

const shown = { there: ['adult-1', 'adult-2'], away: ['adult-3'] };

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
