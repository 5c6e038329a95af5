import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, readAs, test } from './member.ts';
import { expectToast } from './messages.ts';
import { fulfillWith, holdRequests, modifyResponse, recordCalls } from './network.ts';
import { tabTo } from './screens.ts';

/** A small green square. */
const square = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mNQDbEkCTGMahjVMHw1AACPALIB4LhT7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};
/** Claims to be an image, but is not. */
const letter = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>Dear Sir</html>') };

test('PROF-03 PROF-06 OK-01 ERR-09 the profile is opened, changed and saved by keyboard, and persists', async ({
  page,
  request,
  member,
}) => {
  await page.goto('/account');
  await tabTo(page, page.getByRole('region', { name: 'Profile' }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Gender')).toHaveValue('other');

  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Maya Lindqvist');
  for (const [label, typed] of [
    ['Month', 'May'],
    ['Day', '31'],
    ['Year', '1990'],
    ['Weight', '150.5'],
    ['Feet', '5'],
    ['Inches', '7'],
    ['Bio', 'I cook.'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Profile updated successfully.');
  const { data } = await readAs<{ data: object }>(request, member, '/users/me');
  expect(data).toMatchObject({
    name: 'Maya Lindqvist',
    date_of_birth: '1990-05-31',
    weight: 150.5,
    height: 67,
    bio: 'I cook.',
    email: member.email,
  });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('Maya Lindqvist');
});

test('PROF-07 PROF-08 PROF-09 ERR-15 a picture is added, shown at once and everywhere, and removed again', async ({
  page,
}) => {
  const calls = recordCalls(page);
  // requested before the press: Playwright must intercept the file chooser
  const choosing = page.waitForEvent('filechooser');
  await page.goto('/account/profile');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await tabTo(page, page.getByRole('button', { name: 'Add a picture' }));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(letter);
  await expect(page.getByText('We can’t use this file as a picture.')).toBeVisible();

  const releaseRequests = await holdRequests(page, '/users/me/photo');
  await page.getByLabel('Picture file').setInputFiles(square);
  await expect(page.getByText('Sending your picture')).toBeVisible();
  const picture = page.getByRole('region', { name: 'Picture' }).locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  releaseRequests();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  expect(address).not.toMatch(/^blob:/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page, 'profile with a picture');

  await page.unrouteAll();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Profile' }).locator('img')).toHaveAttribute('src', address);
  await page.goBack();
  await fulfillWith(page, '/users/me/photo', 500);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Upload avatar failed.')).toBeVisible();
  await expect(picture).toHaveAttribute('src', address);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect(calls.to('/users/me/photo').map(({ method }) => method)).toEqual([
    'POST',
    'POST',
    'DELETE',
    'DELETE',
  ]);
});

test('ONB-01 ONB-03 ONB-04 OR-88 a new member fills in the profile; back is blocked, logging out is not', async ({
  page,
}) => {
  await page.goto('/account');
  await page.goto('/account/first-update-personal');
  const heading = page.getByRole('heading', { level: 1, name: 'Create Your Profile' });
  await expect(heading).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.goBack();
    await expect(page).toHaveURL('/account/first-update-personal');
    await expect(heading).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(heading).toBeVisible();

  await page.getByLabel('Name').fill('Maya');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/onboardings/health-and-wellness');
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maya');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login?just_logged_out=true');
});

const pages = [
  ['About Us', '/pages/about'],
  ['Member Benefits', '/pages/member-benefits'],
  ['FAQ', '/pages/faq'],
  ['Affiliate Program', '/account/affiliate-program'],
] as const;

test('SHELL-26 SHELL-27 SHELL-28 SHELL-29 the menu leads to its pages, and back leads to the page it was opened on', async ({
  page,
}) => {
  await page.goto('/account');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const account = page.getByRole('heading', { level: 1, name: 'Account' });
  for (const [label, path] of pages) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(menu).toBeHidden();
    await expect(account).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expect(account).toBeVisible();
  }
});

test('SHELL-32 PERM-09 without a membership the benefits say why they are locked and lead to the plans', async ({
  page,
  context,
}) => {
  await modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, shop_url: '/pages/shop', community_url: '/pages/community' },
  }));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Shop', 'Community']) await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Consultations Not available here yet' })).toBeVisible();
  await menu.getByRole('link', { name: 'Community' }).click();
  await expect(page.getByText('Access restricted.')).toBeVisible();
  await expect(page).toHaveURL('/account/choose-plan');
  expect(context.pages()).toHaveLength(1);
});

test('SHELL-45 OK-11 REF-04 a code and its link are copied', async ({ page, context, request, member }) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const code = `maya-${crypto.randomUUID().slice(0, 8)}`;
  await request.put('/api/users/me', { headers, data: { referral_code: code } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/account/affiliate-program');
  await page.getByRole('button', { name: 'Copy your link' }).click();
  await expect(page.getByRole('button', { name: 'Copied your link' })).toBeVisible();
  await expectToast(page, 'Copied to clipboard');
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/?aff=${code}`);
  await expect(page.getByRole('button', { name: 'Copy your link' })).toBeVisible();
});
