import { newAccount } from '#tests/e2e/member.ts';
import { expect, test } from './browser.ts';

test('from a new email to a recipe that says why it fits', async ({ guest: screen }) => {
  const { email, password } = newAccount();
  await screen.open('/auth/login-or-create');
  await screen.driver.evaluate('sessionStorage.setItem("referral_dismissed", "true")');
  await screen.field('Email').type(email);
  await screen.field('Password').type(password);
  await screen.role('button', 'Continue').click();
  await screen.expectAddress('/account/get-started-membership');
  await screen.role('button', 'Stay on Free for now').click();
  await screen.expectAddress('/account/first-update-personal');

  const saved = { recipe_low_oxalate_enabled: true, recipe_low_histamine_enabled: true };
  // it notes what the write outdates, also for a slow network
  await screen.driver.evaluate(
    `navigator.serviceWorker.controller !== null ||
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true)))`,
  );
  const status = await screen.driver.evaluate(
    `fetch('/api/users/me/preferences', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + localStorage.access_token },
      body: '${JSON.stringify(saved)}',
    }).then(({ status }) => status)`,
  );
  expect(status).toBe(200);
  await screen.open('/dashboard');
  const cards = screen.role('list', 'Recipes').within('article');
  await cards.first();
  await screen.role('button', /^Filters/).click();
  await expect.poll(async () => (await screen.role('switch', 'Limit Oxalate').first()).isChecked).toBe(true);
  await screen.role('button', 'Apply Filter').click();
  await screen.role('button', 'Filters, 2 active').first();
  await screen.expectText('Fits you: low oxalate, low histamine');
  expect(await screen.overflow()).toBe(0);

  const { text: title } = await cards.within('link').first();
  await cards.within('link').click();
  await screen.expectAddress(/^\/recipes\/[^/]+$/);
  await screen.role('heading', title).first();
  await screen.role('button', 'See why').click();
  const why = screen.role('region', 'Why this verdict');
  await expect.poll(async () => (await why.first()).text).toContain('Within your limit of low');
  await screen.role('button', 'More').click();
  await screen.role('list', 'Ingredients').within('listitem').first();
  expect(await screen.overflow()).toBe(0);
  await screen.driver.back();
  await screen.expectAddress('/dashboard');
});
