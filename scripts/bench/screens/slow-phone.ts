/** A page on a throttled phone: slow 4G, 4 times slower CPU, empty cache. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../chromium.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36';
export const roundTripMs = 150;
const bytesASecond = (kilobits: number) => (kilobits * 1000) / 8;
/** Down the link. */
export const linkBytesASecond = bytesASecond(1_600);
export const linkBytesASecondUp = bytesASecond(750);
/** CPU throttling rate. */
export const slowdown = 4;
/** Milliseconds without a request or a long task after which a page counts as idle. */
const restMs = 2_000;
const maxVisitMs = 60_000;

export interface Visit {
  /** Without those that the service worker answers. */
  readonly requests: number;
  readonly kb: number;
  readonly jsKb: number;
  /** Bytes of scripts loaded before the largest contentful paint. */
  readonly jsKbBefore: number;
  /** Bytes requested until the first screen is usable; later requests are prefetching. */
  readonly firstKb: number;
  /** Milliseconds since the start of the navigation; `usable` is NaN without a selector. */
  readonly lcp: number;
  readonly usable: number;
  readonly longestTask: number;
  readonly cls: number;
}

interface Seen {
  lcp: number;
  cls: number;
  longestTask: number;
  usable: number;
  lastTask: number;
}
declare global {
  var seen: Seen;
}

/** Init script of the page. */
function watch(usable: string): void {
  const seen: Seen = { lcp: 0, cls: 0, longestTask: 0, usable: Number.NaN, lastTask: 0 };
  globalThis.seen = seen;
  const observe = <Entry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  observe<PerformanceEntry>('longtask', ({ startTime, duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
    seen.lastTask = startTime + duration;
  });
  const look = () => {
    if (document.querySelector(usable) === null) requestAnimationFrame(look);
    else seen.usable = performance.now();
  };
  requestAnimationFrame(look);
}

interface Call {
  readonly isScript: boolean;
  /** Answered by the service worker. */
  isLocal: boolean;
  bytes: number;
  /** Seconds on the browser's monotonic clock. */
  readonly requestedAt: number;
  receivedAt: number;
}

function listen(session: CDPSession) {
  const calls = new Map<string, Call>();
  let begun = 0;
  let lastHeard = Date.now();
  let open = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    begun ||= timestamp;
    if (!calls.has(requestId)) open += 1;
    calls.set(requestId, {
      isScript: type === 'Script',
      isLocal: false,
      bytes: 0,
      requestedAt: timestamp,
      receivedAt: Number.POSITIVE_INFINITY,
    });
    lastHeard = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId);
    if (call !== undefined) call.isLocal = response.fromServiceWorker === true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const call = calls.get(requestId);
    if (call === undefined) return;
    Object.assign(call, { bytes: encodedDataLength, receivedAt: timestamp });
    open -= 1;
    lastHeard = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    if (calls.has(requestId)) open -= 1;
    lastHeard = Date.now();
  });
  return {
    isQuiet: () => open <= 0 && Date.now() - lastHeard > restMs,
    read: ({ lcp, usable }: Pick<Visit, 'lcp' | 'usable'>) => {
      const all = [...calls.values()];
      const kb = (some: readonly Call[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      const scripts = all.filter(({ isScript }) => isScript);
      return {
        requests: all.filter(({ isLocal }) => !isLocal).length,
        kb: kb(all),
        jsKb: kb(scripts),
        jsKbBefore: kb(scripts.filter(({ receivedAt }) => (receivedAt - begun) * 1000 <= lcp)),
        firstKb: kb(
          all.filter(({ requestedAt }) => (requestedAt - begun) * 1000 <= Math.max(lcp, usable || 0)),
        ),
      };
    },
  };
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/**
 * Opens the URL in a new page of the context. `usable`: selector that exists once the page can be used. `link`: whether
 * the browser throttles the network, or something in front of the server does.
 */
export async function visit(
  context: BrowserContext,
  address: string,
  usable: string,
  link: 'throttled' | 'as it is' = 'throttled',
): Promise<Visit> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Network.enable');
  if (link === 'throttled')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: linkBytesASecond,
      uploadThroughput: linkBytesASecondUp,
    });
  const network = listen(session);
  await page.addInitScript(watch, usable);
  await page.goto(address, { timeout: maxVisitMs });
  const until = Date.now() + maxVisitMs;
  const isIdle = () =>
    page.evaluate((ms) => performance.now() - globalThis.seen.lastTask > ms, restMs).catch(() => false);
  while (Date.now() < until && !(network.isQuiet() && (await isIdle()))) await page.waitForTimeout(200);
  const seen = await page.evaluate(() => globalThis.seen);
  await page.close();
  return { ...network.read(seen), ...seen };
}

export interface Phone {
  readonly browser: Browser;
  readonly context: BrowserContext;
}

/** What a browser keeps of a sign-in. */
export interface SignedIn {
  readonly storage: Readonly<Record<string, string>>;
  readonly cookies: Awaited<ReturnType<BrowserContext['storageState']>>['cookies'];
}
export const nobody: SignedIn = { storage: {}, cookies: [] };

/** What the context keeps of it. */
export async function signedInOf(context: BrowserContext): Promise<SignedIn> {
  const { origins, cookies } = await context.storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value]));
  return { storage: Object.fromEntries(stored), cookies };
}

/** A new browser context with an empty cache. */
export async function openPhone(url: string, { storage, cookies }: SignedIn = nobody): Promise<Phone> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: url,
    userAgent,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [...cookies], origins: [{ origin: url, localStorage }] },
  });
  // the referral question would cover the page
  await context.addInitScript(() => sessionStorage.setItem('referral_dismissed', 'true'));
  return { browser, context };
}
