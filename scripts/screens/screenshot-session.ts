/** Takes screenshots: a browser at two sizes, and a real server with members. */
import { writeFileSync } from 'node:fs';
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

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** Further looks of each screen, for review; the name is the end of the file's. */
const reviewLooks = {
  small: { size: { width: 320, height: 700 } },
  tablet: { size: { width: 768, height: 1024 } },
  'large-text': { size: phone, fontSize: '200%' },
  dark: { size: phone, colorScheme: 'dark' },
  'dark-wide': { size: desk, colorScheme: 'dark' },
} as const satisfies Readonly<
  Record<string, { size: typeof phone; fontSize?: '200%'; colorScheme?: 'dark' }>
>;
const timeoutMs = 60_000;
export const expect = impatient.configure({ timeout: timeoutMs });
export const fixedNow = Date.parse('2027-03-01T09:00:00Z');

/** `at` is scrolled to the top of the viewport, at either size. */
export type Capture = (page: Page, name: string, at?: Locator) => Promise<void>;

/** A signed-in member in a browser context of their own. */
export interface SignedInPage {
  readonly page: Page;
  readonly account: Account;
  /** Authenticate the member's API calls. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ScreenshotSession {
  readonly take: Capture;
  readonly guest: () => Promise<Page>;
  readonly member: (name: string) => Promise<SignedInPage>;
}

/** A group of screens that are captured together. */
export type ScreenGroup = (session: ScreenshotSession) => Promise<void>;

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

async function capture(page: Page, file: string, at?: Locator): Promise<void> {
  await at?.evaluate((element) => element.scrollIntoView());
  await waitForNetworkIdle(page);
  const picture = await page.screenshot({ caret: 'hide' });
  const drawn = sharp(picture);
  const small = file.endsWith('.webp')
    ? drawn.webp({ quality: 70, smartSubsample: true })
    : drawn.png({ palette: true, effort: 8, dither: 0.5 });
  writeFileSync(file, await small.toBuffer());
}

async function open(browser: Browser, url: string, storage: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: phone,
    reducedMotion: 'reduce',
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

async function captureReview(page: Page, path: string, at?: Locator): Promise<void> {
  for (const [look, settings] of Object.entries(reviewLooks)) {
    const { size, fontSize = '', colorScheme = null } = { fontSize: '', colorScheme: null, ...settings };
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await setFontSize(page, fontSize);
    await capture(page, `${path}-${look}.webp`, at);
  }
  await page.emulateMedia({ colorScheme: null });
  await setFontSize(page, '');
  await page.setViewportSize(phone);
}

const emails: string[] = [];

/** `wideAs`: file extension of the wide screenshots. `isReview`: the further looks instead of the two sizes. */
export function createStudio(
  browser: Browser,
  url: string,
  {
    folder,
    wideAs,
    isReview,
  }: { readonly folder: string; readonly wideAs: 'png' | 'webp'; readonly isReview: boolean },
): ScreenshotSession {
  return {
    take: async (page, name, at) => {
      await page.mouse.move(0, 0);
      if (isReview) return captureReview(page, `${folder}/${name}`, at);
      await capture(page, `${folder}/${name}.png`, at);
      await page.setViewportSize(desk);
      await capture(page, `${folder}/${name}-wide.${wideAs}`, at);
      await page.setViewportSize(phone);
    },
    guest: () => open(browser, url, {}),
    member: async (name) => {
      const api = await request.newContext({ baseURL: url });
      const [first = '', last = ''] = name.toLowerCase().split(' ');
      const nth = emails.filter((email) => email.startsWith(`${first}.${last}`)).length;
      const email = `${first}.${last}${nth > 0 ? nth + 1 : ''}@example.com`;
      emails.push(email);
      const account = { email, password: 'turnip lantern 42' };
      const { tokens } = await registerSettled(api, account);
      const headers = { Authorization: `Bearer ${tokens.access_token}` };
      expect((await api.put('/api/users/me', { headers, data: { name } })).ok()).toBe(true);
      await api.dispose();
      return { page: await open(browser, url, storedSession(tokens)), account, headers };
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
