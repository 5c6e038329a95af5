import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';

test('the build contains neither the inspection panel’s library nor the gallery of flows', () => {
  const files = globSync('dist/**/*.{js,html,css}');
  expect(files.length).toBeGreaterThan(10);
  const inspectionCode = /kindfare-inspection|Running flows|\?inspect|flows\/simulator/;
  expect(files.filter((file) => inspectionCode.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('what a first visit runs is compiled while it loads, which a browser is told before anything else', () => {
  const [main = ''] = readFileSync('dist/index.html', 'utf8').match(/assets\/main-[^"]+\.js/) ?? [];
  const others = ['vendor', 'member', 'home'].map(
    (name) => globSync(`dist/assets/${name}-???????.js`)[0] ?? '',
  );
  for (const file of [`dist/${main}`, ...others])
    expect([file, readFileSync(file, 'utf8').split('\n')[0]]).toEqual([file, '//# allFunctionsCalledOnLoad']);
});

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: string;
}

test('PWA-01 the built manifest names existing pictures in their real size; none is prefetched', async () => {
  const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));
  const icons: Picture[] = [manifest, ...manifest.shortcuts].flatMap((each) => each.icons);
  const screenshots: Picture[] = manifest.screenshots;
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { width, height, format } = await sharp(`dist${src}`).metadata();
    expect([src, `image/${format}`]).toEqual([src, type.replace('+xml', '')]);
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(manifest.shortcuts.length).toBeLessThanOrEqual(4);
  expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src } of screenshots) expect(readFileSync(`dist${src}`).length, src).toBeLessThan(100_000);
  const worker = readFileSync('dist/service-worker.js', 'utf8');
  expect(worker.match(/screenshots\/|icons\/(?:shortcut|maskable|icon-512)/g)).toBeNull();
});
