import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { expect, test } from './member.ts';
import { fulfillWith, recordCalls } from './network.ts';

test('NOTIF-01 NOTIF-02 NOTIF-03 NOTIF-04 NOTIF-05 NOTIF-06 OR-27 SRV-41 the bell leads to the welcome, which is marked and leads on', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await expect(page).toHaveURL('/notifications');
  const welcome = page.getByRole('button', { name: /^Unread: Welcome to Kindfare/ });
  await expect(welcome).toContainText('just now');
  await expectAccessible(page, 'notifications');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflow(page), 'at 320').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });

  await welcome.click();
  await expect(page).toHaveURL('/account/preferences');
  await page.goBack();
  const read = page.getByRole('button', { name: /^Welcome to Kindfare/ });
  await expect(read).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  const marks = calls.all.filter(({ path }) => path.endsWith('/mark-as-read'));
  expect(marks.map(({ method }) => method)).toEqual(['POST']);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
});

test('NOTIF-07 ERR-26 ERR-27 failures are reported, and a retry works', async ({ page }) => {
  await fulfillWith(page, '/users/me/notifications', 500);
  await page.goto('/notifications');
  await expect(page.getByText('Could not fetch notifications. Please try again later.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await fulfillWith(page, '/users/me/notifications/mark-all-as-read', 500);
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await markAll.click();
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByText('1 unread')).toBeVisible();
  await page.unrouteAll();
  await markAll.click();
  await expect(markAll).toBeHidden();
});
