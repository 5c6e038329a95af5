import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Choices, healthMember } from '#tests/server/health/health-member.ts';
import { healthy } from './persona.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  [
    'pregnant',
    { pregnancy: 2 },
    ['100 g liver pâté', '200 g shark', '50 ml whisky', '100 g sushi', '1 energy drink'],
  ],
  [
    'perhaps pregnant',
    { pregnancy: 3 },
    ['200 g liver', '200 g lamb liver', '100 g licorice', '1 tbsp cod liver oil'],
  ],
  ['breastfeeding', { pregnancy: 4 }, ['200 g marlin', '2 orange roughy fillets', '100 ml cider']],
  ['young', { age: 1 }, ['1 energy drink', '50 ml vermouth']],
  ['with weak kidneys', { 'kidney-disease': 1 }, ['1 tsp salt substitute', '1 tsp lite salt']],
  ['with PKU', { phenylketonuria: 1 }, ['1 tsp aspartame', '100 ml diet soda']],
  ['with fructose intolerance', { 'fructose-intolerance': 1 }, ['1 tbsp maltitol', '1 tbsp sorbitol']],
  ['with alpha-gal', { 'alpha-gal': 1 }, ['500 ml bone broth', '20 g collagen powder']],
  ['with high blood pressure', { 'high-blood-pressure': 1 }, ['100 g licorice']],
  [
    'with G6PD deficiency',
    { 'g6pd-deficiency': 1 },
    ['200 g ful medames', '100 g fava flour', '50 g fava bean protein'],
  ],
  ['with a weak immune system', { 'weak-immune-system': 1 }, ['100 g steak tartare', '50 g raw milk cheese']],
] as const satisfies readonly (readonly [string, Choices, readonly string[]])[])(
  'EXT-17 %s: a dish with what the food table does not hold is marked, with the reason',
  async (_, answers, lines) => {
    const { token, answer } = await healthMember(app);
    await answer({ ...healthy, age: 2, ...answers });
    for (const line of lines) {
      const body = {
        title: 'Dish',
        servings: 2,
        meal_types: ['Main course' as const],
        ingredients: [line, '200 g rice'],
        steps: ['Boil for 20 minutes.'],
      };
      const { data } = await app.ok('createOwnRecipe', { token, body });
      const page = await app.ok('getRecipe', { token, params: { id: data.id } });
      expect([line, page.data.fit?.kind]).toEqual([line, 'not_for_you']);
      expect(page.data.fit?.reasons[0]?.sentence.length).toBeGreaterThan(20);
    }
  },
);
