import type { Page } from '@playwright/test';
import { expect, test } from './subscriber.ts';

/** Controls around which nothing is drawn differently while they have the focus. */
const findRingless = (page: Page) =>
  page.evaluate(() => {
    /** What may draw the ring: the control, what stands beside it, and what contains it. */
    const surroundings = (control: Element) => {
      const all = [control, ...(control.parentElement?.children ?? [])];
      for (
        let at = control.parentElement;
        at && all.length < 40 && at !== document.body;
        at = at.parentElement
      )
        all.push(at);
      return all;
    };
    const drawn = (elements: readonly Element[]) =>
      elements
        .map((element) => getComputedStyle(element))
        .map(({ boxShadow, borderColor }) => `${boxShadow} ${borderColor}`)
        .join();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => {
        const elements = surroundings(control);
        control.blur();
        const before = drawn(elements);
        control.focus({ focusVisible: true } as FocusOptions);
        return document.activeElement === control && drawn(elements) === before;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

test('what has the focus has a ring, also where it has a shadow of its own', async ({ page, member: _ }) => {
  for (const path of [
    '/dashboard',
    '/health-questionnaire',
    '/membership-benefits',
    '/account/diary',
    '/account',
    '/account/verification',
    '/meal-planner',
    '/recipes/own/new',
    '/recipes/collections',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('button, a, input').first()).toBeVisible();
    expect.soft(await findRingless(page), path).toEqual([]);
  }
});
