import { expect, test } from 'vitest';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from './failure-message.ts';

const overloaded =
  'The system is currently overloaded and cannot process your request. Please try again later.';

test('ERR-30 a missing membership reads the same everywhere', () => {
  expect(failureMessage({ kind: 'paymentRequired' }, 'Check email failed.')).toBe(
    'Access restricted. Please upgrade to a subscription plan to use this feature.',
  );
});

test('ERR-32 a network failure reads the same everywhere, a failing server where no text of its own is named', () => {
  expect(failureMessage({ kind: 'unavailable', status: null, message: null }, 'Check email failed.')).toBe(
    overloaded,
  );
  expect(failureMessage({ kind: 'unavailable', status: 503, message: null })).toBe(overloaded);
  expect(failureMessage({ kind: 'unavailable', status: null, message: 'You’re offline.' })).toBe(
    'You’re offline.',
  );
  expect(failureMessage({ kind: 'unavailable', status: 503, message: 'at line 3' })).toBe(overloaded);
});

test('ERR-16 a text of its own stands for a failing server', () => {
  expect(failureMessage({ kind: 'unavailable', status: 500, message: null }, 'Check email failed.')).toBe(
    'Check email failed.',
  );
  expect(failureMessage({ kind: 'unauthorized' }, 'Check email failed.')).toBe('Check email failed.');
});

test('ERR-33 there is nothing to say about a request that was canceled, or one that worked', () => {
  expect(failureMessage({ kind: 'cancelled' }, 'Check email failed.')).toBeNull();
  expect(failureMessage({ kind: 'ok', value: null })).toBeNull();
});

test('ERR-04 ERR-12 what the server says to a refusal is shown', () => {
  expect(failureMessage({ kind: 'forbidden', message: 'Your account is blocked.' })).toBe(
    'Your account is blocked.',
  );
  expect(failureMessage({ kind: 'conflict', message: 'Already taken.' })).toBe('Already taken.');
  expect(failureMessage({ kind: 'invalid', message: 'Please check.', fields: {} })).toBe('Please check.');
});

test('too many tries are told how long to wait', () => {
  expect(failureMessage({ kind: 'tooMany', retryAfterSeconds: 30 })).toBe(
    'Too many tries. Please wait 30 seconds.',
  );
  expect(failureMessage({ kind: 'tooMany', retryAfterSeconds: 1 })).toBe(
    'Too many tries. Please wait a second.',
  );
});

test('ERR-52 ERR-53 ERR-54 OR-73 each list of names that fails has a sentence of its own', () => {
  const broken = { kind: 'unavailable', status: 500, message: null } as const;
  expect([
    failureMessage(broken, messages.dietsFailed),
    failureMessage(broken, messages.mealTypesFailed),
    failureMessage(broken, messages.proteinSourcesFailed),
  ]).toEqual([
    'Could not fetch diet. Please try again later.',
    'Could not fetch meal types. Please try again later.',
    'Could not fetch protein. Please try again later.',
  ]);
});
