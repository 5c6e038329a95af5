import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Storage, StorageError } from '#server/context/storage.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { removeLostFiles } from '#server/providers/storage/stored-files.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { limits } from '#server/security/limits.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { type Failure, startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { animatedGif, drawing, facts, jpeg, pixel, plain, png, turnedPhoto } from './pictures.ts';
import { temporaryFiles } from './temporary-files.ts';

const folder = temporaryFiles();
const real = createFolderStorage(folder);
/** Simulated failure of the next storage calls. */
let trouble: StorageError | null = null;
const guarded =
  <Arguments extends readonly unknown[], Result>(work: (...values: Arguments) => Promise<Result>) =>
  async (...values: Arguments): Promise<Result> => {
    if (trouble !== null) throw trouble;
    return work(...values);
  };
const storage: Storage = {
  put: guarded(real.put),
  get: guarded(real.get),
  remove: guarded(real.remove),
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ context: { storage } });
});
beforeEach(async () => {
  trouble = null;
  await app.db.deleteFrom('rate_limits').execute();
});
afterAll(() => app.close());

const upload = async (content: Uint8Array | string, as = token, name?: string, type?: string) =>
  app.call('uploadPhoto', { token: as, ...(await form({ photo: file(content, name, type) })) });
const profile = async (as = token) => (await app.ok('getCurrentUser', { token: as })).data;
const urlOf = (response: { readonly body: unknown }) =>
  (response.body as { data: { profile_photo_url: string | null } }).data.profile_photo_url ?? '';
async function download(url: string): Promise<Buffer> {
  const response = await app.fastify.inject({ url });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}
const storedFiles = async () => (await readdir(`${folder}/avatars`).catch(() => [])).length;
const states = async () =>
  (await app.db.selectFrom('files').select('state').orderBy('state').execute()).map(({ state }) => state);

