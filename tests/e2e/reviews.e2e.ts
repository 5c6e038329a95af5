import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessibility-and-overflow.ts';
import {
  expect,
  type Member,
  newAccount,
  type RecipeDetail,
  readAs,
  registerSettled,
  test,
} from './member.ts';
import { expectToast } from './messages.ts';
import { fulfillWith, recordCalls } from './network.ts';

/** Each test uses its own recipe, as reviews are visible to other tests. */
const recipeNamed = async (api: APIRequestContext, member: Member, name: string) =>
  (await readAs<{ data: RecipeDetail }>(api, member, `/recipes/${name}`)).data;
const stars = (place: Locator, count: number) =>
  place.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
const pick = (form: Locator, count: number) => stars(form, count).check({ force: true });
/** Pictures are processed at low priority. */
const uploaded = { timeout: 20_000 };
const formOn = (page: Page) => page.getByRole('form', { name: 'Your review' });
const shown = (page: Page) => page.getByRole('list', { name: 'Reviews' }).getByRole('listitem');

async function openReviews(page: Page, id: number | string): Promise<Locator> {
  await page.goto(`/recipes/${id}`);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  return formOn(page);
}

/** A photo of a good camera: large in pixels and, by bytes that decoders ignore, in size. */
async function largePhoto(): Promise<Buffer> {
  const create = { width: 3200, height: 2400, channels: 3, background: '#c9a227' } as const;
  return Buffer.concat([await sharp({ create }).jpeg().toBuffer(), Buffer.alloc(6 * 1024 * 1024)]);
}
const smallPicture = (background = '#e07a2f') =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

async function review(
  api: APIRequestContext,
  member: Member,
  id: number | string,
  parts: Readonly<Record<string, string | { name: string; mimeType: string; buffer: Buffer }>>,
): Promise<void> {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const response = await api.post(`/api/recipes/${id}/reviews`, { headers, multipart: { ...parts } });
  expect(response.status()).toBe(201);
}

