/** Layout shifts while a page loads, so that a tap hits its target. */
import type { Page, Request } from '@playwright/test';
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

/** Opens the page and waits until all of it has loaded: no request is left, and an idle page starts no other. */
export async function openFully(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  const add = (request: Request) => void pending.add(request);
  const remove = (request: Request) => void pending.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isLoading = page.locator('[data-loading]');
  await expect(isLoading).toHaveCount(0);
  while (pending.size > 0 || (await becomesBusy(page, pending))) await Promise.all([...pending].map(ended));
  await expect(isLoading).toHaveCount(0);
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
}

async function ended(request: Request): Promise<void> {
  await request.response().then((response) => response?.finished());
}

/** Whether requests are left once the page has been idle, before and after it was drawn. */
async function becomesBusy(page: Page, pending: ReadonlySet<Request>): Promise<boolean> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
        ),
      ),
  );
  return pending.size > 0;
}
