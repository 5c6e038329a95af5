import { beforeAll, describe, expect, test } from 'vitest';
import { countOperations, growth } from '#tests/complexity/count-operations.ts';
import type { OperationCounts } from '#tests/complexity/operation-counter.ts';
import { shapes } from './hostile-text.workload.ts';
import { readFields } from './read-fields.ts';

const recipe = (fields: object) => ({ name: 'A dish', recipeIngredient: ['1 carrot'], ...fields });

const lengths = [500, 4_000];
/** Linear work on eight times the length is eight times as much, quadratic work 64 times. */
const maxGrowth = 16;

describe('the work of what takes a member’s text grows with its length, not with its square', () => {
  const names = Object.keys(shapes);
  let works: readonly OperationCounts[] = [];
  beforeAll(async () => {
    const calls = names.flatMap((name) => lengths.map((length) => [name, length]));
    works = await countOperations(import.meta.resolve('./hostile-text.workload.ts'), calls);
  }, 600_000);

  test.each(names.map((name, at) => [name, 2 * at] as const))('%s', (_, at) => {
    expect(growth(works[at], works[at + 1])).toBeLessThan(maxGrowth);
  });
});

describe('servings and times', () => {
  const read = (fields: object) => {
    const found = readFields(recipe(fields));
    if ('problem' in found) throw new Error(found.problem);
    return found;
  };

  test.each([
    ['4 servings', 4],
    ['Serves 6', 6],
    [8, 8],
    ['500 ml', 1],
    ['2 cups', 1],
    [['500 ml', '3 portions'], 3],
  ])('a yield of %j serves %d', (recipeYield, servings) => {
    expect(read({ recipeYield }).servings).toBe(servings);
  });

  test.each([
    ['PT1H30M', 90],
    ['P1DT2H', 1560],
    ['45', 45],
    ['1 hour 5 minutes', 65],
  ])('%s are %d minutes', (totalTime, minutes) => {
    expect(read({ totalTime }).readyInMinutes).toBe(minutes);
  });
});
