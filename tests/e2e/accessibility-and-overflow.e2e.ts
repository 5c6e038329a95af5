import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectReadable, findOverflow } from './accessibility-and-overflow.ts';
import { expect, type Member, readAs, test } from './member.ts';
import { field, openFilter, waitForCards } from './screens.ts';
import { test as guestTest } from './server-under-test.ts';

test.use({ showsDishes: true });

interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly member: Member;
  readonly look: (description: string) => Promise<void>;
}

/** The lists of a member, their filter and the menu. */
async function visitLists({ page, look }: Visit): Promise<void> {
  await page.goto('/dashboard');
  await waitForCards(page);
  await look('dashboard');
  const sheet = await openFilter(page);
  await sheet.getByRole('switch', { name: 'Limit Oxalate' }).click();
  await look('filter');
  await sheet.getByRole('button', { name: 'About oxalate' }).click();
  await expect(page.getByRole('dialog', { name: 'About Oxalate' })).toBeVisible();
  await look('help');
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Add ingredient' }).click();
  await page.getByRole('searchbox', { name: 'Search ingredients' }).fill('oil');
  await expect(page.getByRole('list', { name: 'Ingredients found' })).toBeVisible();
  await look('ingredient picker');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Logout')).toBeVisible();
  await look('menu');

  await page.goto('/recipes?keyword=soup');
  await waitForCards(page);
  await look('recipes');
  await field.search(page).fill('no dish is called that');
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  await look('nothing found');
}

async function visitRecipe({ page, request, member, look }: Visit): Promise<void> {
  const { data } = await readAs<{ data: { id: number }[] }>(request, member, '/recipes');
  await page.goto(`/recipes/${data[0]?.id}`);
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await look('recipe');
  await page.getByRole('tab', { name: 'Nutritional Info' }).click();
  await look('nutrition');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await look('reviews');
}

async function visitAccount({ page, look }: Visit): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog').getByText('Are you sure')).toBeVisible();
  await look('question');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('no such page');
}

/** Animations that are still running would be captured halfway. */
const still = { reducedMotion: 'reduce' } as const;

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });

guestTest('SHELL-25 axe finds nothing on the pages of guests, and a guest no menu', async ({ page }) => {
  await page.emulateMedia(still);
  for (const path of ['/auth/login-or-create', '/auth/login?just_logged_out=true']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(menu(page)).toHaveCount(0);
    await expectAccessible(page, path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await findOverflow(page), `${path} with large text`).toEqual([]);
  }
});

guestTest(
  'SHELL-25 axe finds nothing on the pages in front of the door, at any width, and a guest no menu',
  async ({ page }) => {
    await page.emulateMedia(still);
    // the splash stays
    await page.clock.install();
    for (const path of ['/', '/welcome', '/onboarding', '/splash']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await findOverflow(page), `${path} at ${width}`).toEqual([]);
      }
      if (path === '/') await expectAccessible(page, `${path} wide`);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findOverflow(page), `${path} with large text`).toEqual([]);
    }
    for (const path of ['/pages/faq', '/recipes/fish-pie/share']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(menu(page)).toHaveCount(0);
    }
  },
);

test('axe finds nothing on the screens and sheets of the lists, a recipe, and the account, nothing overflows or breaks at 320 pixels, from right to left, or with text at 200 percent', async ({
  page,
  request,
  member,
}) => {
  await page.emulateMedia(still);
  const look = (description: string) => expectReadable(page, description);
  for (const visit of [visitLists, visitRecipe, visitAccount]) await visit({ page, request, member, look });
});
