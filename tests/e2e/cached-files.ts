import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shellFile } from '#src/pwa/shell-files.ts';
import { expect } from './subscriber.ts';

/** URLs in the caches of members, by cache name. */
export const cachedOfMembers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('member-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** What the build consists of; dist/ keeps the chunks of the one before, too. */
const builtFiles: readonly string[] = existsSync('dist/.built-files')
  ? JSON.parse(readFileSync('dist/.built-files', 'utf8'))
  : [];
/** The built chunks without fonts; the shell is precached separately. */
export const screenFiles = builtFiles
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^assets\/[^/]+\.(?:js|css)$/.test(file) && !shellFile.test(file))
  .map((file) => `/${file}`);

/** Waits until all screens are cached. */
export const untilCached = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () =>
          (await (await caches.open('assets')).keys()).map(({ url }) => new URL(url).pathname),
        ),
      { timeout: 30_000 },
    )
    .toEqual(expect.arrayContaining(screenFiles));

/** Resolves once the service worker answers for the page. */
export const untilControlled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
