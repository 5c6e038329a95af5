import { expect, test } from 'vitest';
import { currencyOfLanguages, isCurrency } from './currency.ts';

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'eur'],
  ['de', 'eur'],
  ['en-GB', 'gbp'],
  ['en-US,en;q=0.9', 'usd'],
  ['en', 'usd'],
  ['fr-CH;q=1', 'chf'],
  ['ja-JP', null],
  ['*', null],
  ['', null],
  ['not a language', null],
  [undefined, null],
])('EXT-24 a browser that asks for %s pays in %s', (languages, currency) => {
  expect(currencyOfLanguages(languages)).toBe(currency);
});

test('EXT-24 a price is in a currency of hundredths', () => {
  expect(['usd', 'eur', 'gbp', 'chf'].every(isCurrency)).toBe(true);
  expect(['jpy', 'kwd', 'EUR', 'euro', 'xxq', ''].some(isCurrency)).toBe(false);
});
