import { expect, test } from 'vitest';
import { stepTimes } from './step-times.ts';

test.each([
  ['Simmer for 18 minutes, drain.', [['18 minutes', 1080]]],
  [
    'Bake for 12 to 15 minutes, rest 5 min.',
    [
      ['12 to 15 minutes', 720],
      ['5 min', 300],
    ],
  ],
  ['Roast 1 hour 15 minutes.', [['1 hour 15 minutes', 4500]]],
  [
    'Chill for 1 1/2 hours or 1½ hours.',
    [
      ['1 1/2 hours', 5400],
      ['1½ hours', 5400],
    ],
  ],
  [
    'Let it stand for half an hour, fry 30 seconds.',
    [
      ['half an hour', 1800],
      ['30 seconds', 30],
    ],
  ],
  [
    'Stir for a minute. Stir again for 10–12 minutes.',
    [
      ['a minute', 60],
      ['10–12 minutes', 600],
    ],
  ],
  ['Heat the oven to 400 °F (200 °C), add 500 ml and 2 hens.', []],
  ['Boil for 5 minutes, then for 5 minutes more.', [['5 minutes', 300]]],
])('EXT-28 the times of a step: %s', (step, times) => {
  expect(stepTimes(step).map(({ label, seconds }) => [label, seconds])).toEqual(times);
});
