import { expect, test } from 'vitest';
import { formatRecoveryCode, normalizeRecoveryCode, recoveryAlphabet } from './recovery-code.ts';

test('EXT-23 a recovery code is read as it was meant', () => {
  expect(normalizeRecoveryCode(' ABCD-efgh\u00a0jkmn pqrs ')).toBe('abcdefghjkmnpqrs');
  expect(normalizeRecoveryCode('OoIiLl')).toBe('001111');
});

test('EXT-23 a code is shown in groups of four, which reading takes away again', () => {
  expect(formatRecoveryCode('abcdefghjkmnpqrs')).toBe('abcd-efgh-jkmn-pqrs');
  expect(normalizeRecoveryCode(formatRecoveryCode(recoveryAlphabet))).toBe(recoveryAlphabet);
});
