import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, readAs, test } from './member.ts';
import { expectToast } from './messages.ts';
import { test as guestTest } from './server-under-test.ts';

/** Mocks `beforeinstallprompt`; `end` is the outcome of its dialog. */
async function offerInstalling(page: Page, end: 'accepted' | 'dismissed' | 'failure') {
  return page.evaluate((choice) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      if (choice === 'failure') throw new Error('no dialog');
    };
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: choice }) }));
    return event.defaultPrevented;
  }, end);
}

test('SHELL-12 PWA-01 PWA-02 PWA-03 PWA-04 PWA-05 PWA-10 OK-08 OK-09 ERR-34 the install prompt, with each of its outcomes', async ({
  page,
}) => {
  const prompt = page.getByRole('region', { name: 'Install Kindfare' });
  const install = prompt.getByRole('button', { name: 'Install' });
  await page.goto('/account');
  const heading = page.getByRole('heading', { level: 1, name: 'Account' });
  await expect(heading).toBeVisible();
  await expect(prompt).toHaveCount(0);
  expect(await offerInstalling(page, 'accepted')).toBe(true);
  await expect(prompt).toBeVisible();
  const navigation = await page.getByRole('navigation').last().boundingBox();
  const strip = await prompt.boundingBox();
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeCloseTo(navigation?.y ?? -1, 0);
  await expectAccessible(page, 'account with the offer to install');
  await install.click();
  await expectToast(page, 'App installed successfully!');
  await expect(prompt).toHaveCount(0);

  await page.reload();
  await expect(heading).toBeVisible();
  await offerInstalling(page, 'failure');
  await install.click();
  await expect(page.getByText('Failed to install app')).toBeVisible();
  await expect(page).toHaveURL('/install');
  await expect(page.getByText('the menu with the three dots')).toBeVisible();
  await expectAccessible(page, 'how to install');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/account');

  await page.reload();
  await expect(heading).toBeVisible();
  await offerInstalling(page, 'dismissed');
  await install.click();
  await expectToast(page, 'App installation cancelled');
  await expect(prompt).toHaveCount(0);
  expect((await page.request.get('/service-worker.js')).ok()).toBe(true);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { display, start_url, icons } = await (await page.request.get(manifest ?? '')).json();
  expect({ display, start_url }).toEqual({ display: 'standalone', start_url: '/splash' });
  for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true);
});

guestTest(
  'SHELL-12 PWA-02 PWA-03 OK-08 a guest is offered the installation too, from page to page',
  async ({ page }) => {
    const prompt = page.getByRole('region', { name: 'Install Kindfare' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Look around first' })).toBeVisible();
    await expect(prompt).toHaveCount(0);
    expect(await offerInstalling(page, 'accepted')).toBe(true);
    await expect(prompt).toBeVisible();
    await expectAccessible(page, 'landing with the offer to install');
    await page.getByRole('link', { name: 'Continue with email' }).click();
    await expect(page).toHaveURL('/auth/login-or-create');
    await prompt.getByRole('button', { name: 'Install' }).click();
    await expectToast(page, 'App installed successfully!');
    await expect(prompt).toHaveCount(0);
  },
);

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('SHELL-34 NOTIF-08 NOTIF-09 NOTIF-13 STOR-07 OK-06 PWA-11 the notification setting is stored on the device and on the server', async ({
    page,
    context,
    request,
    member,
  }) => {
    await context.grantPermissions(['notifications']);
    // the browser under test has no push service
    await page.addInitScript(() => {
      const keys = { p256dh: 'BExample', auth: 'Example' };
      const subscription = {
        options: {},
        unsubscribe: async () => true,
        toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
      };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    });
    const stored = () => page.evaluate(() => localStorage.getItem('notification_enabled'));
    const meta = async () => {
      const { data } = await readAs<{ data: { name: string; value: unknown }[] }>(
        request,
        member,
        '/users/me/metas',
      );
      return data.find(({ name }) => name === 'notification_enabled')?.value;
    };
    await page.goto('/account');
    const control = page.getByRole('switch', { name: 'Notifications' });
    await control.press('Space');
    // the service worker is installed when the page is idle
    await expect.poll(stored, { timeout: 20_000 }).toBe('true');
    await expectToast(page, 'Settings saved successfully!');
    await expect.poll(meta).toBe(true);
    const token = await page.evaluate(() => localStorage.getItem('push_token') ?? '');
    const registered = `/users/fcm-tokens/${encodeURIComponent(token)}`;
    const found = await readAs<{ data: { token: string } }>(request, member, registered);
    expect(found.data.token).toBe(token);
    await page.reload();
    await expect(control).toBeChecked();
    await control.click();
    await expect.poll(stored).toBeNull();
    await expect.poll(meta).toBe(false);
    await expect(page).toHaveURL('/account');
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148',
  });
  test('PWA-06 PWA-07 PWA-09 SHELL-37 at the second visit a hint leads to the steps', async ({ page }) => {
    const hint = page.getByRole('region', { name: 'Install Kindfare' });
    await page.goto('/account');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('install_visits'))).toBe('1');
    await expect(page.getByRole('link', { name: 'Install App' })).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await hint.getByRole('button', { name: 'Show me how' }).click();
    await expect(page).toHaveURL('/install');
    await expect(page.getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible();
  });
});
