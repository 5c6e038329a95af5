import { expect, test } from 'vitest';
import { amountOff } from './discount.ts';

test.each([
  [1200, { percent: 20 }, 240],
  [999, { percent: 50 }, 500],
  [1200, { percent: 100 }, 1200],
  [1200, { amount: 500 }, 500],
  [1200, { amount: 5000 }, 1200],
])('SRV-24 of %d cents %j takes off %d', (price, discount, off) => {
  expect(amountOff(price, discount)).toBe(off);
});
