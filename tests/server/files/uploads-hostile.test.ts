import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPictures } from '#server/providers/pictures/picture-processes.ts';
import { storePicture } from '#server/providers/pictures/store-picture.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { file, form } from '#tests/server/accounts/forms.ts';
import { type Failure, startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { drawing, facts, jpeg, pixel, plain, png } from './pictures.ts';
import { temporaryFiles } from './temporary-files.ts';

const folder = temporaryFiles();
let app: TestApp;
let token: string;
let id: number;
beforeAll(async () => {
  app = await startTestApp({ context: { storage: createFolderStorage(folder) } });
  ({ token } = await app.member());
  id = (await app.ok('listRecipes', { token })).data[0]?.id ?? 0;
});
beforeEach(async () => {
  await app.db.deleteFrom('rate_limits').execute();
});
afterAll(() => app.close());

const limit = 5 * 1024 * 1024;
const upload = async (content: Uint8Array | string, name?: string, type?: string) =>
  app.call('uploadPhoto', { token, ...(await form({ photo: file(content, name, type) })) });
const review = async (content: Uint8Array | string, name?: string, type?: string) =>
  app.call('addRecipeReview', {
    token,
    params: { id },
    ...(await form({ rating: '4', file: file(content, name, type) })),
  });
const sentences = (response: { readonly status: number; readonly body: unknown }) => [
  response.status,
  (response.body as Failure).errors,
];
const download = async (url: string) => (await app.fastify.inject({ url })).rawPayload;
const photoUrl = (response: { readonly body: unknown }) =>
  (response.body as { data: { profile_photo_url: string } }).data.profile_photo_url;
const reviewUrl = (response: { readonly body: unknown }) =>
  (response.body as { data: { attachments: readonly { image_url: string }[] } }).data.attachments[0]
    ?.image_url ?? '';
const port = () => (app.fastify.server.address() as AddressInfo).port;
const storedFiles = async () =>
  (await readdir(folder, { recursive: true })).filter((each) => each.endsWith('.webp'));

const page =
  '<!doctype html><html><body><svg xmlns="http://www.w3.org/2000/svg"></svg><script>alert(1)</script>';
const entities =
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';

const noPhoto = 'We can’t use this file as a picture. Choose a JPEG, PNG, WebP, GIF, or SVG.';
const noReviewPicture = 'We can’t use this file as a picture. Choose a PNG, JPEG, SVG, or GIF.';

describe('a file that is not a picture is refused at its field', () => {
  const strangers: readonly (readonly [string, () => Promise<Uint8Array | string> | string | Uint8Array])[] =
    [
      ['a text', () => 'Only words.'],
      ['a page named as a picture', () => page],
      ['a page that begins as a gif', () => `GIF89a=0;${page}`],
      [
        'a page that begins as a jpeg',
        () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(page)]),
      ],
      [
        'a packed archive',
        () => Buffer.concat([Buffer.from('PK\x03\x04'), gzipSync(Buffer.alloc(1_000_000))]),
      ],
      ['a packed drawing', () => gzipSync(drawing())],
      ['a drawing that defines entities', () => entities],
      ['a pdf', () => '%PDF-1.7\n1 0 obj'],
      ['a tiff', () => plain(20, 20).tiff().toBuffer()],
      ['an avif', () => plain(20, 20).avif({ effort: 0 }).toBuffer()],
      ['the first half of a photo', async () => (await jpeg(900, 900)).subarray(0, 2_000)],
      ['the head of a picture alone', async () => (await png()).subarray(0, 30)],
    ];
  test.each(strangers)('SRV-21 SRV-52 REV-07 %s', async (_, make) => {
    const content = await make();
    expect(sentences(await upload(content))).toEqual([422, { photo: [noPhoto] }]);
    expect(sentences(await review(content))).toEqual([422, { file: [noReviewPicture] }]);
    expect(await storedFiles()).toEqual([]);
  });

  test('CONST-51 REV-07 a review takes no webp', async () => {
    const response = await review(await plain(20, 20).webp().toBuffer());
    expect(sentences(response)).toEqual([422, { file: [noReviewPicture] }]);
  });

  test('nothing, an empty file and a text instead of a file', async () => {
    for (const parts of [{}, { photo: file('') }, { photo: '' }])
      expect(sentences(await app.call('uploadPhoto', { token, ...(await form(parts)) }))).toEqual([
        422,
        { photo: ['Choose a picture.'] },
      ]);
    const text = await app.call('uploadPhoto', {
      token,
      ...(await form({ photo: 'https://food.example/me.png' })),
    });
    expect(sentences(text)).toEqual([422, { photo: [noPhoto] }]);
  });
});

