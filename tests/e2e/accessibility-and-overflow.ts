/** What every screen keeps: nothing for axe to find, nothing that hangs over the interceptor. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server-under-test.ts';

export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Without frames from elsewhere the page itself can tell; the other way opens a second page each time.
  // Details of what is in order would cost as much again as the finding.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/** Words and controls that reach beyond the column, but for what may be scrolled sideways or is clipped. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollsSideways = (element: Element) => {
      for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement)
        if (
          // what is clipped is cut on purpose, as the room beside the last digit of a code
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
    const interceptor = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element) && speaks(element) && !scrollsSideways(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > interceptor + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}
