/** Takes screenshots at both sizes, as a guest or as a new member. */
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Browser,
  expect as impatient,
  type Locator,
  type Page,
  type Request,
  request,
} from '@playwright/test';
import sharp from 'sharp';
import { type Account, registerSettled, storedSession } from '#tests/e2e/member.ts';
import { fixedNow } from './start-site.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
/** Further looks of each screen; the name is the end of the file's. */
const reviewLooks = [
  { name: 'small', size: { width: 320, height: 568 }, fontSize: '' },
  { name: 'landscape', size: { width: 844, height: 390 }, fontSize: '' },
  { name: 'tablet', size: { width: 768, height: 1024 }, fontSize: '' },
  { name: 'large-text', size: phone, fontSize: '200%' },
] as const;
const timeoutMs = 60_000;
export const expect = impatient.configure({ timeout: timeoutMs });

/** On a phone and on a desk; `at` is scrolled to the top of the viewport. */
export type Capture = (page: Page, name: string, at?: Locator) => Promise<void>;

/** A signed-in member in a browser context of their own. */
export interface SignedInPage {
  readonly page: Page;
  readonly account: Account;
  /** Authenticate the member's API calls. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The whole page, not only what is in view. */
  readonly isWhole?: boolean;
}

export interface ScreenshotSession {
  readonly take: Capture;
  /** At another size, a phone by default. */
  readonly takeAt: (page: Page, name: string, frame?: Frame) => Promise<void>;
  readonly guest: () => Promise<Page>;
  readonly member: (name: string) => Promise<SignedInPage>;
}

/** A group of screens that are captured together. */
export type ScreenGroup = (session: ScreenshotSession) => Promise<void>;

type ImageFormat = 'png' | 'webp';

export interface PictureOptions {
  readonly folder: string;
  readonly narrowAs: ImageFormat;
  readonly wideAs: ImageFormat;
  /** Of WebP. */
  readonly quality: number;
  readonly scheme: 'light' | 'dark';
  /** With the further looks. */
  readonly isReview: boolean;
}

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Resolves once no request was in flight for a while; held requests time out. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  for (let quiet = 0, looks = 0; quiet < 4 && looks < 100; looks += 1) {
    await page.waitForTimeout(50);
    quiet = pendingRequests.get(page)?.size ? 0 : quiet + 1;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
    await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
  });
}

async function writeImage(page: Page, file: string, quality: number, isWhole = false): Promise<void> {
  await waitForNetworkIdle(page);
  const drawn = sharp(await page.screenshot({ caret: 'hide', fullPage: isWhole }));
  const small = file.endsWith('.webp')
    ? drawn.webp({ quality, smartSubsample: true, effort: 6 })
    : drawn.png({ palette: true, effort: 8, dither: 0.5 });
  writeFileSync(file, await small.toBuffer());
}

async function open(
  browser: Browser,
  url: string,
  scheme: PictureOptions['scheme'],
  storage: Readonly<Record<string, string>>,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    storageState: {
      cookies: [],
      origins: [
        { origin: url, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) },
      ],
    },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (sent) => requests.add(sent));
  page.on('requestfinished', (sent) => requests.delete(sent));
  page.on('requestfailed', (sent) => requests.delete(sent));
  // slightly ahead of the server's clock, so that nothing is in the future
  await page.clock.setFixedTime(fixedNow + 50_000);
  await page.addInitScript(() => {
    // the referral question would cover the page
    sessionStorage.setItem('referral_dismissed', 'true');
    // the background picture is random: a seeded generator
    let seed = 1;
    Math.random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });
  return page;
}

const setFontSize = (page: Page, size: string) =>
  page.evaluate((set) => document.documentElement.style.setProperty('font-size', set), size);

const emails: string[] = [];

export function createSession(browser: Browser, url: string, options: PictureOptions): ScreenshotSession {
  const { folder, narrowAs, wideAs, quality } = options;
  mkdirSync(folder, { recursive: true });
  const takeAt = async (page: Page, name: string, { isWhole, ...size }: Frame = phone) => {
    await page.setViewportSize(size);
    await writeImage(page, `${folder}/${name}.${narrowAs}`, quality, isWhole);
    await page.setViewportSize(phone);
  };
  return {
    takeAt,
    take: async (page, name, at) => {
      await page.mouse.move(0, 0);
      const scroll = () => at?.evaluate((element) => element.scrollIntoView());
      await scroll();
      await takeAt(page, name);
      await page.setViewportSize(desk);
      await scroll();
      await writeImage(page, `${folder}/${name}-wide.${wideAs}`, quality);
      for (const look of options.isReview ? reviewLooks : []) {
        await setFontSize(page, look.fontSize);
        await page.setViewportSize(look.size);
        await scroll();
        await writeImage(page, `${folder}/${name}-${look.name}.webp`, quality);
      }
      await setFontSize(page, '');
      await page.setViewportSize(phone);
    },
    guest: () => open(browser, url, options.scheme, {}),
    member: async (name) => {
      const api = await request.newContext({ baseURL: url });
      const [first = '', last = ''] = name.toLowerCase().split(' ');
      const index = emails.filter((email) => email.startsWith(`${first}.${last}`)).length;
      const email = `${first}.${last}${index > 0 ? index + 1 : ''}@example.com`;
      emails.push(email);
      const account = { email, password: 'turnip lantern 42' };
      const { tokens } = await registerSettled(api, account);
      const headers = { Authorization: `Bearer ${tokens.access_token}` };
      expect((await api.put('/api/users/me', { headers, data: { name } })).ok()).toBe(true);
      await api.dispose();
      return { page: await open(browser, url, options.scheme, storedSession(tokens)), account, headers };
    },
  };
}

/** Opens a URL and waits for its heading. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens each URL and takes its screenshot. */
export async function captureEach(
  page: Page,
  take: Capture,
  pictures: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, path] of Object.entries(pictures)) {
    await visit(page, path);
    await take(page, name);
  }
}
