import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Storage, StorageError } from '#server/context/storage.ts';
import { toApiError } from '#server/errors.ts';
import { createStorage } from '#server/providers/storage/create-storage.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { createS3Storage } from '#server/providers/storage/s3-storage.ts';
import { bucket, type S3Server, startS3Server } from './s3-server.ts';

const folder = join(tmpdir(), `kindfare-storage-${randomUUID()}`);
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const names = ['avatars', 'reviews'].map((kind) => `${kind}/${'aB3_-'.repeat(4)}zz.webp`);
const [name = '', other = ''] = names;
const bytes = (text: string) => new TextEncoder().encode(text);

const adapters: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => createFolderStorage(folder)],
  ['S3', () => createS3Storage(s3.config)],
];

describe.each(adapters)('files in %s', (_, open) => {
  test('a stored file is returned byte by byte, also after a restart', async () => {
    const all = Uint8Array.from({ length: 70_000 }, (_each, index) => index % 256);
    await open().put(name, all);
    await open().put(other, bytes('another'));
    expect(Buffer.compare((await open().get(name)) ?? bytes(''), all)).toBe(0);
    expect(Buffer.from((await open().get(other)) ?? []).toString()).toBe('another');
  });

  test('a missing file is null, and removing it is harmless', async () => {
    const storage = open();
    await storage.put(name, bytes('here'));
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get(name)).toBeNull();
  });

  test.each([
    '../secret.webp',
    'avatars/../../secret.webp',
    'avatars/short.webp',
    '/etc/passwd',
    'keys/aaaaaaaaaaaaaaaaaaaaaa.webp',
    `avatars/${'a'.repeat(22)}.svg`,
    `avatars/${'a'.repeat(22)}.webp\0`,
    '',
  ])('an invalid name is refused: %j', async (wrong) => {
    const storage = open();
    await expect(storage.put(wrong, bytes('x'))).rejects.toThrow('no name');
    await expect(storage.get(wrong)).rejects.toThrow('no name');
    await expect(storage.remove(wrong)).rejects.toThrow('no name');
  });
});

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: StorageError) => reason,
  );
  return { trouble: error?.failure, message: error?.message, status: toApiError(error).statusCode };
};

describe('a folder', () => {
  test('stores complete files with restricted permissions, never partial ones', async () => {
    await createFolderStorage(folder).put(name, bytes('whole'));
    expect(await readdir(join(folder, 'avatars'))).toEqual([name.split('/')[1]]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  test('leftovers of an aborted write are removed with the file', async () => {
    await mkdir(join(folder, 'reviews'), { recursive: true });
    await writeFile(join(folder, `${other}.part`), 'half');
    await createFolderStorage(folder).remove(other);
    expect(await readdir(join(folder, 'reviews'))).toEqual([]);
  });

  test('that cannot be written is 503, and leaves nothing', async () => {
    const place = join(folder, 'as-a-file');
    await writeFile(place, 'a file where a folder is wanted');
    expect(await failureOf(createFolderStorage(place).put(name, bytes('x')))).toMatchObject({
      trouble: 'gone',
      status: 503,
    });
  });

  test('is the data folder unless a bucket is configured', async () => {
    const dataDir = join(folder, 'data');
    await createStorage({ s3: null, dataDir }).put(name, bytes('x'));
    expect(await readdir(join(dataDir, 'files', 'avatars'))).toHaveLength(1);
    await createStorage({ s3: s3.config, dataDir }).put(other, bytes('in the bucket'));
    expect(s3.files.get(`/${bucket}/${other}`)?.type).toBe('image/webp');
  });
});

describe('S3', () => {
  beforeEach(() => {
    s3.calls.length = 0;
  });
  const storage = () => createS3Storage(s3.config);

  test('a 500 is retried', async () => {
    s3.failNext(500, 'InternalError', 2);
    await storage().put(name, bytes('third time'));
    expect(s3.calls).toHaveLength(3);
    expect(Buffer.from((await storage().get(name)) ?? []).toString()).toBe('third time');
  });

  test.each([
    ['a wrong key', 403, 'AccessDenied', 1, 'gone', 503, 'S3 responded with 403 AccessDenied.'],
    ['trouble that lasts', 503, 'SlowDown', 3, 'gone', 503, 'S3 responded with 503 SlowDown.'],
    ['another region', 301, 'PermanentRedirect', 1, 'gone', 503, 'S3 responded with 301 PermanentRedirect.'],
    ['no bucket', 404, 'NoSuchBucket', 1, 'gone', 503, 'S3 responded with 404 NoSuchBucket.'],
    ['no room', 507, 'XMinioStorageFull', 3, 'full', 507, 'S3 responded with 507 XMinioStorageFull.'],
    ['a quota', 403, 'QuotaExceeded', 1, 'full', 507, 'S3 responded with 403 QuotaExceeded.'],
  ])(
    '%s is a StorageError with only its code',
    async (_, status, code, times, trouble, expectedReason, message) => {
      s3.failNext(status, code, times);
      expect(await failureOf(storage().put(name, bytes('x')))).toEqual({
        trouble,
        status: expectedReason,
        message,
      });
      s3.failNext(status, code, times);
      expect((await failureOf(storage().get(name))).trouble).toBe(trouble);
    },
  );

  test('a missing response times out', async () => {
    s3.failNext('hang');
    expect(await failureOf(createS3Storage(s3.config, 100).put(name, bytes('x')))).toEqual({
      trouble: 'gone',
      status: 503,
      message: 'S3 did not respond in time.',
    });
  });

  test('an unreachable server is a StorageError', async () => {
    const unreachable = createS3Storage({ ...s3.config, endpoint: 'http://127.0.0.1:1' });
    expect(await failureOf(unreachable.get(name))).toMatchObject({ trouble: 'gone', status: 503 });
  });

  test('a secret that is not the right one is refused', async () => {
    const wrong = createS3Storage({ ...s3.config, secretAccessKey: 'wrong' });
    expect((await failureOf(wrong.get(name))).message).toBe('S3 responded with 403 SignatureDoesNotMatch.');
  });
});
