import { expect, test } from 'vitest';
import { socialReturnOf } from './social-return.ts';

const read = (query: string) => socialReturnOf(new URLSearchParams(query));

test('AUTH-31 reads the code from the query', () => {
  expect(read('code=abc%2F1')).toEqual({ kind: 'code', code: 'abc/1' });
});

test.each([
  ['', null],
  ['code=', null],
  ['error=declined', 'declined'],
])('AUTH-34 %j has no code', (query, error) => {
  expect(read(query)).toEqual({ kind: 'refused', error });
});
