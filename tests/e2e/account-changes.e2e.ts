import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { expect, test } from './member.ts';
import { expectToast } from './messages.ts';
import { mailedCode, resetSubject, restoreLink, verificationSubject } from './outbox.ts';

test('EXT-23 OR-25 an address changed by an attacker at an open session is restored from the former mailbox', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
  member,
}) => {
  const origin = baseURL ?? '';
  await page.goto('/account/profile');
  await page.getByLabel('Name').fill('Maya');
  await page.getByLabel('Email').fill(`thief-${member.email}`);
  const password = page.getByLabel('Current password');
  await expect(password).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Enter your current password/)).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(page, 'a change of the address');
  expect(await findOverflow(page)).toEqual([]);
  await password.fill(member.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile updated successfully.');
  await expect(password).toBeHidden();

  // another device, with the mailbox of the former address
  const device = await browser.newContext({
    baseURL: origin,
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
    viewport: { width: 390, height: 844 },
  });
  const mailbox = await device.newPage();
  const link = await restoreLink(origin, member.email);
  await mailbox.goto(link);
  await expect(mailbox.getByRole('heading', { name: 'Wasn’t you?' })).toBeVisible();
  await expectAccessible(mailbox, 'the page that takes a change back');
  await mailbox.getByRole('button', { name: 'Take it back' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your account is yours again.' })).toBeVisible();
  await mailbox.getByRole('button', { name: 'Set a new password' }).click();
  await expect(mailbox.getByLabel('Email')).toHaveValue(member.email);
  await mailbox.getByRole('button', { name: 'Send Mail' }).click();
  await expect(mailbox).toHaveURL('/auth/reset-password');
  expect(await mailedCode(origin, member.email, resetSubject)).toMatch(/^\d{6}$/);

  await mailbox.goto(link);
  await mailbox.getByRole('button', { name: 'Take it back' }).click();
  await expect(mailbox.getByText(/This link was used before/)).toBeVisible();
  await device.close();

  await page.goto('/account/profile');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('EXT-23 a member without the password confirms with a mailed code', async ({
  page,
  baseURL,
  member,
}) => {
  await page.goto('/account/profile');
  await page.getByLabel('Name').fill('Maya');
  await page.getByLabel('New password').fill('a quiet orange lamp');
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  const code = page.getByLabel('Code');
  await expect(code).toBeVisible();
  await code.fill(await mailedCode(baseURL ?? '', member.email, /change how you sign in/));
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile updated successfully.');
});

test('AUTH-56 OK-05 the profile leads to confirming a changed address, and back', async ({
  page,
  baseURL,
  member,
}) => {
  const address = `new-${member.email}`;
  await page.goto('/account/profile');
  await page.getByLabel('Name').fill('Maya');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Current password').fill(member.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile updated successfully.');
  await expectAccessible(page, 'an address that isn’t confirmed');
  await page.getByRole('link', { name: 'Confirm your email' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page, 'confirming an address from the profile');
  await page.getByLabel('6-digit code').fill(await mailedCode(baseURL ?? '', address, verificationSubject));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByText('You’ve confirmed this address.')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/verification/);
});
