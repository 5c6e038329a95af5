import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const at = (hours: number, minutes: number) => new Date(2026, 5, 15, hours, minutes);

test.each([
  [0, 0, 'Good morning'],
  [11, 59, 'Good morning'],
  [12, 0, 'Good afternoon'],
  [17, 59, 'Good afternoon'],
  [18, 0, 'Good evening'],
  [23, 59, 'Good evening'],
])('CONST-24 SHELL-46 at %d:%d it is %s', (hours, minutes, text) => {
  expect(greeting(at(hours, minutes))).toBe(text);
});

test('OR-70 PROF-05 greets by the first name unless it is a placeholder', () => {
  expect(greeting(at(8, 0), 'Ada Lovelace')).toBe('Good morning, Ada');
  for (const name of ['_', '__', '', null, undefined]) expect(greeting(at(8, 0), name)).toBe('Good morning');
});
