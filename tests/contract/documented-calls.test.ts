import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';

/** The calls of the API rows of docs/requirements.md. */
const documented = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(
    /^\| (API-\d+) \| (\(guest\) )?`(GET|POST|PUT|DELETE) \/?([^`]+)`/gm,
  ),
].map(([, row = '', guest, method = '', path = '']) => ({
  row,
  method,
  path,
  isForGuests: guest !== undefined,
}));

/** `swims/105/health-questions` matches `/swims/{id}/health-questions`. */
const matches = (pattern: string, path: string) =>
  path === pattern || new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

const operationOf = (method: string, path: string) => {
  const found = operations.filter(
    (operation) => operation.method.toUpperCase() === method && matches(operation.path, `/${path}`),
  );
  return found.find((operation) => operation.path === `/${path}`) ?? found[0];
};

test('the rows are read', () => {
  expect(documented.length).toBeGreaterThan(75);
});

test.each(documented)(
  '$row: the contract has $method $path with its security',
  ({ method, path, isForGuests }) => {
    expect(operationOf(method, path)?.security).toBe(isForGuests ? 'guest' : 'member');
  },
);
