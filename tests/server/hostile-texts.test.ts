import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecipeReader } from '#server/recipe-import/create-recipe-reader.ts';
import { countOperations, growth } from '#tests/complexity/count-operations.ts';
import type { OperationCounts } from '#tests/complexity/operation-counter.ts';
import { type Call, calls, isOfType, within } from '#tests/contract/contract-document.ts';
import { form } from './accounts/forms.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';
import {
  bodyOf,
  bodyWith,
  filled,
  isFree,
  isRead,
  paramsOf,
  shapes,
  shapesFor,
  step,
  type Text,
  texts,
} from './hostile-contract-texts.ts';
import { openShop } from './membership/sandbox-shop.ts';

const formats = ['html', 'json', 'cooklang'] as const;

/** Threads that parsed recipe texts, in order. */
const threads: number[] = [];
let app: TestApp;
let tokens: string[];
beforeAll(async () => {
  const recipeReader = createRecipeReader({ onWork: (_, thread) => threads.push(thread) });
  app = await startTestApp({ context: { recipeReader } });
  tokens = [];
  const shop = await openShop(app);
  for (let n = 0; n < 2; n += 1) {
    const { token } = await app.member();
    await shop.buy(token);
    tokens.push(token);
  }
});
afterAll(() => app.close());

const send = ({ call }: Text, body: unknown, token = tokens[0] ?? '') =>
  app.call(call.operationId, {
    token,
    body,
    params: paramsOf(call),
  });
describe('EXT-22 no text can stop the server', () => {
  test('the contract has such texts, and a length for each', () => {
    expect(texts.length).toBeGreaterThan(30);
    const unbounded = calls.flatMap((call) =>
      [...within(bodyOf(call) ?? {})]
        .filter(([, schema]) => isOfType(schema, 'string') && schema.enum === undefined)
        .filter(([, schema]) => schema['maxLength'] === undefined && schema['format'] === undefined)
        // a pattern without repetition limits the length, too: the digits of a code, a date
        .filter(([, schema]) => /[*+]/.test(String(schema['pattern'] ?? '*')))
        .map(([path]) => `${call.operationId}${path}`),
    );
    expect(unbounded).toEqual([]);
  });

  const leaving = ['logOut', 'deleteCurrentUser', 'importRecipe', 'readRecipes'];
  const read = texts.filter(isRead).filter(({ call }) => !leaving.includes(call.operationId));
  test.each(read.map((text, index) => [`${text.call.operationId}${text.path}`, text, index] as const))(
    '%s at its full length in some shapes is answered',
    async (_, text, index) => {
      for (const shape of shapesFor(index)) {
        const response = await send(text, bodyWith(text, filled(shape, text.longest)));
        expect([shape, response.status < 500 || response.status === 503]).toEqual([shape, true]);
      }
    },
  );

  const required = (call: Call) =>
    Object.fromEntries(
      call.parameters.filter((it) => it.in === 'query' && it.required).map((it) => [it.name, '1']),
    );
  const inAddresses = calls.flatMap((call) =>
    call.parameters
      .filter((it) => it.in === 'query' && isFree(['', it.schema]))
      .map((it) => ({ call, name: it.name, longest: Number(it.schema['maxLength']) })),
  );
  test.each(
    inAddresses.map((text, index) => [`${text.call.operationId}?${text.name}`, text, index] as const),
  )('%s at its full length in some shapes is answered', async (_, { call, name, longest }, index) => {
    for (const shape of shapesFor(index)) {
      const response = await app.call(call.operationId, {
        token: tokens[0] ?? '',
        query: { ...required(call), [name]: filled(shape, longest) },
        params: paramsOf(call),
      });
      expect([shape, response.status < 500]).toEqual([shape, true]);
    }
  });

  const inForms = calls.flatMap((call) =>
    [...within(call.requestBody?.content['multipart/form-data']?.schema ?? {})]
      .filter(
        (field) =>
          isFree(field) && field[1]['contentMediaType'] === undefined && field[1]['format'] !== 'binary',
      )
      .map(([path, schema]) => ({ call, name: path.slice(1), longest: Number(schema['maxLength']) })),
  );
  test('the texts of forms at their full length in every shape are answered', async () => {
    expect(inForms.length).toBeGreaterThan(0);
    const id = (await app.ok('listRecipes', { token: tokens[0] ?? '' })).data[0]?.id ?? 0;
    for (const { call, name, longest } of inForms)
      for (const shape of shapes) {
        const parts = { rating: '5', [name]: filled(shape, longest) };
        const response = await app.call(call.operationId, {
          token: tokens[0] ?? '',
          params: { ...paramsOf(call), id },
          ...(await form(parts)),
        });
        expect([name, shape, response.status < 500]).toEqual([name, shape, true]);
      }
  });

  const excluded = texts.filter((text) => !isRead(text) || leaving.includes(text.call.operationId));
  test('passwords, and what imports a recipe, are answered too', async () => {
    const answered = excluded.filter(({ call }) => call.operationId !== 'readRecipes');
    expect(answered.length).toBeGreaterThan(8);
    const { token } = await app.member();
    for (const [index, text] of answered.entries()) {
      const shape = shapes[index % shapes.length] ?? 'a';
      const response = await send(text, bodyWith(text, filled(shape, text.longest)), token);
      expect([text.path, response.status < 500 || response.status === 503]).toEqual([text.path, true]);
    }
  });

  test('imported texts are parsed in worker threads only, and other callers get responses', async () => {
    const before = threads.length;
    let requestCount = 0;
    for (const [index, format] of formats.entries())
      for (const shape of shapesFor(index)) {
        const body = { format, content: filled(shape, 500_000) };
        const response = await app.call('readRecipes', { token: tokens[requestCount % 2] ?? '', body });
        expect([format, shape, response.status]).toEqual([format, shape, 422]);
        requestCount += 1;
      }
    // a terminated thread reports nothing
    expect(threads.length - before).toBeGreaterThan(requestCount / 2);
    expect(threads.every((thread) => thread > 0)).toBe(true);
    const good = { format: 'cooklang', content: 'Boil @egg{1}.' };
    expect((await app.ok('readRecipes', { token: tokens[0] ?? '', body: good })).data.recipes).toHaveLength(
      1,
    );
  });
});

describe('EXT-22 the work of parsing in the main thread grows with the length of a text, not with its square', () => {
  /** Linear work on eight times the text is eight times as much, quadratic work 64 times. */
  const maxGrowth = 16;
  const cases = texts
    .filter(isRead)
    .filter(({ longest, call }) => longest >= 1_000 && call.operationId !== 'readRecipes')
    .flatMap(({ call, path, longest }, index) =>
      shapesFor(index, step * 2 - 1).map((shape) => ({ operation: call.operationId, path, shape, longest })),
    );
  let works: readonly OperationCounts[] = [];
  beforeAll(async () => {
    const requests = cases.flatMap(({ operation, path, shape, longest }) =>
      [longest / 8, longest].map((length) => [operation, path, shape, Math.floor(length)]),
    );
    works = await countOperations(import.meta.resolve('./hostile-texts.workload.ts'), requests);
  }, 600_000);

  test.each(cases.map((it, at) => ({ ...it, at: 2 * at })))('$operation$path of “$shape”', ({ at }) => {
    expect(growth(works[at], works[at + 1])).toBeLessThan(maxGrowth);
  });
});