test('REV-04 REV-07 REV-08 REV-09 REV-10 REV-11 REV-12 OK-12 a review with a large photo, looked at, changed and removed', async ({
  page,
  member,
  request,
}) => {
  const recipe = await recipeNamed(request, member, 'fish-pie');
  const calls = recordCalls(page);
  const path = `/recipes/${recipe.id}/reviews`;
  const form = await openReviews(page, recipe.id);
  await form.getByLabel('Comment').fill('Quick and mild.');
  await pick(form, 4);

  const file = form.getByLabel('Picture file');
  expect((await file.getAttribute('accept'))?.split(',').sort()).toEqual([
    'image/gif',
    'image/jpeg',
    'image/png',
    'image/svg+xml',
  ]);
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(form.getByRole('alert').getByText('Choose a PNG, JPEG, SVG, or GIF.')).toBeVisible();

  const buffer = await largePhoto();
  await file.setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer });
  const preview = form.getByRole('img', { name: 'As it will be sent' });
  await expect(preview).toBeVisible();
  await expect(form.getByText('Choose a PNG')).toBeHidden();
  await expectAccessible(page, 'the form with a picture');

  await page.getByRole('tab', { name: 'Nutritional Info' }).click();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(form.getByLabel('Comment')).toHaveValue('Quick and mild.');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Review added successfully', uploaded);
  const posted = calls.to(path).filter(({ method }) => method === 'POST');
  expect(posted.map(({ headers }) => headers['content-type']?.split(';')[0])).toEqual([
    'multipart/form-data',
  ]);
  await expect(form.getByLabel('Comment')).toHaveValue('');
  await expect(preview).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveCount(0);

  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Your review, just now');
  await expect(page.getByText('4.0', { exact: true })).toBeVisible();
  await shown(page)
    .getByRole('button', { name: /^Picture by/ })
    .click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveJSProperty('naturalWidth', 1600);
  await expectAccessible(page, 'the picture large');
  await page.goBack();
  await expect(large).toBeHidden();

  await page.reload();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(form).toContainText('You’ve already reviewed this recipe');
  await shown(page).getByRole('button', { name: 'Edit your review' }).click();
  const editing = page.getByRole('form', { name: 'Change your review' });
  await expect(editing.getByLabel('Comment')).toHaveValue('Quick and mild.');
  await expect(stars(editing, 4)).toBeFocused();
  await expect(preview).toBeVisible();
  await pick(editing, 5);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your review has been updated.')).toBeVisible();
  await expect(shown(page).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect(shown(page).getByRole('button', { name: /^Picture by/ })).toBeVisible();

  await shown(page).getByRole('button', { name: 'Edit your review' }).click();
  await editing.getByRole('button', { name: 'Remove picture' }).click();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(shown(page).getByRole('button', { name: /^Picture by/ })).toHaveCount(0);

  await shown(page).getByRole('button', { name: 'Remove your review' }).click();
  const question = page.getByRole('dialog', { name: 'Remove your review of this recipe?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(shown(page)).toHaveCount(1);
  await shown(page).getByRole('button', { name: 'Remove your review' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(page, 'Your review has been removed.');
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
});

test('REV-05 REV-06 ERR-56 ERR-57 without a star nothing is sent; what fails loses nothing', async ({
  page,
  member,
  request,
}) => {
  const recipe = await recipeNamed(request, member, 'dark-chocolate-pots');
  const path = `/recipes/${recipe.id}/reviews`;
  const form = await openReviews(page, recipe.id);
  const calls = recordCalls(page);
  const posted = () => calls.to(path).filter(({ method }) => method === 'POST');
  await form.getByLabel('Comment').fill('Still here.');
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(page.getByText('Please rate the recipe.')).toBeVisible();
  expect(posted()).toEqual([]);

  await pick(form, 1);
  const buffer = await smallPicture();
  await form.getByLabel('Picture file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  const preview = form.getByRole('img', { name: 'As it will be sent' });
  await expect(preview).toBeVisible();
  await fulfillWith(page, path, 500);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Failed to add review')).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue('Still here.');
  await expect(preview).toBeVisible();

  await page.unrouteAll();
  const refusal = 'This picture has more than 25 megapixels. Choose a smaller one.';
  await fulfillWith(page, path, 422, { message: refusal, errors: { file: [refusal] } });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert').getByText(refusal)).toBeVisible();
  await form.getByRole('button', { name: 'Remove picture' }).click();
  await expect(form.getByText(refusal)).toBeHidden();

  await page.unrouteAll();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(shown(page)).toContainText('Still here.');
  await expect(shown(page).getByRole('button', { name: /^Picture by/ })).toHaveCount(0);
});

test('REV-01 REV-02 REV-03 ENT-21 reviews of others: author, stars, text, picture, date; further pages on request', async ({
  page,
  member,
  request,
}) => {
  const recipe = await recipeNamed(request, member, 'lamb-and-barley-broth');
  const author = await registerSettled(request, newAccount());
  const headers = { Authorization: `Bearer ${author.tokens.access_token}` };
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await smallPicture('#336699') };
  await request.put('/api/users/me', { headers, data: { name: 'Mary Ann Smith' } });
  await request.post('/api/users/me/photo', { headers, multipart: { photo } });
  const file = { name: 'dish.png', mimeType: 'image/png', buffer: await smallPicture() };
  await review(request, author, recipe.id, { rating: '3', comment: 'Fine,\nwith more salt.', file });

  await openReviews(page, recipe.id);
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page).getByRole('heading')).toHaveText('Mary S.');
  await expect(shown(page)).toContainText('just now');
  await expect(shown(page)).toContainText('with more salt.');
  await expect(shown(page).getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  await expect(shown(page).locator('img[src^="/files/avatars/"]')).toHaveJSProperty('naturalWidth', 480);
  await expect(shown(page).locator('img[src^="/files/reviews/"]')).toHaveJSProperty('naturalWidth', 640);
  await expect(shown(page).getByRole('button', { name: 'Edit your review' })).toHaveCount(0);

  const pages = (url: URL) => url.pathname === `/api/recipes/${recipe.id}/reviews`;
  await page.route(pages, async (route) => {
    const index = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const one = {
      id: String(index),
      user: { name: `Author ${index}`, profile_photo_url: null },
      rating: 4,
      comment: '',
      attachments: [],
      created_at: '2026-01-01T00:00:00Z',
      created_at_text: '3 days ago',
    };
    await route.fulfill({
      json: { data: [one], meta: { current_page: index, last_page: 2, per_page: 1, total: 2 } },
    });
  });
  await openReviews(page, recipe.id);
  await page.getByRole('button', { name: 'Show more reviews' }).click();
  await expect(shown(page).getByRole('heading')).toHaveText(['Author 1', 'Author 2']);
  await expect(page.getByRole('button', { name: 'Show more reviews' })).toHaveCount(0);
});
