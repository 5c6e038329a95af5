import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each(['https://shop.example.com', 'HTTP://localhost:3000/pay', '/pages/shop'])(
  '%s is a web address',
  (address) => {
    expect(isWebAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '//elsewhere.example.com',
  'data:text/html,x',
  'shop',
])('"%s" is not', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
