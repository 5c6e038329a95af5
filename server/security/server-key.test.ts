import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { openServerKey } from './server-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kindfare-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Not asked where the key comes from elsewhere. */
const noDb = null as unknown as Db;

describe('the key of the server', () => {
  test('beside an embedded database is a file that only the server reads, the same after a restart', async () => {
    const config = readConfig({ DATA_DIR: join(folder, 'data') });
    const key = await openServerKey(config, noDb);
    const file = join(folder, 'data', 'keys', 'server.key');
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await openServerKey(config, noDb)).toBe(key);
  });

  test('that was damaged stops the start with a sentence', async () => {
    const config = readConfig({ DATA_DIR: folder });
    await openServerKey(config, noDb);
    writeFileSync(join(folder, 'keys', 'server.key'), '');
    await expect(openServerKey(config, noDb)).rejects.toThrow(/server\.key does not hold a key/);
  });

  test('SECRET_KEY comes before all', async () => {
    const SECRET_KEY = 'x'.repeat(40);
    const postgres = { SECRET_KEY, DATABASE_URL: 'postgres://db/x' };
    for (const env of [{ SECRET_KEY, DATA_DIR: folder }, postgres])
      expect(await openServerKey(readConfig(env), noDb)).toBe(SECRET_KEY);
  });

  test('servers on one PostgreSQL agree on one, also when they start at the same time', async () => {
    const { db, close } = await openTestDatabase();
    const config = readConfig({ DATABASE_URL: 'postgres://db/x', DATA_DIR: folder });
    const keys = await Promise.all(Array.from({ length: 5 }, () => openServerKey(config, db)));
    await close();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]?.length).toBeGreaterThanOrEqual(43);
  });
});
