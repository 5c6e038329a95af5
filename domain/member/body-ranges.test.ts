import { expect, test } from 'vitest';
import { birthProblem, bodyProblem, heightProblem, weightProblem } from './body-ranges.ts';

test('EXT-17 rejects an implausible weight or height and names the range', () => {
  expect(weightProblem(150)).toBeNull();
  expect(weightProblem(null)).toBeNull();
  for (const pounds of [0, 39, 1101])
    expect(weightProblem(pounds)).toBe('Enter a weight from 40 to 1,100 pounds, or leave it empty.');
  expect(heightProblem(67)).toBeNull();
  for (const inches of [0, 35, 108])
    expect(heightProblem(inches)).toBe('Choose a height from 3 ft to 8 ft 11 in, or leave it empty.');
});

test('EXT-17 rejects an implausible date of birth', () => {
  expect(birthProblem('1990-01-01', '2026-11-23')).toBeNull();
  expect(birthProblem('2026-11-24', '2026-11-23')).toBe('Enter a date that isn’t in the future.');
  expect(birthProblem('1850-01-01', '2026-11-23')).toBe('Enter a date within the last 120 years.');
});

test('EXT-17 rejects an implausible weight for the height and names the range', () => {
  expect(bodyProblem(150, 66)).toBeNull();
  expect(bodyProblem(null, 66)).toBeNull();
  expect(bodyProblem(40, 80)).toBe(
    'For a height of 6 ft 8 in enter a weight from 73 to 1,820 pounds, or check the height.',
  );
  expect(bodyProblem(1_100, 40)).toMatch(/^For a height of 3 ft 4 in enter a weight from 19 to 455 pounds/);
});
