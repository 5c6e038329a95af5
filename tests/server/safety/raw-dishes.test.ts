import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { healthMember } from '#tests/server/health/health-member.ts';
import { healthy } from './persona.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Own = OperationBody<'createOwnRecipe'>;
const own = (title: string, ingredients: string, instructions: string): Own => ({
  title,
  servings: 4,
  ready_in_minutes: 20,
  meal_types: ['Dessert'],
  ingredients: ingredients.split('\n'),
  steps: instructions.split('\n'),
});

const mousse = own(
  'Dark cups',
  '4 eggs\n200 g dark chocolate',
  'Melt the chocolate. Stir in the yolks, fold in the whites and chill.',
);
const cake = own(
  'Dark cake',
  '4 eggs\n200 g dark chocolate\n100 g plain flour',
  'Beat everything together.\nBake for 30 minutes.',
);

async function fitOf(token: string, body: Own) {
  const { data } = await app.ok('createOwnRecipe', { token, body });
  return (await app.ok('getRecipe', { token, params: { id: data.id } })).data.fit;
}

test('EXT-17 in pregnancy an own dish with raw egg is marked with the reason, and the same baked is fine', async () => {
  const { token, answer } = await healthMember(app);
  await answer({ ...healthy, age: 2, pregnancy: 2 });
  const raw = await fitOf(token, mousse);
  expect(raw?.kind).toBe('not_for_you');
  expect(raw?.reasons.map(({ sentence }) => sentence).join('\n')).toMatch(
    /Raw and runny egg can carry salmonella/,
  );
  expect(raw?.reasons.flatMap(({ foods }) => foods.map(({ food_id: id }) => id))).toContain('egg');
  expect((await fitOf(token, cake))?.kind).toBe('fits');
});

test('EXT-17 for everybody else the same dish fits', async () => {
  const { token, answer } = await healthMember(app);
  await answer({ ...healthy, age: 2 });
  expect((await fitOf(token, mousse))?.kind).toBe('fits');
});

test('EXT-18 a medicine that suppresses the immune system excludes raw egg, whatever the answers', async () => {
  const { token, answer, submit, content } = await healthMember(app);
  await answer({ ...healthy, age: 2, 'weak-immune-system': 0 });
  const { medications } = content.questionnaire.medication;
  const taken = medications.find(({ name }) => name === 'Azathioprine');
  await submit('rx', { [`INPUT_${taken?.inputId}`]: 1 });
  expect((await fitOf(token, mousse))?.kind).toBe('not_for_you');
});
