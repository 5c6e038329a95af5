import type { Page } from '@playwright/test';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { cachedOfMembers, untilCached } from './cached-files.ts';
import { recordShifts } from './layout-shift.ts';
import { type RecipeDetail, readAs } from './member.ts';
import { expectToast } from './messages.ts';
import { timezoneId, today } from './midday-timezone.ts';
import { cards, filterBy, waitForCards } from './screens.ts';
import { expect, test } from './subscriber.ts';

test.use({ serviceWorkers: 'allow', fetchesAhead: true, timezoneId });

/** All personal data in the browser's storage: the filter, answers, pictures of own recipes. */
const personalOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const addresses = keys.flat().map(({ url }) => new URL(url).pathname);
    return [
      ...Object.keys(localStorage).filter((key) => key.startsWith(btoa('kindfare.filter'))),
      ...addresses.filter((path) => /^\/files\/recipes\/|^\/art\/own-/.test(path)),
    ];
  });

test('EXT-06 visited pages, the favorites, the plan and the shopping list open offline, and nothing after a logout', async ({
  page,
  context,
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const { data: found } = await (await request.get('/api/recipes?per_page=2', { headers })).json();
  const [recipe, planned] = found;
  await request.post(`/api/recipes/${recipe.id}/favorites`, { headers });
  const plan = { type: 'recipe', date: today, ids: [String(planned.id)] };
  expect((await request.post('/api/users/me/meal-plans', { headers, data: plan })).ok()).toBe(true);

  const soup = { title: 'Own soup', servings: 2, ingredients: ['500 g carrots'] };
  const { data: own } = await (await request.post('/api/users/me/recipes', { headers, data: soup })).json();

  await page.goto('/dashboard');
  await waitForCards(page);
  await filterBy(page, (sheet) => sheet.getByRole('checkbox', { name: 'Low salicylate' }).click());
  await waitForCards(page);
  const first = cards(page).first().getByRole('link');
  const viewed = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewed);
  const address = page.url();
  await expect
    .poll(async () => await cachedOfMembers(page), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/api/users/me', '/api/recipes', '/api/users/me/shopping-list']));
  await page.goto('/recipes/own');
  await expect(page.getByRole('link', { name: own.title }).first()).toBeVisible();
  await expect
    .poll(() => personalOnDevice(page))
    .toEqual([expect.stringMatching(/^\w+=*$/), expect.stringMatching(/^\/art\/own-/)]);
  await untilCached(page);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewed);
  await page.goto('/recipes/favorite');
  await expect(cards(page)).toContainText(recipe.title);
  await page.goto('/meal-planner');
  await expect(page.getByText(planned.title).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/meal-planner/shopping-list');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect((await cachedOfMembers(page)).filter((path) => /health|auth|packages|checkout/.test(path))).toEqual(
    [],
  );

  // all screens are cached, also those that were not opened yet
  for (const path of ['/', '/account/profile', '/recipes/own/new', `/recipes/${recipe.ref_id}/share`]) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(/Oops|You’re offline/);
  }

  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await cachedOfMembers(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('shopping_list'))).toBeNull();
  expect(await personalOnDevice(page)).toEqual([]);
});

