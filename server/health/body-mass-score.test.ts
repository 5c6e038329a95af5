import { describe, expect, test } from 'vitest';
import type { Body } from '#domain/health-score/derived-grades.ts';
import { healthScore } from '#domain/health-score/health-score.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { questionnaire } = await healthContent({ foods: await loadFoods() });
/** Neither pregnant nor with an eating disorder. */
const plain = { pregnancy: 1, 'eating-disorder': 0 };
const bodyMass = (answers: Readonly<Record<string, number>>, body: Body) =>
  healthScore(questionnaire, new Map(Object.entries(answers)), body)
    .areas.flatMap(({ items }) => items)
    .find(({ id }) => id === 'body-mass');

describe('weight for height', () => {
  test.each([
    [154, 66, 6, '24.9 kg/m²'],
    [155, 66, 3, '25 kg/m²'],
    [185, 66, 3, '29.9 kg/m²'],
    [186, 66, 0, '30 kg/m²'],
    [114, 66, null, null],
    [115, 66, 6, '18.6 kg/m²'],
    [114.6, 66, null, null],
    [154.8, 66, 6, '24.9 kg/m²'],
    [185.8, 66, 3, '29.9 kg/m²'],
    [10, 66, null, null],
    [900, 20, null, null],
    [null, 66, null, null],
    [150, null, null, null],
  ])('weight for height: %s lb at %s in', (weight, height, points, words) => {
    expect(bodyMass(plain, { weight, height, isAdult: true })).toMatchObject({
      points,
      answer: words,
    });
  });

  test.each<readonly [Readonly<Record<string, number>>, boolean | null]>([
    [{ ...plain, pregnancy: 2 }, true],
    [{ ...plain, pregnancy: 3 }, true],
    [{ ...plain, pregnancy: 4 }, true],
    [{ ...plain, pregnancy: 5 }, true],
    [{ 'eating-disorder': 0 }, true],
    [{ ...plain, 'eating-disorder': 1 }, true],
    [{ ...plain, 'eating-disorder': -1 }, true],
    [{ pregnancy: 1 }, true],
    [plain, false],
    [plain, null],
  ])('does not count with %o, adult: %s', (answers, isAdult) => {
    expect(bodyMass(answers, { weight: 200, height: 66, isAdult })).toMatchObject({
      points: null,
      answer: null,
    });
  });
});
