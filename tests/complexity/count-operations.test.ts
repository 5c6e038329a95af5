import { describe, expect, test } from 'vitest';
import { countOperations, growth } from './count-operations.ts';

const lengths = [50, 400];
const growthOf = async (name: string) => {
  const calls = lengths.map((length) => [name, length]);
  const [short, long] = await countOperations(import.meta.resolve('./sample.workload.ts'), calls);
  return growth(short, long);
};

describe('work is counted', () => {
  test.each(['a loop', 'an expression that stops at once'])('%s is linear', async (name) => {
    const found = await growthOf(name);
    expect(found).toBeGreaterThan(4);
    expect(found).toBeLessThan(9);
  });

  test.each([
    'a loop in a loop',
    'a list that is copied for each element',
    'a list that is searched for each element',
    'an expression that starts everywhere',
    'an expression with two ways to share',
    'an expression that looks back',
  ])('%s is quadratic', async (name) => {
    expect(await growthOf(name)).toBeGreaterThan(40);
  });
});
