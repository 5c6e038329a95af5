import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress.ts';

test('text files of a build are compressed, what is compressed already stays, and no part is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const long = 'export const text = 1;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.server'));
  for (const name of ['assets/main.js', 'index.html', 'photo.webp', '.server/pages.js'])
    writeFileSync(join(folder, name), long);
  writeFileSync(join(folder, 'short.txt'), 'short');
  const names = ['assets/main.js.br', 'assets/main.js.gz', 'index.html.br', 'index.html.gz'];
  expect((await precompress(folder)).toSorted()).toEqual(names);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(long);

  // as after a stop in between
  rmSync(join(folder, 'assets/main.js.gz'));
  writeFileSync(join(folder, 'index.html.br'), 'there');
  expect((await precompress(folder)).toSorted()).toEqual(names);
  expect(existsSync(join(folder, 'assets/main.js.gz'))).toBe(true);
  expect(readFileSync(join(folder, 'index.html.br'), 'utf8')).toBe('there');
  expect(readdirSync(folder, { recursive: true }).length).toBe(2 + 5 + names.length);
});
