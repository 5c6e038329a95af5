import { afterEach, expect, test } from 'vitest';
import { forgetDiscountCode, keepDiscountCode, keptDiscountCode } from './discount-code.ts';

afterEach(() => localStorage.clear());

test('PAY-04 STOR-06 the code of an address is kept, the newest of several; what is none changes nothing', () => {
  keepDiscountCode('http://localhost/?discountCode=SPRING');
  expect(localStorage.getItem('discount_code')).toBe('SPRING');
  keepDiscountCode('http://localhost/recipes/17/share?aff=A&discountCode=%20SUMMER%20');
  expect(keptDiscountCode()).toBe('SUMMER');
  for (const none of ['', `?discountCode=${'x'.repeat(65)}`, '?discountCode=%00'])
    keepDiscountCode(`http://localhost/${none}`);
  expect(keptDiscountCode()).toBe('SUMMER');
  forgetDiscountCode();
  expect(keptDiscountCode()).toBeNull();
});
