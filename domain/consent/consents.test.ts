import { expect, test } from 'vitest';
import { noPreferences, toMetas } from '#domain/preferences/preferences.ts';
import { addsFoodNeeds, consentIds, consentTexts } from './consents.ts';

test.each([
  ['nothing', {}, false],
  ['a diet and a dislike', { diets: ['Vegan'], excludedIngredients: ['Celery'] }, false],
  ['an allergen', { allergens: ['Milk'] }, true],
  ['an intolerance', { intolerances: { ...noPreferences.intolerances, fodmap: true } }, true],
  ['an own list', { tickedIngredients: { ...noPreferences.tickedIngredients, oxalate: ['Spinach'] } }, true],
])('EXT-19 of preferences, %s needs a consent: %s', (_, changed, isNeeded) => {
  expect(addsFoodNeeds(toMetas({ ...noPreferences, ...changed }))).toBe(isNeeded);
});

test('EXT-19 each consent has a version and states purpose, retention and how to withdraw it', () => {
  for (const id of consentIds) {
    const { version, points } = consentTexts[id];
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(points.find(({ title }) => title === 'How long')?.text).toMatch(/at once.*14 days later/);
    expect(points.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['What for', 'How long', 'You can take it back']),
    );
  }
});
