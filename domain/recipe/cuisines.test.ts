import { expect, test } from 'vitest';
import { cuisinesOf } from './cuisines.ts';

test.each([
  ['Beef massaman curry', ['Thai']],
  ['Panang curry with pork', ['Thai']],
  ['Chickpea and spinach curry', ['Indian']],
  ['Mangú with quick-pickled onions', ['Caribbean']],
  ['Chicken and rice', []],
])('%s', (title, expected) => expect(cuisinesOf(title)).toEqual(expected));
