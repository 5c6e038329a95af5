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
  ['Fry in a second pan. Whisk in a second egg and turn a second time.', []],
  ['The eighth hen goes in half an hourglass.', []],
  ['Bake for an hour and a half.', [['an hour and a half', 5400]]],
  [
    'Braise 1-1/2 hours, 2 1⁄2 hours, or 1,5 hours.',
    [
      ['1-1/2 hours', 5400],
      ['2 1⁄2 hours', 9000],
      ['1,5 hours', 5400],
    ],
  ],
  [
    'Rest a quarter of an hour, a half hour, or three quarters of an hour.',
    [
      ['a quarter of an hour', 900],
      ['a half hour', 1800],
      ['three quarters of an hour', 2700],
    ],
  ],
  [
    'A 1-hour soak, a half-hour rest, a 10-15-minute bake, two-minute noodles.',
    [
      ['1 hour', 3600],
      ['a half hour', 1800],
      ['10-15 minutes', 600],
      ['two minutes', 120],
    ],
  ],
  ['Boil 2 minutes and 30 seconds.', [['2 minutes and 30 seconds', 150]]],
  ['Roast 1 hour, 20 minutes.', [['1 hour, 20 minutes', 4800]]],
  [
    'After a 10-minute rest, cook five to seven minutes, then 2 more minutes.',
    [
      ['10 minutes', 600],
      ['five to seven minutes', 300],
      ['2 more minutes', 120],
    ],
  ],
  ['Bake between 10 and 15 minutes.', [['10 to 15 minutes', 600]]],
  ['Chill two and a half hours, or 1,000 minutes.', [['two and a half hours', 9000]]],
])('EXT-28 the times of a step: %s', (step, times) => {
  expect(stepTimes(step).map(({ label, seconds }) => [label, seconds])).toEqual(times);
});
