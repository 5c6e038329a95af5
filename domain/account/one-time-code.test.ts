import { expect, test } from 'vitest';
import { codeLength, digitsOf, isCompleteCode } from './one-time-code.ts';

test('CONST-08 a code has 6 digits, and no more can be entered', () => {
  expect(codeLength).toBe(6);
  expect(digitsOf('1234567')).toBe('123456');
  expect(digitsOf('Your code: 123 456.')).toBe('123456');
  expect(digitsOf('12a')).toBe('12');
});

test.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['', false],
])('ERR-39 CONST-08 %j is a complete code: %s', (code, isComplete) => {
  expect(isCompleteCode(code)).toBe(isComplete);
});
