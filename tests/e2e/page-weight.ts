import type { Page } from '@playwright/test';
import { expect } from './server-under-test.ts';

export interface WeightBudget {
  readonly bytes: number;
  readonly requests: number;
}

/** Counts what the page requests from now on; without the icon and the manifest, which a browser requests for its own window. */
export function weigh(page: Page) {
  const loaded: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (/^https?:/.test(request.url()))
      loaded.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
          url: request.url(),
          bytes: responseBodySize + responseHeadersSize,
        })),
      );
  });
  return async ({ bytes, requests }: WeightBudget) => {
    // a headed browser fetches the icon of its tab, visible to the test
    const ownWindow = await page
      .locator('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const fetched = (await Promise.all(loaded)).filter(({ url }) => !ownWindow.includes(url));
    const list = fetched.map((each) => `${each.bytes} ${new URL(each.url).pathname}`).join('\n');
    const total = fetched.reduce((sum, each) => sum + each.bytes, 0);
    expect(fetched.length, list).toBeLessThanOrEqual(requests);
    expect(total, `${total}\n${list}`).toBeLessThanOrEqual(bytes);
  };
}
