import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls, exampleOf, type Schema } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';
import { accepts } from './contract-check.ts';
import { openShop } from './membership/sandbox-shop.ts';
import { isOnPostgres } from './test-database.ts';

/** Fuzzes every operation with values its contract forbids; none may break the server. */
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  // A member with all features, so that nothing is refused before validation.
  await (await openShop(app)).buy(token);
});
afterAll(() => app.close());

/** The nightly run, on the embedded database, makes all; every commit, on PostgreSQL, the first third of them. */
const share = isOnPostgres ? 3 : 1;
/** Then a field meets every second hostile value, and the next field the others. */
const valuesFor = (index: number) =>
  hostileValues.filter((_, at) => !isOnPostgres || at % 2 === index % 2).map((each) => [each] as [unknown]);

const named = (some: readonly Call[]) => some.map((call) => [call.operationId, call] as const);

const bodyOf = (call: Call): Schema | undefined => call.requestBody?.content['application/json']?.schema;
const parametersOf = (call: Call, place: string) =>
  call.parameters.filter((parameter) => parameter.in === place);

const hostileValues = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  'x'.repeat(20_000),
  '\0',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  'line\nbreak\ttab\u0007',
  '\u202Eright to left',
  "'; drop table users; --",
  '%00',
  '{"$ne":null}',
  '<script>alert(1)</script>',
  '\u{1F951}'.repeat(300),
  [],
  [[[[[]]]]],
  [null],
  ['a', 7],
  Array(5_000).fill('a'),
  {},
  { a: { b: { c: {} } } },
  { constructor: { prototype: { isAdmin: true } } },
] as const;

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

const isBrokenText = (text: string) => text.includes('\0') || !text.isWellFormed();
const hasBrokenText = (input: unknown): boolean =>
  typeof input === 'string'
    ? isBrokenText(input)
    : typeof input === 'object' && input !== null
      ? Object.entries(input).some(([name, each]) => isBrokenText(name) || hasBrokenText(each))
      : false;
/** Refused by the parser, before any field is validated. */
const isPoisoned = (input: unknown) => /"(__proto__|constructor)":/.test(JSON.stringify(input));
/** The texts `true` and `false` count as booleans. */
const isAcceptable = (schema: Schema, input: unknown) =>
  (accepts(schema, input) && !hasBrokenText(input)) ||
  ((input === 'true' || input === 'false') && accepts(schema, input === 'true'));

describe.each(named(calls.filter((call) => bodyOf(call) !== undefined)))(
  'SRV-01 the body of %s',
  (_, call) => {
    const schema = bodyOf(call) ?? {};
    const example = exampleOf(call.requestBody?.content['application/json'] ?? { schema }) as object;

    test.each(
      Object.entries(schema.properties ?? {}).map(([field, part], index) => [field, part, index] as const),
    )('a wrong %s is reported, and nothing breaks', async (field, part, index) => {
      const examples = valuesFor(index);
      await fc.assert(
        fc.asyncProperty(value, async (input) => {
          const response = await app.call(call.operationId, {
            token,
            body: { ...example, [field]: input },
          });
          expect(response.status).toBeLessThan(500);
          if (isAcceptable(part, input)) return;
          if (isPoisoned(input)) return void expect([400, 422]).toContain(response.status);
          expect(response.status).toBe(422);
          const { errors } = response.body as { errors: Record<string, string[]> };
          expect(Object.keys(errors).some((name) => name === field || name.startsWith(`${field}.`))).toBe(
            true,
          );
          for (const sentence of Object.values(errors).flat()) expect(sentence).toMatch(/^[A-Z].*\.$/);
        }),
        { numRuns: isOnPostgres ? examples.length : 60, examples },
      );
    });

    test('a body of any shape breaks nothing', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(value, fc.dictionary(fc.string({ unit: 'binary' }), value)),
          async (body) => {
            const text = JSON.stringify(body);
            expect((await app.call(call.operationId, { token, body: text })).status).toBeLessThan(500);
          },
        ),
        { numRuns: 60 / share },
      );
    });

    test('bytes that are no JSON break nothing', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (body) => {
          expect((await app.call(call.operationId, { token, body })).status).toBeLessThan(500);
        }),
        { numRuns: 30 / share },
      );
    });
  },
);

const text = fc.oneof(
  fc.constantFrom(
    ...hostileValues.filter((each) => typeof each === 'string' && each.length < 3_000).map(String),
  ),
  fc.constantFrom('-1', '0', '1e9', 'NaN', 'true', 'null', '[]', '9'.repeat(40), ',,,', '../..', 'a,b'),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

const withQuery = calls.filter((call) => parametersOf(call, 'query').length > 0);
test.each(named(withQuery))('SRV-01 the query of %s: whatever it holds, nothing breaks', async (_, call) => {
  const names = parametersOf(call, 'query').map((parameter) => parameter.name);
  const params = { id: '1', recipeId: '1' };
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom(...names), text),
    fc.oneof(text, fc.array(text, { maxLength: 4 })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
      const response = await app.call(call.operationId, { token, params, query: Object.fromEntries(pairs) });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: Math.ceil(100 / share) },
  );
});

const withPath = calls.filter((call) => parametersOf(call, 'path').length > 0);
test.each(named(withPath))('the path of %s: whatever it holds, nothing breaks', async (_, call) => {
  const names = parametersOf(call, 'path').map((parameter) => parameter.name);
  const segment = fc.oneof(text, fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }));
  await fc.assert(
    fc.asyncProperty(segment, async (each) => {
      const encoded = Buffer.from(each).reduce(
        (all, byte) => `${all}%${byte.toString(16).padStart(2, '0')}`,
        '',
      );
      const path = call.path.replace(/\{(\w+)\}/g, (_all, name) => (names.includes(name) ? encoded : name));
      expect((await app.request(call.method, `/api${path}`, { token })).status).toBeLessThan(500);
    }),
    { numRuns: 60 / share },
  );
});

test('headers of any value break nothing', async () => {
  const visible = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(visible, visible, async (authorization, partner) => {
      const headers = {
        authorization,
        'x-partner-id': partner,
        'x-forwarded-for': partner,
        'content-type': partner,
      };
      expect((await app.call('getCurrentUser', { headers })).status).toBeLessThan(500);
      expect((await app.call('saveMetas', { headers, body: '{}' })).status).toBeLessThan(500);
    }),
    { numRuns: 60 / share },
  );
});
