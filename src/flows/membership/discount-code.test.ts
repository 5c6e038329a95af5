import { afterEach, expect, test } from 'vitest';
import { clearDiscountCode, readDiscountCode, storeDiscountCode } from './discount-code.ts';

afterEach(() => localStorage.clear());

test('PAY-04 STOR-06 the code of a URL is stored, the newest of several; an invalid one changes nothing', () => {
  storeDiscountCode('http://localhost/?discountCode=SPRING');
  expect(localStorage.getItem('discount_code')).toBe('SPRING');
  storeDiscountCode('http://localhost/recipes/17/share?aff=A&discountCode=%20SUMMER%20');
  expect(readDiscountCode()).toBe('SUMMER');
  for (const none of ['', `?discountCode=${'x'.repeat(65)}`, '?discountCode=%00'])
    storeDiscountCode(`http://localhost/${none}`);
  expect(readDiscountCode()).toBe('SUMMER');
  clearDiscountCode();
  expect(readDiscountCode()).toBeNull();
});
