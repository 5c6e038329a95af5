import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { startFailure } from './start-failure.ts';

const failure = (message: string, facts: object) => Object.assign(new Error(message), facts);
const notFound = (hostname: string) =>
  failure('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname });

test.each([
  [new ConfigError('PORT must be a number.'), 'PORT must be a number.'],
  [failure('listen', { code: 'EADDRINUSE', syscall: 'listen' }), /^The port is in use/],
  [failure('listen', { code: 'EACCES', syscall: 'listen' }), /^The port may not be used by this account/],
  [notFound('food.example'), /^HOST is not an address/],
  [notFound('db.example'), /^The database of DATABASE_URL does not respond/],
  [
    failure('connect', { code: 'ECONNREFUSED', syscall: 'connect' }),
    /^The database of DATABASE_URL does not/,
  ],
  [failure('Connection terminated unexpectedly', {}), /^The database of DATABASE_URL does not respond/],
  [failure('database "x" does not exist', { code: '3D000' }), /doesn’t exist: create it .+"x"/],
  [failure('password authentication failed', { code: '28P01' }), /refuses its account: check name and/],
  [failure('permission denied for schema public', { code: '42501' }), /has to own its database/],
  [
    failure('no space left on device', { code: 'ENOSPC', path: '/data/x' }),
    'The disk of the database is full.',
  ],
  [
    failure('EACCES', { code: 'EACCES', syscall: 'open', path: '/data/keys/server.key' }),
    /^\/data\/keys\/server\.key can’t be used \(EACCES\): check DATA_DIR/,
  ],
  [failure('something else', {}), 'The server could not start: something else'],
])('a failed start says what to do (%#)', (error, sentence) => {
  const place = { host: 'food.example', databaseUrl: 'postgres://db.example/food' };
  expect(startFailure(error, place)).toMatch(sentence);
});

test('a failure of the embedded database names no DATABASE_URL', () => {
  const sentence = startFailure(failure('could not read block', { code: '58030' }), {
    host: undefined,
    databaseUrl: undefined,
  });
  expect(sentence).toBe('The server could not start: could not read block');
});
