import { expect, test } from './browser.ts';

/** Safari zooms in on a field with smaller text, and stays there. */
const smallFields = `[...document.querySelectorAll('input, textarea, select')]
  .filter((field) => !['checkbox', 'radio', 'range', 'file', 'hidden'].includes(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.outerHTML.slice(0, 120))`;

const screens = [
  '/dashboard',
  '/recipes',
  '/meal-planner',
  '/meal-planner/shopping-list',
  '/account/profile',
  '/account/preferences',
  '/recipes/own/new',
  '/recipes/own/import',
  '/install',
];

test('fields do not make a phone zoom, and no screen is wider or higher than the window', async ({
  signedIn: screen,
}) => {
  for (const path of screens) {
    await screen.open(path);
    await screen.role('heading').first();
    expect(await screen.driver.evaluate(smallFields), path).toEqual([]);
    expect(await screen.overflow(), path).toBe(0);
    const height = 'document.documentElement.scrollHeight - innerHeight';
    expect(await screen.driver.evaluate(height), path).toBe(0);
  }
});

test('the page names what a home screen needs', async ({ signedIn: screen }) => {
  await screen.open('/install');
  await screen.role('heading').first();
  const facts = await screen.driver.evaluate<{ viewport: string; display: string; icons: readonly number[] }>(
    `(async () => {
      const href = (rel) => document.querySelector('link[rel="' + rel + '"]').href;
      const manifest = await (await fetch(href('manifest'))).json();
      const icon = new Image();
      icon.src = href('apple-touch-icon');
      await icon.decode();
      return {
        viewport: document.querySelector('meta[name=viewport]').content,
        display: manifest.display,
        icons: [icon.naturalWidth, icon.naturalHeight],
      };
    })()`,
  );
  expect(facts).toEqual({
    viewport: expect.stringContaining('viewport-fit=cover'),
    display: 'standalone',
    icons: [180, 180],
  });
});