describe('too much', () => {
  const tooLarge = { photo: ['This picture is larger than 5 MB. Choose a smaller one.'] };
  /** Decoders ignore bytes after the end of a picture. */
  const padded = async (length: number) => {
    const picture = await jpeg();
    return Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
  };

  test('SRV-21 5 MB are taken, one byte more is not', async () => {
    expect((await upload(await padded(limit))).status).toBe(200);
    expect(sentences(await upload(await padded(limit + 1)))).toEqual([422, tooLarge]);
  });

  test('SRV-21 more pixels than 25 million are refused, however small the file is', async () => {
    const bomb = await plain(5_001, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    const sentence = 'This picture has more than 25 megapixels. Choose a smaller one.';
    expect(sentences(await upload(bomb))).toEqual([422, { photo: [sentence] }]);
    const wall = drawing().replace('width="40" height="20"', 'width="100000" height="100000"');
    expect(sentences(await review(wall))).toEqual([422, { file: [sentence] }]);
  });

  test('an endless body is refused while it is being sent, and the sender gets the response', async () => {
    await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const uploaded = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sending = httpRequest(
        {
          port: port(),
          path: '/api/users/me/photo',
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=e' },
        },
        async (response) => {
          const texts = await response.toArray();
          sending.destroy();
          resolve({ status: response.statusCode, text: Buffer.concat(texts).toString() });
        },
      );
      sending.on('error', reject);
      sending.write('--e\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n');
      const more = () => {
        while (!sending.destroyed && sending.write(Buffer.alloc(65_536)));
      };
      sending.on('drain', more);
      more();
    });
    expect(uploaded.status).toBe(422);
    expect(JSON.parse(uploaded.text).errors).toEqual(tooLarge);
  });

  test('a form of many parts, of many headers, or of a broken shape is 400 or 422', async () => {
    const part = (headers: string) => `--e\r\nContent-Disposition: form-data; ${headers}\r\n\r\nx\r\n`;
    const bodies = [
      `${part('name="a"').repeat(1_000)}--e--\r\n`,
      `${part('name="photo"; filename="a"').repeat(20)}--e--\r\n`,
      part('name="photo"; filename="a"'),
      `--e\r\n${'X-Header: 1\r\n'.repeat(10_000)}\r\n\r\n--e--\r\n`,
      '--e--\r\n',
      '',
    ];
    for (const body of bodies) {
      const headers = { 'content-type': 'multipart/form-data; boundary=e' };
      expect([400, 422]).toContain((await app.call('uploadPhoto', { token, body, headers })).status);
    }
    const unbounded = { 'content-type': 'multipart/form-data' };
    expect((await app.call('uploadPhoto', { token, body: 'x', headers: unbounded })).status).toBe(400);
    expect((await app.call('uploadPhoto', { token, body: {} })).status).toBe(415);
  });

  test('a drawing that takes too long times out', async () => {
    const filters =
      '<feTurbulence baseFrequency="0.9" numOctaves="10"/><feMorphology operator="dilate" radius="400"/>';
    const slow = drawing(
      `<filter id="f">${filters.repeat(40)}</filter><rect width="40" height="20" filter="url(#f)"/>`,
    ).replace('width="40" height="20"', 'width="1600" height="1600" viewBox="0 0 40 20"');
    const pictures = createPictures({ atOnce: 1, maxWaiting: 1, longestDrawing: 700 });
    const encoded = await pictures.encode(Buffer.from(slow), 'svg', 'review', '7');
    expect(encoded).toEqual({ refusal: 'unreadable' });
  });

  test('EXT-21 a photo whose decoding times out each time is 503 twice, then refused, so that a queued review ends', async () => {
    const context = { ...app.context, pictures: createPictures(undefined, async () => 'timedOut') };
    const { data } = await app.ok('getCurrentUser', { token });
    const send = async (content: Buffer) =>
      storePicture(context, { file: new Blob([Uint8Array.from(content)]), shape: 'review', userId: data.id });
    const photo = await png(20, 20);
    for (const each of [photo, photo, await png(21, 20)])
      await expect(send(each)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    await expect(send(photo)).rejects.toMatchObject({
      statusCode: 422,
      errors: { file: ['We couldn’t process this picture. Choose a smaller one, or another one.'] },
    });
  });

  test('few pictures are decoded at once; beyond the queue limit calls get 503', async () => {
    const pictures = createPictures({ atOnce: 1, maxWaiting: 1, longestDrawing: 5_000 });
    const bytes = await png(20, 20);
    const results = await Promise.allSettled(
      ['1', '2', '3'].map((caller) => pictures.encode(bytes, 'png', 'avatar', caller)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { statusCode: 503, retryAfterSeconds: 5 } });
    expect(await pictures.encode(bytes, 'png', 'avatar', '1')).toHaveProperty('webp');
  });
});

