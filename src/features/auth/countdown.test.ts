import { expect, test } from 'vitest';
import { countdown, formatApproximateDuration } from './countdown.ts';

test.each([
  [1, '0:01', 'less than a minute'],
  [60, '1:00', 'less than a minute'],
  [61, '1:01', '2 minutes'],
  [3599, '59:59', '60 minutes'],
])('%i seconds are %s to the eye and %s to the ear', (seconds, shown, spoken) => {
  expect([countdown(seconds), formatApproximateDuration(seconds)]).toEqual([shown, spoken]);
});
