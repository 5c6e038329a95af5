/** Checks for every screen: no axe violations, no horizontal overflow, no broken words. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './server-under-test.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Violated rules with their elements. A page loads axe once, which takes as long as a run. */
async function findViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('axe was not loaded.');
    // results of passed rules are not needed and cost as much as the check
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
}

/** Lists without items, and landmarks of a page in a dialog. */
function findConfusing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRead = (element: Element) => element.checkVisibility() && !element.closest('[inert]');
    const describe = (problem: string) => (element: Element) =>
      `${problem}: ${element.outerHTML.slice(0, 120)}`;
    const empty = [...document.querySelectorAll('ul, ol')].filter(
      (list) => isRead(list) && !list.querySelector(':scope > li:not([aria-hidden="true"])'),
    );
    const landmarks = [...document.querySelectorAll('[role="dialog"] :is(header, footer)')].filter(
      (part) => isRead(part) && !part.closest('article, aside, main, nav, section'),
    );
    return [...empty.map(describe('an empty list')), ...landmarks.map(describe('a landmark of the page'))];
  });
}

/** What axe can find, and what it can't. */
export async function expectAccessible(page: Page, description: string): Promise<void> {
  expect.soft(await findViolations(page), description).toEqual([]);
  expect.soft(await findConfusing(page), description).toEqual([]);
}

/** Text and controls that overflow the column, except for scrolled or clipped ones. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsSideways = (element: Element) => {
      for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement)
        if (
          // clipped on purpose, such as the space after the last digit of a code
          /auto|scroll|clip/.test(getComputedStyle(at).overflowX) ||
          at.getAttribute('aria-hidden') === 'true'
        )
          return true;
      return false;
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && !element.closest('[inert]');
    };
    const speaks = (element: Element) =>
      element.matches('button, input, img') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const edge = document.documentElement.clientWidth;
    const overflows = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > edge + 1;
    };
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) => overflows(element) && isShown(element) && speaks(element) && !scrollsSideways(element),
      )
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** Words of up to 15 letters that break in the middle, other than at a hyphen or in an address. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[inert], [aria-hidden="true"], .sr, script, style')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S)[\p{L}’']{2,15}(?=$|[\s.,:;!?)])/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (first && more.some(({ top }) => top > first.bottom - 2)) broken.push(word);
      }
    }
    return broken;
  });
}

/** Texts of which only the first lines are shown. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          getComputedStyle(element).webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight,
      )
      .map((element) => element.textContent),
  );
}

/** Arrows that point the same way from right to left. */
function findUnmirroredArrows(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('svg[data-directed]')].filter(
        (arrow) => !getComputedStyle(arrow).scale.startsWith('-1'),
      ).length,
  );
}

/** The part of the window's height that is left beside the bars above and below the main region and within it. */
function measureContentShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return 1;
    const bars = [...main.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).position === 'sticky' && element.closest('[inert]') === null,
    );
    const covered = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
    return (main.clientHeight - covered) / window.innerHeight;
  });
}

/**
 * No axe violations; nothing overflows at 320 pixels, from right to left, or with text at 200 percent, where no word
 * breaks and no text is cut either; on a phone on its side, bars leave half of its height to the page.
 */
export async function expectReadable(page: Page, description: string): Promise<void> {
  await expectAccessible(page, description);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOverflow(page), `${description} at 320`).toEqual([]);
  expect.soft(await findBrokenWords(page), `${description} at 320`).toEqual([]);
  expect.soft(await findCutTexts(page), `${description} at 320`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect.soft(await findOverflow(page), `${description} from right to left`).toEqual([]);
  expect.soft(await findUnmirroredArrows(page), `${description} from right to left`).toBe(0);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('dir');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await findOverflow(page), `${description} with large text`).toEqual([]);
  expect.soft(await findBrokenWords(page), `${description} with large text`).toEqual([]);
  expect.soft(await findCutTexts(page), `${description} with large text`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 844, height: 390 });
  expect.soft(await measureContentShare(page), `${description} on its side`).toBeGreaterThan(0.5);
  await page.setViewportSize({ width: 390, height: 844 });
}