describe('a profile picture', () => {
  beforeAll(async () => {
    ({ token } = await app.member());
  });

  test('API-06 PROF-07 PROF-09 ENT-01 is shown in the profile under its own address', async () => {
    expect((await profile()).profile_photo_url).toBeNull();
    const response = await upload(await png(900, 600));
    expect(response.status).toBe(200);
    const { profile_photo_url: url } = await profile();
    expect(url).toBe(urlOf(response));
    expect(url).toMatch(/^\/files\/avatars\/[\w-]{22}\.webp$/);
    expect(await facts(await download(url ?? ''))).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('SRV-52 is served as an immutable picture only', async () => {
    const { headers } = await app.fastify.inject({ url: urlOf(await upload(await png())) });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('is upright, without location or camera metadata', async () => {
    const picture = await download(
      urlOf(await upload(await turnedPhoto(), token, 'IMG_1.JPG', 'image/jpeg')),
    );
    expect(await facts(picture)).toMatchObject({ width: 400, height: 400, hasMetadata: false });
    expect(picture.includes('Mary')).toBe(false);
    const [top, bottom] = [await pixel(picture, 200, 20), await pixel(picture, 200, 380)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  test.each([
    ['jpeg', () => jpeg()],
    ['webp', () => plain(300, 200).webp().toBuffer()],
  ] as const)('may be a %s, whatever its name and type say', async (_, make) => {
    const response = await upload(await make(), token, 'notes.txt', 'text/plain');
    expect(response.status).toBe(200);
    expect(await facts(await download(urlOf(response)))).toMatchObject({
      format: 'webp',
      width: 200,
      height: 200,
    });
  });

  test('OR-54 a drawing is rendered at its display size', async () => {
    const response = await upload(drawing(), token, 'me.svg', 'image/svg+xml');
    expect(await facts(await download(urlOf(response)))).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  test('of an animated picture is its first frame', async () => {
    const picture = await download(urlOf(await upload(await animatedGif())));
    expect((await facts(picture)).pages ?? 1).toBe(1);
    expect((await pixel(picture, 30, 30))[1]).toBeGreaterThan(200);
  });

  test('SRV-21 replaces the one before, whose file is deleted', async () => {
    const before = urlOf(await upload(await png()));
    const after = urlOf(await upload(await jpeg()));
    expect(after).not.toBe(before);
    expect((await app.request('GET', before)).status).toBe(404);
    await download(after);
    expect(await states()).toEqual(['used']);
    expect(await storedFiles()).toBe(1);
  });

  test('API-07 PROF-08 SRV-21 removed, the default one is shown; harmless when repeated', async () => {
    const url = urlOf(await upload(await png()));
    for (const _ of [1, 2]) {
      const { data } = await app.ok('deletePhoto', { token });
      expect(data.profile_photo_url).toBeNull();
    }
    expect((await profile()).profile_photo_url).toBeNull();
    expect((await app.request('GET', url)).status).toBe(404);
    expect([await states(), await storedFiles()]).toEqual([[], 0]);
  });

  test("is its member's alone", async () => {
    const url = urlOf(await upload(await png()));
    const other = await app.member();
    await app.ok('deletePhoto', { token: other.token });
    await upload(await png(), other.token);
    expect((await profile()).profile_photo_url).toBe(url);
    await download(url);
    await app.ok('deletePhoto', { token: other.token });
    await app.fails('uploadPhoto', 401, await form({ photo: file(await png()) }));
    await app.fails('deletePhoto', 401);
  });
});

describe('many pictures', () => {
  test('concurrent uploads of one member leave one', async () => {
    const member = await app.member();
    const before = await storedFiles();
    const responses = await Promise.all(
      [1, 2, 3, 4].map(async () => upload(await png(64, 64), member.token)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await removeLostFiles(app.context);
    expect(await storedFiles()).toBe(before + 1);
    await download((await profile(member.token)).profile_photo_url ?? '');
  });

  test('the 51st within a day is refused with the time to wait, and the next day it is taken', async () => {
    const member = await app.member();
    const { id } = await profile(member.token);
    for (let index = 1; index < 50; index += 1)
      await consumeQuota(app.db, limits.picture, id, app.clock.now());
    const picture = await png(64, 64);
    expect((await upload(picture, member.token)).status).toBe(200);
    const refused = await upload(picture, member.token);
    expect(refused.status).toBe(429);
    expect((refused.body as Failure).message).toBe(
      'You’ve added 50 pictures today. Please try again tomorrow.',
    );
    expect(refused.headers['retry-after']).toBe('86400');
    const { token: other } = await app.member();
    expect((await upload(picture, other)).status).toBe(200);
    await app.db
      .updateTable('rate_limits')
      .set({ window_ends_at: new Date(app.clock.now().getTime() - 1) })
      .execute();
    expect((await upload(picture, member.token)).status).toBe(200);
  });
});

describe('failing storage', () => {
  test.each([
    ['full', 507, 'We’re out of storage space. Please try again later.'],
    ['gone', 503, /overloaded/],
  ] as const)(
    'that is %s answers %i in a sentence, and the picture stays as it was',
    async (kind, status, message) => {
      const member = await app.member();
      const url = urlOf(await upload(await png(), member.token));
      trouble = new StorageError(kind, 'in a test');
      const response = await upload(await png(), member.token);
      expect(response.status).toBe(status);
      expect((response.body as Failure).message).toMatch(message);
      expect((await app.request('GET', url)).status).toBe(status);
      trouble = null;
      expect((await profile(member.token)).profile_photo_url).toBe(url);
      await download(url);
    },
  );

  test('that cannot delete a file does not fail the call; it is deleted later', async () => {
    const member = await app.member();
    await upload(await png(), member.token);
    const before = await storedFiles();
    trouble = new StorageError('gone', 'in a test');
    expect((await app.call('deletePhoto', { token: member.token })).status).toBe(200);
    expect(await storedFiles()).toBe(before);
    expect(app.logs.some((line) => line.includes('it is tried again'))).toBe(true);
    trouble = null;
    await removeLostFiles(app.context);
    expect(await storedFiles()).toBe(before - 1);
  });
});

describe('after a crash', () => {
  test('unreferenced files are deleted an hour later, not before; referenced ones stay', async () => {
    const member = await app.member();
    const url = urlOf(await upload(await png(), member.token));
    const { id } = await profile(member.token);
    const orphan = `avatars/${'b'.repeat(22)}.webp`;
    await app.db
      .insertInto('files')
      .values({ url: `/files/${orphan}`, user_id: id, created_at: app.clock.now() })
      .execute();
    await real.put(orphan, new Uint8Array([1]));
    await removeLostFiles(app.context);
    expect(await real.get(orphan)).not.toBeNull();
    app.clock.advance(61 * 60 * 1000);
    await removeLostFiles(app.context);
    expect(await real.get(orphan)).toBeNull();
    await download(url);
  });

  test('lost files are deleted in batches until none is left', async () => {
    const urls = ['c', 'd', 'e', 'f', 'g'].map((letter) => `/files/avatars/${letter.repeat(22)}.webp`);
    const created_at = app.clock.now();
    for (const url of urls) {
      await app.db.insertInto('files').values({ url, user_id: null, state: 'freed', created_at }).execute();
      await real.put(url.replace('/files/', ''), new Uint8Array([1]));
    }
    await removeLostFiles(app.context, 2);
    for (const url of urls) expect(await real.get(url.replace('/files/', ''))).toBeNull();
    const left = await app.db.selectFrom('files').select('url').where('url', 'in', urls).execute();
    expect(left).toEqual([]);
  });

  test('the pictures of a deleted account are deleted', async () => {
    const member = await app.member();
    const url = urlOf(await upload(await png(), member.token));
    const { id } = await profile(member.token);
    await app.db.deleteFrom('users').where('id', '=', id).execute();
    await removeLostFiles(app.context);
    expect((await app.request('GET', url)).status).toBe(404);
  });
});
