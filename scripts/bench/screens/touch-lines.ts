import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { recipeBrowserMachine } from '#machines/recipes/recipe-browser.machine.ts';
import { cards, field, filterSheet, waitForCards } from '#tests/e2e/screens.ts';
import { figuresOf } from '../measure.ts';
import { info, type Line, within } from '../table.ts';
import type { Report } from './report.ts';
import { openPhone, type SignedIn, slowDown, slowdown } from './slow-phone.ts';

/** Input delay to the next paint, in milliseconds. */
const nextPaint = 100;
const maxFrameMs = 50;
const manyCards = 500;
const firstResult = 100;

interface Noted {
  taps: { readonly at: number; readonly ms: number }[];
  frames: number[];
}
declare global {
  var noted: Noted;
}

/** Init script: records the event timing of each input. */
function note(): void {
  const noted: Noted = { taps: [], frames: [] };
  globalThis.noted = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) noted.taps.push({ at: entry.startTime, ms: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Milliseconds after an input until its event timing is reported. */
const settleMs = 600;

async function worstOf(page: Page, input: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(settleMs);
  const begun = await page.evaluate(() => performance.now());
  await input();
  await page.waitForTimeout(settleMs);
  // without a visible change the browser reports the timing only with the next, unrelated paint
  return page.evaluate((from) => {
    const own = globalThis.noted.taps.filter(({ at }) => at >= from);
    return Math.max(0, ...own.map(({ ms }) => ms));
  }, begun);
}

async function openDashboard(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  await page.addInitScript(note);
  await page.goto('/dashboard');
  await waitForCards(page);
  return { page, session: await slowDown(page) };
}

const tap = (target: Locator) => () => target.tap();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** One round of the most frequent taps. */
async function tapAround(page: Page, noteTap: (name: string, ms: number) => void): Promise<void> {
  const measure = async (name: string, input: () => Promise<void>) =>
    noteTap(name, await worstOf(page, input));
  await measure('open the filter', tap(button(page, /^Filters/)));
  await measure('a diet', tap(filterSheet(page).getByRole('checkbox', { name: 'Vegan' })));
  await measure('close the filter', () => page.keyboard.press('Escape'));
  await measure('another meal type', tap(tab(page, 'Soup')));
  await waitForCards(page);
  await measure('the first meal type', tap(tab(page, 'Main course')));
  await waitForCards(page);
  await measure('a heart', tap(button(page, /favorites$/)));
  await measure('open a recipe', tap(cards(page).first().getByRole('link')));
  await tab(page, 'Nutritional Info').waitFor();
  await measure('one more serving', tap(button(page, 'More')));
  await measure('a tab of the recipe', tap(tab(page, 'Nutritional Info')));
  await measure('back', tap(button(page, 'Back')));
  await waitForCards(page);
  await measure('view more', tap(button(page, 'View more')));
  await measure('another page', tap(entry(page, 'Collections')));
  await measure('home again', tap(entry(page, 'Home')));
  await waitForCards(page);
}

/** The 95th percentile of these taps, beside their median and the worst. */
function tapLine(label: string, times: readonly number[]): Line {
  const { p50, p95 } = figuresOf(times);
  const text = `p50 ${p50} p95 ${p95} ms, worst of ${times.length} ${Math.max(...times)} ms`;
  return within(label, text, p95, nextPaint);
}

async function tapLines(page: Page, rounds: number): Promise<Line[]> {
  const taps = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    await tapAround(page, (name, ms) => taps.set(name, [...(taps.get(name) ?? []), ms]));
  return [...taps].map(([name, times]) => tapLine(`  ${name}`, times));
}

/** Frame times while scrolling through the list; `session` sets the throttling. */
async function scroll(page: Page, session: CDPSession, distance: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    globalThis.noted.frames = [];
    let last = performance.now();
    const frame = (now: number) => {
      globalThis.noted.frames.push(now - last);
      last = now;
      if (globalThis.noted.frames.length < 10_000) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: distance,
    speed: 2_500,
    gestureSourceType: 'touch',
  });
  return page.evaluate(() => globalThis.noted.frames.splice(0).slice(2));
}

async function listLines(page: Page, session: CDPSession, rounds: number): Promise<Line[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  while ((await cards(page).count()) < manyCards) {
    const before = await cards(page).count();
    await button(page, 'View more').tap();
    await cards(page).nth(before).waitFor();
  }
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.waitForTimeout(settleMs);
  const frames = [...(await scroll(page, session, -12_000)), ...(await scroll(page, session, 8_000))];
  const longest = Math.max(...frames);
  const { p50, p95, p99 } = figuresOf(frames);
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  const hearts: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    hearts.push(await worstOf(page, tap(button(page, /favorites$/))));
  const letters: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    letters.push(await worstOf(page, () => field.search(page).press(round % 2 === 0 ? 'z' : 'Backspace')));
  const each = `p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} p99 ${p99.toFixed(0)} ms of ${frames.length}`;
  return [
    within(
      `scrolling ${manyCards} cards: longest frame`,
      `${longest.toFixed(0)} ms, ${each}`,
      longest,
      maxFrameMs,
    ),
    tapLine('  a heart among them', hearts),
    tapLine('  a letter in the search above them', letters),
  ];
}

/** In the page: milliseconds from the last key press until other results are painted; an error after ten seconds. */
function untilOthers(): Promise<number> {
  // all of them, as two searches may begin with the same recipe
  const shown = () =>
    Array.from(document.querySelectorAll('[aria-label="Recipes"] article a'), (link) =>
      link.getAttribute('href'),
    ).join(' ');
  const before = shown();
  let typed = 0;
  const hear = (event: Event) => {
    typed = event.timeStamp;
  };
  document.addEventListener('input', hear, { capture: true });
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(() => reject(new Error(`No other results than ${before}`)), 10_000);
    const look = new MutationObserver(() => {
      const now = shown();
      if (now === '' || now === before) return;
      look.disconnect();
      clearTimeout(overdue);
      document.removeEventListener('input', hear, { capture: true });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - typed);
        port2.postMessage(null);
      });
    });
    look.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

const words =
  'soup salad rice carrot bake chicken curry lentil pie bread stew bean cake tofu noodle beef pasta egg oat bowl fish turkey potato wrap'.split(
    ' ',
  );
const { typingPause } = recipeBrowserMachine.implementations.delays as { readonly typingPause: number };

async function searchLine(page: Page): Promise<Line> {
  const times: number[] = [];
  for (const word of words) {
    await field.search(page).fill('');
    await page.waitForTimeout(settleMs);
    await waitForCards(page);
    const found = page.evaluate(untilOthers);
    await field.search(page).pressSequentially(word, { delay: 60 });
    times.push((await found) - typingPause);
    await page.waitForTimeout(settleMs);
  }
  const { p50, p95 } = figuresOf(times);
  return within(
    'search as one types: first result after the pause',
    `p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} ms of ${words.length} words, this machine's own speed`,
    p95,
    firstResult,
  );
}

/** Interaction delays: taps, typing, and scrolling a long list. Of each tap five times as many rounds as of a visit. */
export async function touchLines(url: string, signedIn: SignedIn, { rounds, add }: Report): Promise<void> {
  const taps = 5 * rounds;
  const { browser, context } = await openPhone(url, signedIn);
  try {
    const { page, session } = await openDashboard(context);
    add([info(`a tap to the next paint, ${slowdown} times slower`, ''), ...(await tapLines(page, taps))]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    add([await searchLine(page)]);
    await page.reload();
    await waitForCards(page);
    add(await listLines(page, session, taps));
  } finally {
    await browser.close();
  }
}
