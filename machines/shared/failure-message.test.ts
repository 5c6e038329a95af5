import { expect, test } from 'vitest';
import { messages } from '#domain/message/messages.ts';
import { failureMessage, messageBesideFields } from './failure-message.ts';
import type { FieldErrors } from './outcome.ts';

const overloaded =
  'The system is currently overloaded and cannot process your request. Please try again later.';

test('ERR-30 a missing membership has the same message everywhere', () => {
  expect(failureMessage({ kind: 'paymentRequired' }, 'Check email failed.')).toBe(
    'Access restricted. Please upgrade to a subscription plan to use this feature.',
  );
});

test('ERR-32 a network failure has the same message everywhere, a failing server only without a specific text', () => {
  expect(failureMessage({ kind: 'unavailable', status: null, message: null }, 'Check email failed.')).toBe(
    overloaded,
  );
  expect(failureMessage({ kind: 'unavailable', status: 503, message: null })).toBe(overloaded);
  expect(failureMessage({ kind: 'unavailable', status: null, message: 'You’re offline.' })).toBe(
    'You’re offline.',
  );
  expect(failureMessage({ kind: 'unavailable', status: 503, message: 'at line 3' })).toBe(overloaded);
});

test('ERR-16 a specific text replaces the message of a failing server', () => {
  expect(failureMessage({ kind: 'unavailable', status: 500, message: null }, 'Check email failed.')).toBe(
    'Check email failed.',
  );
  expect(failureMessage({ kind: 'unauthorized' }, 'Check email failed.')).toBe('Check email failed.');
});

test('what is gone says so instead of asking for another try, which can’t succeed', () => {
  const gone =
    'This isn’t there anymore. It may have been deleted on another device or by the member who shared it. Go back to see what’s there now.';
  expect(failureMessage({ kind: 'notFound' })).toBe(gone);
  expect(failureMessage({ kind: 'notFound' }, 'We couldn’t save this. Please try again in a moment.')).toBe(
    gone,
  );
});

test('ERR-33 a canceled or successful request has no message', () => {
  expect(failureMessage({ kind: 'canceled' }, 'Check email failed.')).toBeNull();
  expect(failureMessage({ kind: 'ok', value: null })).toBeNull();
});

test('ERR-04 ERR-12 shows the server’s message for a refusal', () => {
  expect(failureMessage({ kind: 'forbidden', message: 'Your account is blocked.' })).toBe(
    'Your account is blocked.',
  );
  expect(failureMessage({ kind: 'conflict', message: 'Already taken.' })).toBe('Already taken.');
  expect(failureMessage({ kind: 'invalid', message: 'Please check.', fields: {} })).toBe('Please check.');
});

test('too many attempts show how long to wait', () => {
  expect(failureMessage({ kind: 'tooMany', retryAfterSeconds: 30 })).toBe(
    'Too many tries. Please wait 30 seconds.',
  );
  expect(failureMessage({ kind: 'tooMany', retryAfterSeconds: 1 })).toBe(
    'Too many tries. Please wait a second.',
  );
});

test('ERR-52 ERR-53 ERR-54 OR-73 each list of options has a specific failure message', () => {
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

type Field = 'name' | 'age' | 'kind';
const refused = (message: string, fields: FieldErrors<Field>) =>
  messageBesideFields<Field>({ kind: 'invalid', message, fields }, ['name', 'age']);

test('a refusal that a field shows is not repeated for the form', () => {
  expect(refused('Enter a name.', { name: ['Enter a name.'] })).toBeNull();
  expect(refused('Enter a name.', { name: ['Enter a name.'], age: ['At most 120.'] })).toBeNull();
});

test('a refusal that no field shows is one of the form', () => {
  expect(refused('Choose one.', { kind: ['Choose one.'] })).toBe('Choose one.');
  expect(refused('Enter a name.', { name: ['Enter a name.'], kind: ['Choose one.'] })).toBe('Choose one.');
  expect(refused('No plan fits.', { name: ['Try another.'] })).toBe('No plan fits.');
  expect(refused('Not now.', {})).toBe('Not now.');
  expect(messageBesideFields<Field>({ kind: 'conflict', message: 'Taken.' }, ['name'])).toBe('Taken.');
  expect(messageBesideFields<Field>({ kind: 'ok', value: null }, ['name'])).toBeNull();
});
