/** The judgement of a dish is the same on every screen. One member visits each screen once. */
import type { APIRequestContext, Page } from '@playwright/test';
import { untilControlled } from './cached-files.ts';
import { completeCategories } from './health-answers.ts';
import { type Member, type RecipeDetail, readAs } from './member.ts';
import { timezoneId } from './midday-timezone.ts';
import { headersOf, items, openPlanner, plans, thursday } from './planner.ts';
import { expect, test } from './subscriber.ts';
import { expectOnRecipePage, type Kitchen, lists, pages, stock, type Visit } from './verdict-surfaces.ts';

// offline copies are those of the service worker
test.use({ serviceWorkers: 'allow', timezoneId });

/** The sentence of the recipe with this title; '' without one. */
async function fitByTitle(api: APIRequestContext, member: Member, title: string): Promise<string> {
  const query = new URLSearchParams({ keyword: title });
  const { data } = await readAs<{ data: RecipeDetail[] }>(api, member, `/recipes?${query}`);
  return data.find((each) => each.title === title)?.fit?.sentence ?? '';
}

/** What is read from then on is copied. */
async function openWithWorker(page: Page): Promise<void> {
  await page.goto('/account');
  await untilControlled(page);
}

async function visit(visits: Readonly<Record<string, Visit>>, page: Page, kitchen: Kitchen): Promise<void> {
  for (const [name, go] of Object.entries(visits)) await test.step(name, () => go(page, kitchen));
}

test('EXT-13 every list shows the same sentence for the same three recipes, and so do its copies offline', async ({
  page,
  context,
  request,
  member,
}) => {
  const kitchen = await stock(request, member);
  await openWithWorker(page);
  await visit(lists, page, kitchen);
  await test.step('the dashboard’s first card', async () => {
    await page.goto('/dashboard');
    const lead = page.getByRole('main').getByRole('article').first();
    await expect(lead.getByRole('heading')).toHaveText(/./);
    const title = (await lead.getByRole('heading').textContent()) ?? '';
    const sentence = await fitByTitle(request, member, title);
    expect(sentence).not.toBe('');
    await expect.soft(lead.getByText(sentence, { exact: true })).toBeVisible();
  });
  await test.step('a generated day', async () => {
    const data = { date: thursday, timeFrame: 'day' };
    const made = await request.post(`/api${plans}/generate`, { headers: headersOf(member), data });
    expect(made.ok(), await made.text()).toBe(true);
    await openPlanner(page, thursday);
    await expect(items(page).first()).toBeVisible();
    const { data: plan }: { data: { items: { recipe_id: number | null }[] } } = await made.json();
    const ids = new Set(plan.items.flatMap(({ recipe_id: id }) => id ?? []));
    expect(ids.size).toBeGreaterThan(2);
    for (const id of ids) {
      const { title, fit: judged } = (await readAs<{ data: RecipeDetail }>(request, member, `/recipes/${id}`))
        .data;
      const fit = judged?.sentence ?? '';
      expect(fit).toMatch(/^Fits you: milk, celery, vegan, low histamine/);
      await expect.soft(items(page).filter({ hasText: title }).getByText(fit, { exact: true })).toBeVisible();
    }
  });
  await context.setOffline(true);
  const copied = ['the favorites', 'a collection of one’s own', 'the day in the planner', 'own recipes'];
  for (const name of copied) await test.step(`${name}, offline`, () => lists[name]?.(page, kitchen));
});

test('EXT-13 EXT-14 every page shows the same sentence for the same three recipes, with the member’s allergen first', async ({
  page,
  context,
  browser,
  baseURL,
  request,
  member,
}) => {
  const kitchen = await stock(request, member);
  await openWithWorker(page);
  await visit(pages, page, kitchen);
  await test.step('offline', async () => {
    await context.setOffline(true);
    for (const dish of kitchen.dishes) await expectOnRecipePage(page, dish);
    await context.setOffline(false);
  });
  await test.step('recommendations', async () => {
    await completeCategories(request, headersOf(member), '11', '103', '105', '201');
    await page.goto('/health-and-wellness');
    // the answers add safety notes to what is checked, here and on the page
    const first = page.getByRole('main').getByRole('link').filter({ hasText: 'Fits you' }).first();
    const id = ((await first.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
    const { data } = await readAs<{ data: RecipeDetail }>(request, member, `/recipes/${id}`);
    expect(data.fit?.sentence).toMatch(/^Fits you: milk, your safety notes, celery, vegan, low histamine/);
    await expect.soft(first).toContainText(data.fit?.sentence ?? '');
  });
  await test.step('a guest without scripts', async () => {
    const guest = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await guest.goto(`/recipes/${kitchen.dishes[2].id}/share`);
    await expect(guest.getByText(/^Contains milk, .*wheat/)).toBeVisible();
    expect(await guest.content()).toContain('Contains milk,');
    await guest.close();
  });
});
