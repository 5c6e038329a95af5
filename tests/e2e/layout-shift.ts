/** Layout shifts while a page loads, so that a tap hits its target. */
import type { Page } from '@playwright/test';
import { expect } from './server-under-test.ts';

/** Delay of each response, so that the page paints in between. */
const latencyMilliseconds = 100;

/** Records layout shifts that are not caused by input, with the old and new position. */
export async function recordShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className} ${node.textContent?.trim().slice(0, 30)}`
        : '';
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as PerformanceEntry & {
          readonly hadRecentInput: boolean;
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        if (hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of sources)
          moves.push(`${nameOf(node)} from ${previousRect.y} to ${currentRect.y} (${value.toFixed(3)})`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly moves: readonly string[] }).moves);
}

export async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Opens the page and waits until all of it has loaded. */
export async function openFully(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}
