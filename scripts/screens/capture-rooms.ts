/** Captures rooms: starts the browser and the sites that they are on. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';
import { createSession, type PictureOptions, type ScreenGroup } from './screenshot-session.ts';
import { type Site, startApp } from './start-site.ts';

export interface Room {
  readonly capture: ScreenGroup;
  /** The app by default. */
  readonly start?: () => Promise<Site>;
  /** Where its pictures belong; docs/screens by default. */
  readonly folder?: string;
  /** WebP of this quality. By default, those of phones are PNG, as text is sharper, and wide ones WebP of 70. */
  readonly quality?: number;
}

interface Options extends Pick<PictureOptions, 'wideAs' | 'scheme' | 'isReview'> {
  /** Instead of the rooms' own folders. */
  readonly folder: string | null;
}

function pictureOptions(room: Room, { folder, wideAs, scheme, isReview }: Options): PictureOptions {
  const [narrow, wide] =
    room.quality === undefined ? (['png', wideAs] as const) : (['webp', 'webp'] as const);
  return {
    folder: folder ?? room.folder ?? 'docs/screens',
    narrowAs: narrow,
    wideAs: wide,
    quality: room.quality ?? 70,
    scheme,
    isReview,
  };
}

/** Captures a room; what it shows when it fails goes to test-results. */
async function captureRoom(browser: Browser, url: string, name: string, room: Room, options: Options) {
  const began = performance.now();
  try {
    await room.capture(createSession(browser, url, pictureOptions(room, options)));
    console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
    mkdirSync('test-results', { recursive: true });
    const pages = browser.contexts().flatMap((context) => context.pages());
    for (const [place, page] of pages.entries())
      await page.screenshot({ path: `test-results/screens-${name}-${place}.png` }).catch(() => {});
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close().catch(() => {})));
  }
}

/** Captures the rooms one after another, each site started once. */
export async function captureRooms(rooms: Readonly<Record<string, Room>>, options: Options): Promise<void> {
  const sites = new Map<() => Promise<Site>, Promise<Site>>();
  const stop = async () => {
    for (const site of sites.values()) await (await site).stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop().finally(() => process.exit(1)));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // waits for images to be decoded
    args: [...chromiumArguments, '--disable-checker-imaging'],
  });
  try {
    for (const [name, room] of Object.entries(rooms)) {
      const { start = startApp } = room;
      const site = sites.get(start) ?? start();
      sites.set(start, site);
      await captureRoom(browser, (await site).url, name, room, options);
    }
  } finally {
    await browser.close();
    await stop();
  }
}
