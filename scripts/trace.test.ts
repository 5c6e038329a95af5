import { expect, test } from 'vitest';
import { expandIds } from './trace.ts';

test('a range of ids is spelled out with two digits', () => {
  expect(expandIds('AUTH-04..06 and RCP-19')).toEqual(['AUTH-04', 'AUTH-05', 'AUTH-06', 'RCP-19']);
});
