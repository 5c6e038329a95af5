import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syncTree } from './durable-files.ts';

test('every file and folder of a tree is synced once, links are not followed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-sync-'));
  try {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    const files = Array.from({ length: 9 }, (_, at) => join(folder, 'a/b', `${at}`));
    for (const file of files) writeFileSync(file, 'x');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));
    const synced: string[] = [];
    await syncTree(folder, async (path) => void synced.push(path));
    expect(synced.toSorted()).toEqual([folder, join(folder, 'a'), join(folder, 'a/b'), ...files]);
    await syncTree(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file that cannot be synced fails the whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-sync-'));
  const fail = () => Promise.reject(new Error('no space'));
  await expect(syncTree(folder, fail)).rejects.toThrow('no space');
  rmSync(folder, { recursive: true });
});
