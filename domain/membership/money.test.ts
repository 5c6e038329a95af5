import { expect, test } from 'vitest';
import { money, moneyOfCents } from './money.ts';

test('EXT-24 amounts are written in their currency, with two decimals', () => {
  expect(money(12)).toBe('$12.00');
  expect(moneyOfCents(11_520, 'eur')).toBe('€115.20');
  expect(moneyOfCents(5, 'gbp')).toBe('£0.05');
});
