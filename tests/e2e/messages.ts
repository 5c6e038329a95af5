/**
 * Records toasts as they appear: a short one disappears after a second, which is as long as Playwright waits between
 * two polls.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';

const toasts = new WeakMap<Page, readonly string[]>();
const toastsOn = (page: Page) => toasts.get(page) ?? [];

/** To be called before the first page is opened. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, text: string) => {
    toasts.set(page, [...toastsOn(page), text]);
  });
  await context.addInitScript(() => {
    const known = new WeakSet<Element>();
    const record = () => {
      for (const message of document.querySelectorAll('[aria-label="Messages"] [data-toast]')) {
        if (known.has(message)) continue;
        known.add(message);
        (globalThis as unknown as { recordToast: (text: string) => void }).recordToast(
          message.textContent ?? '',
        );
      }
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for the toast and drops it and all earlier ones from the record. */
export async function expectToast(
  page: Page,
  expected: string | RegExp,
  { timeout }: { readonly timeout?: number } = {},
): Promise<void> {
  const matches = (text: string) =>
    typeof expected === 'string' ? text.includes(expected) : expected.test(text);
  await expect
    .poll(() => toastsOn(page).some(matches), {
      message: `a toast with ${expected}`,
      ...(timeout !== undefined && { timeout }),
    })
    .toBe(true);
  toasts.set(page, toastsOn(page).slice(toastsOn(page).findIndex(matches) + 1));
}
