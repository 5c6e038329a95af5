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
import { startTestApp, type TestApp } from './app-under-test.ts';
import { openShop } from './membership/sandbox-shop.ts';

/** Every text of the contract, at its full length, in shapes that make careless expressions go back again and again. */
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
/** A third of the shapes for each text, so that every shape meets many texts. */
const shapesFor = (nth: number) => shapes.filter((_, at) => at % 3 === nth % 3);

/** Which calls had text of recipes read, and in which thread. */
const threads: number[] = [];
let app: TestApp;
let tokens: string[];
beforeAll(async () => {
  const recipeReader = createRecipeReader({ worked: (_, thread) => threads.push(thread) });
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
/** Passwords are hashed and codes compared, which takes its time whatever they are; neither is looked into. */
const isRead = ({ path }: Text) => !/password|secret/.test(path);

/** The example of a call with the text in the place; a list holds it as often as it may. */
function withText(schema: Schema, value: unknown, path: string, text: string): unknown {
  if (path === '') return text;
  if (path.startsWith('[]')) {
    const items = schema.items ?? {};
    const [first] = Array.isArray(value) ? value : [undefined];
    const most = Math.min(Number(schema['maxItems'] ?? 1), 100);
    return Array.from({ length: most }, () => withText(items, first, path.slice(2), text));
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

const send = ({ call }: Text, body: unknown, token = tokens[0] ?? '') =>
  app.call(call.operationId, {
    token,
    body,
    params: Object.fromEntries(call.parameters.filter((it) => it.in === 'path').map((it) => [it.name, '1'])),
  });
const filled = (shape: string, length: number) =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length);

describe('EXT-20 no text can stop the server', () => {
  test('the contract has such texts, and a length for each', () => {
    expect(texts.length).toBeGreaterThan(30);
    const unbounded = calls.flatMap((call) =>
      [...within(bodyOf(call) ?? {})]
        .filter(([, schema]) => isOfType(schema, 'string') && schema.enum === undefined)
        .filter(([, schema]) => schema['maxLength'] === undefined && schema['format'] === undefined)
        // a pattern without repetition bounds it too: the digits of a code, a date
        .filter(([, schema]) => /[*+]/.test(String(schema['pattern'] ?? '*')))
        .map(([path]) => `${call.operationId}${path}`),
    );
    expect(unbounded).toEqual([]);
  });

  const leaving = ['logOut', 'deleteCurrentUser', 'importRecipe', 'readRecipes'];
  const read = texts.filter(isRead).filter(({ call }) => !leaving.includes(call.operationId));
  test.each(read.map((text, nth) => [`${text.call.operationId}${text.path}`, text, nth] as const))(
    '%s at its full length in a third of the shapes is answered',
    async (_, text, nth) => {
      for (const shape of shapesFor(nth)) {
        const response = await send(text, bodyWith(text, filled(shape, text.longest)));
        expect([shape, response.status < 500 || response.status === 503]).toEqual([shape, true]);
      }
    },
  );

  test('what is brought along to be read is read by threads alone, and those who wait are answered', async () => {
    const before = threads.length;
    let asked = 0;
    for (const format of ['html', 'json', 'cooklang'])
      for (const shape of shapes) {
        const body = { format, content: filled(shape, 500_000) };
        const response = await app.call('readRecipes', { token: tokens[asked % 2] ?? '', body });
        expect([format, shape, response.status]).toEqual([format, shape, 422]);
        asked += 1;
      }
    // a thread that had to be ended from outside tells nothing
    expect(threads.length - before).toBeGreaterThan(asked / 2);
    expect(threads.every((thread) => thread > 0)).toBe(true);
    const good = { format: 'cooklang', content: 'Boil @egg{1}.' };
    expect((await app.ok('readRecipes', { token: tokens[0] ?? '', body: good })).data.recipes).toHaveLength(
      1,
    );
  });
});

/** So much work that the ticks in which it is counted do not matter. */
const enoughUs = 24_000;

/** Microseconds of this thread's own work for one go: what else the machine does is left out. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  for (let goes = 1; ; goes += 1) {
    await work();
    const { user, system } = process.threadCpuUsage(start);
    if (user + system >= enoughUs) return (user + system) / goes;
  }
}

describe('EXT-20 what is looked at where the server serves grows with its length, not with its square', () => {
  /** Eight times the text; of work that grows with the square it takes 64 times as long. */
  const mostGrowth = 32;
  const long = texts
    .filter(isRead)
    .filter(({ longest, call }) => longest >= 1_000 && call.operationId !== 'readRecipes');

  test.each(long.map((text, nth) => [`${text.call.operationId}${text.path}`, text, nth] as const))(
    '%s',
    async (_, text, nth) => {
      // one sign more than may be: the whole text is looked at, and nothing is done with it
      for (const shape of shapesFor(nth)) {
        const [short, full] = [text.longest / 8, text.longest].map((length) => {
          const body = JSON.stringify(bodyWith(text, `${filled(shape, Math.floor(length))}\u0007`));
          return () => send(text, body);
        });
        if (short === undefined || full === undefined) throw new Error('no lengths');
        await short();
        expect(await costOf(full)).toBeLessThan(mostGrowth * (await costOf(short)));
      }
    },
  );
});
