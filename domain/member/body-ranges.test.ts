import { expect, test } from 'vitest';
import { birthProblem, heightProblem, weightProblem } from './body-ranges.ts';

test('EXT-17 a body that cannot be is refused with the range', () => {
  expect(weightProblem(150)).toBeNull();
  expect(weightProblem(null)).toBeNull();
  for (const pounds of [0, 39, 1101])
    expect(weightProblem(pounds)).toBe('Enter a weight from 40 to 1,100 pounds, or leave it empty.');
  expect(heightProblem(67)).toBeNull();
  for (const inches of [0, 35, 108])
    expect(heightProblem(inches)).toBe('Choose a height from 3 ft to 8 ft 11 in, or leave it empty.');
});

test('EXT-17 a date of birth is within the life of somebody', () => {
  expect(birthProblem('1990-01-01', '2026-11-23')).toBeNull();
  expect(birthProblem('2026-11-24', '2026-11-23')).toBe('Enter a date that is not in the future.');
  expect(birthProblem('1850-01-01', '2026-11-23')).toBe('Enter a date within the last 120 years.');
});
