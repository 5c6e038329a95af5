import { expect, test } from 'vitest';
import { StorageError } from './context/storage.ts';
import { DatabaseBusyError, DatabaseQueryError, DatabaseUnavailableError } from './db/database-errors.ts';
import { ApiError, errorResponse, invalid, toApiError, tooMany, unauthorized } from './errors.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  [new DatabaseUnavailableError('x'), 503],
  [new DatabaseBusyError('x'), 503],
  [new DatabaseQueryError('x', '53100', null), 507],
  [new DatabaseQueryError('x', '57P01', null), 503],
  [new DatabaseQueryError('x', '57014', null), 503],
  [new DatabaseQueryError('x', '23505', null), 500],
  [withCode('ECONNREFUSED'), 503],
  [withCode('ENOSPC'), 507],
  [new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), 503],
  [new Error('could not write: No space left on device'), 507],
  [new Error('Connection terminated unexpectedly'), 503],
  [new Error('timeout exceeded when trying to connect'), 503],
  [Object.assign(new Error('x'), { statusCode: 413 }), 413],
  [Object.assign(new Error('x'), { statusCode: 403 }), 404],
  [new StorageError('full', 'x'), 507],
  [new StorageError('gone', 'x'), 503],
  [Object.assign(new Error('x'), { statusCode: 599 }), 500],
  [new Error('a defect'), 500],
  ['a text', 500],
  [null, 500],
  [undefined, 500],
])('%o is mapped to its status and one of our sentences', (error, status) => {
  const known = toApiError(error);
  expect(known.statusCode).toBe(status);
  expect(known.message).toMatch(/^[A-Z].*\.$/);
  expect(known.message).not.toContain('defect');
});

test('an ApiError is unchanged', () => {
  const error = new ApiError(409, 'This already exists.');
  expect(toApiError(error)).toBe(error);
});

test('SRV-01 the first sentence of the fields is the message', () => {
  expect(errorResponse(invalid({ email: ['One.'], name: ['Two.'] })).body).toEqual({
    message: 'One.',
    errors: { email: ['One.'], name: ['Two.'] },
  });
});

test('429 sends Retry-After, 401 WWW-Authenticate', () => {
  expect(errorResponse(tooMany(7)).headers).toEqual({ 'retry-after': '7' });
  expect(errorResponse(unauthorized()).headers).toEqual({ 'www-authenticate': 'Bearer' });
});
