import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each(['https://shop.example.com', 'HTTP://localhost:3000/pay', '/pages/shop'])(
  '%s can be gone to',
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
])('"%s" cannot', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