describe('hidden content of a picture', () => {
  test('SRV-52 is not in the stored one: an appended archive, an embedded page', async () => {
    const behind = Buffer.concat([await jpeg(), Buffer.from(`PK\x03\x04${page}`)]);
    const within = await plain(64, 64)
      .png()
      .withExif({ IFD0: { ImageDescription: page } })
      .toBuffer();
    for (const hostile of [behind, within]) {
      expect(hostile.includes('<script')).toBe(true);
      const clean = await download(photoUrl(await upload(hostile, 'x.html', 'text/html')));
      expect((await facts(clean)).format).toBe('webp');
      for (const trace of ['<script', 'PK\x03\x04', 'html']) expect(clean.includes(trace)).toBe(false);
    }
  });

  test('SRV-52 OR-54 a drawing becomes pixels: no script of it runs, nothing it names is fetched', async () => {
    const outside = `http://127.0.0.1:${port()}/healthz`;
    const logLength = app.logs.length;
    const hostile = drawing(
      `<script>alert(1)</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${outside}"/></foreignObject>` +
        `<image href="${outside}" width="40" height="20"/><image href="file:///etc/hostname" width="40" height="20"/>` +
        `<style>@import url(${outside});</style>`,
    );
    const response = await review(hostile, 'drawing.svg', 'image/svg+xml');
    expect(response.status).toBe(201);
    const picture = await download(reviewUrl(response));
    expect(await facts(picture)).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    expect((await pixel(picture, 800, 400))[1]).toBeGreaterThan(200);
    expect(app.logs.slice(logLength).filter((line) => line.includes('healthz'))).toEqual([]);
  });

  test('a path in its name leads nowhere', async () => {
    const before = await storedFiles();
    for (const name of ['../../../etc/cron.d/x.png', 'C:\\x.png', 'a\0.png', `${'x'.repeat(5_000)}.png`])
      expect((await upload(await png(20, 20), name)).status).toBe(200);
    expect((await storedFiles()).length).toBeLessThanOrEqual(before.length + 1);
    for (const path of await storedFiles()) expect(path).toMatch(/^(avatars|reviews)\/[\w-]{22}\.webp$/);
  });

  test.each([
    '/files/avatars/nothing.webp',
    `/files/avatars/${'a'.repeat(22)}.webp`,
    '/files/avatars/..%2f..%2fkeys%2fserver.key',
    '/files/..%2fdatabase/postmaster.pid',
    '/files/keys/server.key',
    '/files/avatars/',
    '/files/avatars/%00.webp',
  ])('no other file is served: %s', async (url) => {
    expect((await app.request('GET', url)).status).toBe(404);
  });
});
