import { expect, test } from 'vitest';
import { questionsReadBy } from '#domain/health-recommendations/rule.ts';
import { scoreItems } from '#domain/health-score/weights.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { impliedBy } from '#domain/safety/implied-answers.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

/** Questions that code reads by name: the diet of the heart, the equation of energy, and the test for a plain adult. */
const readByCode = [
  'vegetables',
  'fruit',
  'fish',
  'whole-grains',
  'sweet-drinks',
  'salt',
  'sex',
  'movement',
  'age',
];

test('EXT-17 every question’s answer is read somewhere', async () => {
  const { questionnaire, rulebook, situations } = await healthContent({ foods: await loadFoods() });
  const read = new Set([
    ...readByCode,
    ...impliedBy,
    ...scoreItems.flatMap((item) => ('question' in item ? [item.question] : [])),
    ...rulebook.rules.flatMap(questionsReadBy),
    ...rulebook.cautions.flatMap(({ when }) => Object.keys(when)),
    ...rulebook.urgent.signs.map(({ name }) => name),
    ...situations.flatMap(({ any }) => any.flatMap(({ answers }) => Object.keys(answers))),
  ]);
  const names = questionnaire.categories.flatMap(questionsOf).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(70);
  expect(names.filter((name) => !read.has(name))).toEqual([]);
});
