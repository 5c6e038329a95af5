import { expect, test } from 'vitest';
import { describeChange } from './nutrition-change.ts';

const change = (name: string, unit: string, by: number) => ({ name, amount: 100, unit, change: by });

test('EXT-09 nutrition changes are listed above a threshold', () => {
  expect(
    describeChange([
      change('Calories', 'kcal', -12),
      change('Protein', 'g', 1.54),
      change('Fat', 'g', 0.4),
      change('Carbohydrates', 'g', 13.6),
      change('Sodium', 'mg', -211.4),
    ]),
  ).toBe('−12\u00a0kcal, +1.5\u00a0g protein, +14\u00a0g carbohydrates, −211\u00a0mg sodium');
  expect(describeChange([change('Calories', 'kcal', 0), change('Fat', 'g', -0.3)])).toBe(
    'about the same nutrients',
  );
});
