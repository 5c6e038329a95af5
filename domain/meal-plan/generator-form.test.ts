import { expect, test } from 'vitest';
import { emptyGenerator } from './generator-form.ts';

test('PLAN-26 CONST-30 the generator starts with 2000 kcal', () => {
  expect(emptyGenerator.targetCalories).toBe('2000');
});
