import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addToBuild, publishBuild } from './publish-build.ts';

function build(folder: string, version: string): string {
  const built = join(folder, `built-${version}`);
  const files = {
    'index.html': `assets/main-${version}.js`,
    [`assets/main-${version}.js`]: `assets/lazy-${version}.js`,
    [`assets/lazy-${version}.js`]: '',
    'brand/sign.svg': version,
    '.server/render.js': version,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), text);
  }
  return built;
}

test('EXT-22 a build under a running server replaces each file at once, and keeps those of open tabs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'dist');
  const read = (name: string) => readFileSync(join(place, name), 'utf8');
  const has = (name: string) => existsSync(join(place, name));
  publishBuild(build(folder, '1'), place);
  publishBuild(build(folder, '2'), place, () => {
    // a page that is opened now finds all that it needs
    expect(has(read('index.html'))).toBe(true);
    expect(has(read(read('index.html')))).toBe(true);
  });
  expect(read('index.html')).toBe('assets/main-2.js');
  expect(read('.server/render.js')).toBe('2');
  expect(has('assets/lazy-1.js')).toBe(true);
  publishBuild(build(folder, '3'), place);
  expect([1, 2, 3].map((version) => has(`assets/lazy-${version}.js`))).toEqual([false, true, true]);
  expect(existsSync(join(folder, 'built-3'))).toBe(false);
});

test('a build that is compressed later has no compressed page of the one before, and its own stay for open tabs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'dist');
  const has = (name: string) => existsSync(join(place, name));
  publishBuild(build(folder, '1'), place);
  const compressed = ['index.html.br', 'assets/main-1.js.br'];
  for (const name of compressed) writeFileSync(join(place, name), '');
  addToBuild(place, compressed);
  publishBuild(build(folder, '2'), place);
  expect(compressed.map(has)).toEqual([false, true]);
  expect(has('assets/main-1.js')).toBe(true);
});
