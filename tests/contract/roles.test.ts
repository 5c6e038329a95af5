import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { contractSchemas } from '#server/http/contract-document.ts';

test('PERM-12 there are guests and members only: no field names a role, no operation has another one', () => {
  const fields = [...JSON.stringify(contractSchemas).matchAll(/"([a-z_]+)":\{/gi)].map(
    ([, name = '']) => name,
  );
  expect(fields).toContain('email');
  expect(
    fields.filter((name) => /(^|_)(roles?|admin|staff|moderator|permissions?)($|_)/i.test(name)),
  ).toEqual([]);
  expect([...new Set(operations.map(({ security }) => security))].sort()).toEqual(['guest', 'member']);
  expect(operations.filter(({ path }) => /admin|roles?\b/i.test(path))).toEqual([]);
});
