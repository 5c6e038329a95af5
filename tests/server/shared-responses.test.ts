import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { freshAddress, startTestApp, type TestApp, type TestMember } from './app-under-test.ts';

const shared = vi.spyOn(zlib, 'brotliCompress');
const single = vi.spyOn(zlib, 'createBrotliCompress');
let app: TestApp;
let mary: TestMember;
let paul: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  mary = await app.member();
  paul = await app.member();
});
afterAll(() => app.close());
beforeEach(() => {
  shared.mockClear();
  single.mockClear();
});

/** The default: what a browser accepts. */
const open = (path: string, { token }: TestMember, accepted = 'gzip, deflate, br, zstd') =>
  app.fastify.inject({
    url: `/api${path}`,
    remoteAddress: freshAddress(),
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const textOf = ({ rawPayload }: Opened) => zlib.brotliDecompressSync(rawPayload).toString();
const list = '/recipes?diet=Vegan';

describe('a response that many get', () => {
  test('is compressed once for all members who see the same', async () => {
    const plain = await open(list, mary, 'identity');
    for (const member of [mary, paul, mary]) {
      const response = await open(list, member);
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(response.rawPayload.length),
        vary: 'accept-encoding',
        'cache-control': 'no-store',
      });
      expect(textOf(response)).toBe(plain.body);
    }
    expect([shared.mock.calls.length, single.mock.calls.length]).toEqual([1, 0]);
  });

  test('is the own one of a member who sees something else', async () => {
    const { data } = await app.ok('listRecipes', { token: mary.token, query: { diet: ['Vegan'] } });
    await app.ok('toggleFavorite', { token: paul.token, params: { id: String(data[0]?.id) } });
    const isFavorite = async (member: TestMember) => {
      const page = JSON.parse(textOf(await open(list, member))) as OperationResponse<'listRecipes'>;
      return page.data[0]?.is_favorite;
    };
    expect([await isFavorite(paul), await isFavorite(mary)]).toEqual([true, false]);
  });

  test('is sent by gzip or as it is to a client that cannot read brotli', async () => {
    expect((await open(list, mary, 'gzip')).headers['content-encoding']).toBe('gzip');
    expect((await open(list, mary, 'br;q=0')).headers['content-encoding']).toBeUndefined();
    expect(shared).not.toHaveBeenCalled();
  });
});

test('a response about one member is compressed for that request alone', async () => {
  expect((await open('/users/me/export', mary)).headers['content-encoding']).toBe('br');
  expect(shared).not.toHaveBeenCalled();
});
