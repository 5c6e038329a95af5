import { expect, test } from 'vitest';
import { loadFoods } from '#server/catalogue/load-foods.ts';
import { loadHealthContent } from './health-content.ts';

test('content loads', async () => {
  const { questionnaire, rulebook } = await loadHealthContent(await loadFoods());
  expect(questionnaire.categories.length).toBe(4);
  expect(rulebook.rules.length).toBeGreaterThan(30);
});
