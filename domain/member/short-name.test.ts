import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Mary Ann Smith', 'Mary S.'],
  ['Mary S.', 'Mary S.'],
  ['  mary   de la cruz ', 'mary C.'],
  ['Cher', 'Cher'],
  ['Åsa Öberg', 'Åsa Ö.'],
  ['__', 'A member'],
  ['', 'A member'],
])('CONST-25 %s is shown as %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