test('EXT-28 EXT-06 hearts, ticks, the plan, a review, a note and a new collection made offline are shown also after a restart, and are on the server once when online again', async ({
  page,
  context,
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  // a recipe of its own, as reviews are visible to other tests
  const { data: recipe } = await readAs<{ data: RecipeDetail }>(
    request,
    member,
    '/recipes/rice-balls-with-salmon',
  );
  const plan = { type: 'recipe', date: today, ids: [String(recipe.id)] };
  expect((await request.post('/api/users/me/meal-plans', { headers, data: plan })).ok()).toBe(true);
  await page.goto(`/recipes/${recipe.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.title);
  await untilCached(page);
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  const openReviews = () => page.getByRole('tab', { name: /Reviews/ }).click();
  const note = page.getByRole('textbox', { name: 'Only you can see this' });
  await note.scrollIntoViewIfNeeded();
  await openReviews();
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toBeVisible();

  await page.getByRole('tab', { name: 'Details' }).click();
  await note.fill('Half the salt.');
  await note.blur();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await openReviews();
  await page.getByRole('radio', { name: /^4/ }).check({ force: true });
  await page.getByLabel('Comment').fill('Mild and quick.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your review, waiting to be sent')).toBeVisible();
  await page.goto('/recipes/collections');
  await page
    .getByRole('button', { name: /New collection|Create/ })
    .first()
    .click();
  await page.getByLabel('Name').fill('For guests');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create|Add|Save/ })
    .click();
  await expect(page.getByRole('link', { name: /For guests/ })).toBeVisible();
  await page.goto('/meal-planner/shopping-list');
  await page.getByRole('checkbox').first().check();
  await expect(banner).toContainText('4 changes to send.');
  await page.goto('/meal-planner');
  await page
    .getByRole('button', { name: `Remove ${recipe.title}` })
    .filter({ visible: true })
    .first()
    .click();
  await expect(banner).toContainText('5 changes to send.');

  const moves = await recordShifts(page);
  await page.goto(`/recipes/${recipe.id}`);
  await expect(banner).toContainText('5 changes to send.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.title);
  // a tap would miss what moves away
  expect(await moves()).toEqual([]);
  await expect(note).toHaveValue('Half the salt.');
  await openReviews();
  await expect(page.getByText('Your review, waiting to be sent')).toBeVisible();
  await banner.getByRole('link').click();
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('listitem')).toHaveText([
    /^Note saved/,
    /^Review of/,
    /^New collection: For guests/,
    /^Shopping list: 1 check mark/,
    /^Taken off the plan/,
  ]);
  await expectAccessible(page, 'what waits');
  expect(await findOverflow(page)).toEqual([]);
  await context.setOffline(false);
  await expectToast(page, 'What you changed is saved.');
  const sent = page.getByRole('region', { name: 'Sent', exact: true });
  await expect(sent.getByRole('listitem').filter({ hasText: 'New collection: For guests' })).toBeVisible();
  await expect(waiting).toContainText('Nothing’s waiting.');
  await page.goto(`/recipes/${recipe.id}`);
  await openReviews();
  await expect(page.getByText('Your review, waiting to be sent')).toBeHidden();
  await expect(page.getByText('Mild and quick.').first()).toBeVisible();
  const own = await readAs<{ data: { comment: string } }>(
    request,
    member,
    `/recipes/${recipe.id}/reviews/mine`,
  );
  expect(own.data.comment).toBe('Mild and quick.');
  const noted = await readAs<{ data: { text: string } }>(request, member, `/recipes/${recipe.id}/note`);
  expect(noted.data.text).toBe('Half the salt.');
  const collections = await readAs<{ data: readonly { name: string }[] }>(
    request,
    member,
    '/recipes/collections',
  );
  expect(collections.data.map(({ name }) => name)).toEqual(['_', 'For guests']);
  const week = await readAs<{ data: readonly Record<string, { items: unknown[] }[]>[] }>(
    request,
    member,
    `/users/me/meal-plans?start=${today}`,
  );
  expect(week.data[0]?.[today]?.[0]?.items).toEqual([]);
});

test('EXT-21 a heart that is pressed while the network hangs is with the server after the tab was closed', async ({
  page,
  context,
  request,
  member,
}) => {
  await page.clock.install();
  const { data: recipe } = await readAs<{ data: RecipeDetail }>(
    request,
    member,
    '/recipes/rice-balls-with-salmon',
  );
  await page.goto(`/recipes/${recipe.id}`);
  const heart = page.getByRole('button', { name: /favorites?/i }).first();
  await expect(heart).toBeVisible();
  await context.route('**/api/recipes/*/favorites', () => {});
  await heart.click();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        // opening one that the app hasn't made yet would make an empty one in its place
        const made = await indexedDB.databases();
        if (!made.some(({ name }) => name === 'waiting-changes')) return 0;
        return new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('waiting-changes');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const db = opening.result;
            const counting = db.transaction('changes').objectStore('changes').count();
            counting.onsuccess = () => {
              db.close();
              resolve(counting.result);
            };
          };
        });
      }),
    )
    .toBe(1);
  await page.close();
  await context.unroute('**/api/recipes/*/favorites');
  const again = await context.newPage();
  await again.clock.install({ time: Date.now() + 60_000 });
  await again.goto('/dashboard');
  const isFavorite = async () =>
    (await readAs<{ data: RecipeDetail }>(request, member, `/recipes/${recipe.id}`)).data.is_favorite;
  await expect.poll(isFavorite).toBe(true);
});

test('EXT-21 EXT-06 recipes of this and the next week can be read offline without having been opened; other pages show that they are not stored; an offline start is reported at once, also on a device that is never idle', async ({
  page,
  context,
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const nextWeek = new Date(Date.parse(today) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const [date, recipe] of [
    [today, 'gazpacho'],
    [nextWeek, 'borscht'],
  ]) {
    const data = { type: 'recipe', date, ids: [recipe] };
    expect((await request.post('/api/users/me/meal-plans', { headers, data })).ok()).toBe(true);
  }
  await page.goto('/dashboard');
  await waitForCards(page);
  await untilCached(page);
  const planned = ['gazpacho', 'borscht'];
  await expect
    .poll(() => cachedOfMembers(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(planned.map((recipe) => `/api/recipes/${recipe}`)));
  await context.setOffline(true);
  for (const recipe of planned) {
    await page.goto(`/recipes/${recipe}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(recipe, 'i'));
  }
  await page.goto('/recipes/ratatouille');
  await expect(page.getByText('You’re offline, and this page isn’t saved on your device yet.')).toBeVisible();

  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/meal-planner/shopping-list');
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
});
