import { expect, test } from 'vitest';
import { displayName, firstName, nameOrEmpty } from './display-name.ts';

test.each([
  ['_', ''],
  ['__', ''],
  [' __ ', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [' Ada Lovelace ', 'Ada Lovelace'],
  ['_ada', '_ada'],
  ['a__', 'a__'],
])('PROF-05 OR-99 shows and edits the name %j as %j', (name, shown) => {
  expect(nameOrEmpty(name)).toBe(shown);
});

test('OR-99 without a name, shows the local part of the email', () => {
  expect(displayName({ name: '__', email: 'ada@example.com' })).toBe('ada');
  expect(displayName({ name: 'Ada', email: 'ada@example.com' })).toBe('Ada');
  expect(displayName({ name: '_', email: null })).toBe('');
});

test('OR-70 the first name is the first word; empty for a placeholder', () => {
  expect(firstName('Ada  King Lovelace')).toBe('Ada');
  expect(firstName('__')).toBe('');
});
