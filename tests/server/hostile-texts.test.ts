import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecipeReader } from '#server/recipe-import/create-recipe-reader.ts';
import {
  type Call,
  calls,
  exampleOf,
  isOfType,
  type Schema,
  within,
} from '#tests/contract/contract-document.ts';
import { form } from './accounts/forms.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';
import { openShop } from './membership/sandbox-shop.ts';

/** Every text of the contract, at its maximum length, in shapes that make careless regular expressions backtrack. */
const shapes = [
  '1',
  'a',
  ' ',
  '<script ',
  '<!--',
  '((((',
  '{{{{',
  '@a{} ',
  'a a a ',
  '@',
  '-',
  'a - ',
  '\n',
  '½',
  '>',
  '"',
  '[[',
  '[{"name":',
  '1/',
  '1.',
  'ß\u0301',
] as const;
/** The nightly run sets 1: every shape for every text. */
const step = Number(process.env['SAMPLE_STEP'] ?? 6);
/** Some of the shapes for each text, so that every shape meets many texts. */
const shapesFor = (index: number, every = step) => shapes.filter((_, at) => at % every === index % every);
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

interface Text {
  readonly call: Call;
  readonly path: string;
  readonly longest: number;
}

const bodyOf = (call: Call): Schema | undefined => call.requestBody?.content['application/json']?.schema;
const isFree = ([, schema]: readonly [string, Schema]) =>
  isOfType(schema, 'string') && schema.enum === undefined && typeof schema['maxLength'] === 'number';
const texts: readonly Text[] = calls.flatMap((call) =>
  [...within(bodyOf(call) ?? {})].filter(isFree).map(([path, schema]) => ({
    call,
    path,
    longest: Number(schema['maxLength']),
  })),
);
/** Excludes passwords, which are hashed, and codes, which are compared: neither is parsed. */
const isRead = ({ path }: Text) => !/password|secret/.test(path);

/** The example of a call with the text in place; a list repeats it up to its limit. */
function withText(schema: Schema, value: unknown, path: string, text: string): unknown {
  if (path === '') return text;
  if (path.startsWith('[]')) {
    const items = schema.items ?? {};
    const [first] = Array.isArray(value) ? value : [undefined];
    const max = Math.min(Number(schema['maxItems'] ?? 1), 100);
    return Array.from({ length: max }, () => withText(items, first, path.slice(2), text));
  }
  const name = /^\.([^.[{]+)/.exec(path)?.[1] ?? '';
  if (name === '') return value;
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const inner = schema.properties?.[name] ?? {};
  return { ...object, [name]: withText(inner, object[name], path.slice(name.length + 1), text) };
}

function bodyWith({ call, path }: Text, text: string): unknown {
  const media = call.requestBody?.content['application/json'];
  return media === undefined ? undefined : withText(media.schema, exampleOf(media), path, text);
}

const paramsOf = (call: Call) =>
  Object.fromEntries(call.parameters.filter((it) => it.in === 'path').map((it) => [it.name, '1']));

const send = ({ call }: Text, body: unknown, token = tokens[0] ?? '') =>
  app.call(call.operationId, {
    token,
    body,
    params: paramsOf(call),
  });
const filled = (shape: string, length: number) =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length);

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

/** Enough work that the resolution of the CPU clock does not matter. */
const enoughUs = 24_000;

/** CPU microseconds of this thread for one run, independent of the machine's load. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    await work();
    const { user, system } = process.threadCpuUsage(start);
    if (user + system >= enoughUs) return (user + system) / runs;
  }
}

describe('EXT-22 parsing in the main thread takes linear time', () => {
  /** Quadratic work on eight times the text takes 64 times as long. */
  const maxGrowth = 32;
  const long = texts
    .filter(isRead)
    .filter(({ longest, call }) => longest >= 1_000 && call.operationId !== 'readRecipes');

  test.each(long.map((text, index) => [`${text.call.operationId}${text.path}`, text, index] as const))(
    '%s',
    async (_, text, index) => {
      // one character over the limit: the whole text is scanned but not processed
      for (const shape of shapesFor(index, step * 2 - 1)) {
        const [short, full] = [text.longest / 8, text.longest].map((length) => {
          const body = JSON.stringify(bodyWith(text, `${filled(shape, Math.floor(length))}\u0007`));
          return () => send(text, body);
        });
        if (short === undefined || full === undefined) throw new Error('no lengths');
        await short();
        expect(await costOf(full)).toBeLessThan(maxGrowth * (await costOf(short)));
      }
    },
  );
});
