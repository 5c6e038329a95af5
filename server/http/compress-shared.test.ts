import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CompressedTexts, compressShared } from './compress-shared.ts';

const compressions = vi.spyOn(zlib, 'brotliCompress');
afterEach(() => compressions.mockClear());

const text = (name: string) => `${name} ${'a recipe of many '.repeat(100)}`;

describe('a text that is sent many times', () => {
  test('is compressed once, also for concurrent requests', async () => {
    const texts = new CompressedTexts();
    const [first, second] = await Promise.all([texts.of(text('a')), texts.of(text('a'))]);
    expect(await texts.of(text('a'))).toBe(first);
    expect(second).toBe(first);
    expect(compressions).toHaveBeenCalledTimes(1);
    expect(zlib.brotliDecompressSync(first).toString()).toBe(text('a'));
  });

  test('takes no more memory than its bytes', async () => {
    const compressed = await new CompressedTexts().of(text('a'));
    expect(compressed.buffer.byteLength).toBe(compressed.length);
  });

  test('makes room for others beyond the size, the least recently used first', async () => {
    const size = 1_000;
    const noise = ['a', 'b', 'c'].map(() => randomBytes(size).toString('base64'));
    const [a = '', b = '', c = ''] = noise;
    const texts = new CompressedTexts(2.5 * size);
    for (const each of [a, b, a, c]) await texts.of(each);
    expect(compressions).toHaveBeenCalledTimes(3);
    await texts.of(a);
    expect(compressions).toHaveBeenCalledTimes(3);
    await texts.of(b);
    expect(compressions).toHaveBeenCalledTimes(4);
  });

  test('is tried again after a failure', async () => {
    const texts = new CompressedTexts();
    compressions.mockImplementationOnce((...parts: unknown[]) => {
      (parts.at(-1) as zlib.CompressCallback)(new Error('no memory'), Buffer.of());
    });
    await expect(texts.of(text('b'))).rejects.toThrow('no memory');
    expect(zlib.brotliDecompressSync(await texts.of(text('b'))).toString()).toBe(text('b'));
  });
});

test('the page of one member is at least as small as a shared one, and compressed for each request', async () => {
  const app = Fastify();
  compressShared(app);
  app.get('/:kind', (request, reply) => {
    const { kind } = request.params as { readonly kind: string };
    reply.isShared = kind === 'shared';
    reply.isOwnPage = kind === 'own';
    return reply.send(text('a'));
  });
  const bytesOf = async (url: string) => {
    const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    return rawPayload.length;
  };
  const shared = await bytesOf('/shared');
  for (let request = 0; request < 2; request += 1) expect(await bytesOf('/own')).toBeLessThanOrEqual(shared);
  expect(compressions).toHaveBeenCalledTimes(3);
  expect(await bytesOf('/other')).toBe(text('a').length);
  await app.close();
});
