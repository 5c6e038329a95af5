import { expect, test } from 'vitest';
import { DatabaseQueryError } from './db/database-errors.ts';
import { errorFacts } from './log.ts';

test('values in errors of PostgreSQL are not logged, neither in message nor stack', () => {
  const error = new DatabaseQueryError('invalid input: "mary@example.com"\nat mary', '22P02', null);
  const facts = errorFacts(error);
  expect(facts).toMatchObject({ type: 'DatabaseQueryError', code: '22P02' });
  expect(facts.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(facts)).not.toContain('mary@example.com');
});

test('other errors are logged with their message, thrown non-errors are not', () => {
  expect(errorFacts(new TypeError('a defect'))).toMatchObject({ type: 'TypeError', message: 'a defect' });
  expect(JSON.stringify(errorFacts({ email: 'mary@example.com' }))).not.toContain('mary');
});
