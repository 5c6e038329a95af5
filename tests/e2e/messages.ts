/**
 * What the app says in messages, noted as it is said. A short message goes after a second, and that is how long the
 * driver of the browser waits between two looks.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';

const heard = new WeakMap<Page, readonly string[]>();
const heardOn = (page: Page) => heard.get(page) ?? [];

/** To be called before the first page is opened. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteMessage', ({ page }, text: string) => {
    heard.set(page, [...heardOn(page), text]);
  });
  await context.addInitScript(() => {
    const known = new WeakSet<Element>();
    const note = () => {
      for (const message of document.querySelectorAll('[aria-label="Messages"] > * > *')) {
        if (known.has(message)) continue;
        known.add(message);
        (globalThis as unknown as { noteMessage: (text: string) => void }).noteMessage(
          message.textContent ?? '',
        );
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until it is said; what was said up to then is forgotten. */
export async function expectToast(
  page: Page,
  words: string | RegExp,
  { timeout }: { readonly timeout?: number } = {},
): Promise<void> {
  const isIt = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text));
  await expect
    .poll(() => heardOn(page).some(isIt), {
      message: `${words} is said`,
      ...(timeout !== undefined && { timeout }),
    })
    .toBe(true);
  heard.set(page, heardOn(page).slice(heardOn(page).findIndex(isIt) + 1));
}
