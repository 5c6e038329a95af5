/** Checks for every screen: no axe violations, no horizontal overflow. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server-under-test.ts';

export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Legacy mode: otherwise axe opens a second page for cross-origin frames, of which there are none.
  // Results of passed rules are not needed and cost as much as the check.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(found, what).toEqual([]);
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
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element) && speaks(element) && !scrollsSideways(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > edge + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** No axe violations, and nothing overflows at 320 pixels or with text at 200 percent. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOverflow(page), `${what} at 320`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect.soft(await findOverflow(page), `${what} with large text`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
