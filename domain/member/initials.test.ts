import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('takes the initials of the first and the last word', () => {
  expect(initialsOf('Maya Lindqvist')).toBe('ML');
  expect(initialsOf('ada maria lovelace')).toBe('AL');
  expect(initialsOf('maya.lindqvist')).toBe('ML');
  expect(initialsOf('maya')).toBe('M');
  expect(initialsOf(' ')).toBe('');
});
