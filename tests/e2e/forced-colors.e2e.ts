import type { Locator, Page } from '@playwright/test';
import { readAs } from './member.ts';
import { openFilter } from './screens.ts';
import { test as guestTest } from './server-under-test.ts';
import { expect, test } from './subscriber.ts';

test.use({ forcedColors: 'active' });
guestTest.use({ forcedColors: 'active' });

const colorOf = (element: Locator, pseudo: string | null, property: 'background-color' | 'outline-color') =>
  element.evaluate((node, [part, name]) => getComputedStyle(node, part).getPropertyValue(name ?? ''), [
    pseudo,
    property,
  ] as const);

test('what is chosen, and how much is planned, is seen with the colors of the system alone', async ({
  page,
  member: _,
}) => {
  await page.goto('/dashboard');
  const tab = page.getByRole('tab', { selected: true });
  const surface = await colorOf(page.locator('body'), null, 'background-color');
  expect(await colorOf(tab, '::after', 'background-color')).not.toBe(surface);

  await page.goto('/meal-planner');
  const chosen = page.locator('[aria-current="date"]');
  expect(await colorOf(chosen, null, 'outline-color')).not.toBe(surface);
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

test('what is chosen has an outline where its ground and its shadow are left out', async ({
  page,
  member: _,
}) => {
  const expectOutlined = async (chosen: Locator, other: Locator) => {
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
  };
  const labeled = (checked: string) => page.getByRole('dialog').locator(`label:has(> input${checked})`);

  await page.goto('/account/diary');
  const days = page.getByRole('list', { name: 'Days of your diary' }).getByRole('button');
  await expectOutlined(days.last(), days.first());

  await page.goto('/health-questionnaire/11');
  const declines = page.getByRole('button', { name: 'No', exact: true });
  await declines.first().click();
  await page.getByRole('heading', { level: 1 }).click();
  await expectOutlined(declines.first(), declines.last());

  await page.goto('/recipes/fish-pie');
  await page.getByRole('button', { name: 'Add to meal planner' }).click();
  await expectOutlined(labeled(':checked').first(), labeled(':not(:checked)').first());

  await page.goto('/dashboard');
  const sheet = await openFilter(page);
  const flags = sheet.getByRole('region', { name: 'Food Intolerances' });
  const tile = (name: string) => flags.locator('[data-variant]', { hasText: name });
  await sheet.getByRole('checkbox', { name: 'Low salicylate' }).check();
  await expectOutlined(tile('Low salicylate'), tile('Low FODMAP'));
  const thumb = (name: string) => sheet.getByRole('switch', { name }).locator('+ * > :first-child');
  await sheet.getByRole('switch', { name: 'Limit Oxalate' }).check();
  const surface = await colorOf(page.locator('body'), null, 'background-color');
  expect(await colorOf(thumb('Limit Oxalate'), null, 'background-color')).not.toBe(surface);
  expect(await colorOf(thumb('Limit Sulfur'), null, 'background-color')).not.toBe(surface);
});

/** Controls that show no outline while they have the focus. */
const findUnseenFocus = (page: Page) =>
  page.evaluate(() => {
    const isOutlined = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return (
        outlineStyle === 'solid' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        // outside, the edge of a card cuts it off
        Number.parseFloat(outlineOffset) < 0 &&
        element.checkVisibility({ opacityProperty: true })
      );
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => {
        control.focus({ focusVisible: true } as FocusOptions);
        if (document.activeElement !== control) return false;
        // the boxes of a code stand beside its input
        const drawn =
          control.getAttribute('autocomplete') === 'one-time-code'
            ? control.parentElement?.children
            : [control];
        return ![...(drawn ?? [])].some(isOutlined);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

test('what has the focus has an outline that shows', async ({ page, member, request }) => {
  const { data } = await readAs<{ data: { id: number }[] }>(request, member, '/recipes');
  const paths = [
    '/dashboard',
    `/recipes/${data[0]?.id}`,
    '/recipes/own/new',
    '/account',
    '/account/verification',
    '/account/get-started-membership',
    '/health-questionnaire/11',
    '/onboardings/health-quiz',
    '/meal-planner',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('button, a, input').first()).toBeVisible();
    expect.soft(await findUnseenFocus(page), path).toEqual([]);
  }
});

guestTest('the dots of the slides show, and which slide it is', async ({ page }) => {
  await page.goto('/onboarding');
  const dots = page.getByRole('button', { name: /^Slide/ });
  const surface = await colorOf(page.locator('body'), null, 'background-color');
  const [first, second] = [dots.nth(0), dots.nth(1)];
  const colors = [
    await colorOf(first, '::before', 'background-color'),
    await colorOf(second, '::before', 'background-color'),
  ];
  expect(new Set([surface, ...colors]).size).toBe(3);
});
