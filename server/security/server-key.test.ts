import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { loadServerKey } from './server-key.ts';

/** Runs `run` once, between the creation of the next file and the writing of it. */
function duringNextWrite(run: () => void): void {
  const write = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file, data, options) => {
    write.mockRestore();
    syncBuiltinESMExports();
    writeFileSync(file, '', options);
    run();
    writeFileSync(file, data);
  });
  syncBuiltinESMExports();
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kindfare-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const databases = [{}, { DATABASE_URL: 'postgres://db/x' }];

describe('the key of the server', () => {
  test.each(databases)(
    'is a file beside the database %o with mode 0600, the same after a restart',
    (database) => {
      const config = readConfig({ ...database, DATA_DIR: join(folder, 'data') });
      const { key, before } = loadServerKey(config);
      const file = join(folder, 'data', 'keys', 'server.key');
      if (config.database.kind === 'embedded')
        expect(file.startsWith(`${config.database.folder}/`)).toBe(false);
      expect(readFileSync(file, 'utf8')).toBe(key);
      expect(Buffer.from(key, 'base64url')).toHaveLength(32);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(join(folder, 'data', 'keys'))).toEqual(['server.key']);
      expect(before).toBeNull();
      expect(loadServerKey(config)).toEqual({ key, before });
    },
  );

  test('is the same for two servers that make it at once', () => {
    const config = readConfig({ DATA_DIR: folder });
    let other = '';
    duringNextWrite(() => {
      other = loadServerKey(config).key;
    });
    expect(loadServerKey(config).key).toBe(other);
    expect(other).toHaveLength(43);
  });

  test('that is damaged fails the start with a sentence', () => {
    const config = readConfig({ DATA_DIR: folder });
    loadServerKey(config);
    writeFileSync(join(folder, 'keys', 'server.key'), '');
    expect(() => loadServerKey(config)).toThrow(/server\.key does not hold a key/);
    expect(loadServerKey({ ...config, secretKey: 'x'.repeat(40) }).before).toBeNull();
  });

  test('that cannot be written fails the start with a sentence', () => {
    expect(() => loadServerKey({ secretKey: null, dataDir: '/dev/null/data' })).toThrow(
      '/dev/null/data/keys/server.key cannot be written; set SECRET_KEY, or DATA_DIR to another folder.',
    );
  });

  test('SECRET_KEY takes precedence over the file, whose key is returned as well', () => {
    const SECRET_KEY = 'x'.repeat(40);
    for (const database of databases)
      expect(loadServerKey(readConfig({ ...database, SECRET_KEY, DATA_DIR: folder }))).toEqual({
        key: SECRET_KEY,
        before: null,
      });
    const { key: before } = loadServerKey(readConfig({ DATA_DIR: folder }));
    expect(loadServerKey(readConfig({ SECRET_KEY, DATA_DIR: folder }))).toEqual({ key: SECRET_KEY, before });
  });
});
