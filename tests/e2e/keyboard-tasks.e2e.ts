/** Ten tasks of a member who uses the keyboard and hears the page. */
import { KeyboardMember } from './keyboard.ts';
import { newAccount } from './member.ts';
import { filterSheet, waitForCards } from './screens.ts';
import { expect, test } from './server-under-test.ts';

test.use({ visitsSandbox: true });

test('AUTH-06 FILT-10 RCP-14 ten tasks are done by keyboard and accessibility tree alone', async ({
  page,
}) => {
  const account = newAccount();
  const me = await KeyboardMember.at(page);
  const { keyboard } = page;

  await test.step('sign up', async () => {
    await page.goto('/auth/login-or-create');
    await me.type('textbox', 'Email', account.email);
    await me.type('textbox', 'Password', account.password);
    await keyboard.press('Enter');
    await me.isOnPage('/account/get-started-membership', 'Cook with a plan that knows you');
    await me.press('button', 'Stay on Free for now');
    await me.isOnPage('/account/first-update-personal', 'Create Your Profile');
    await me.type('textbox', 'Name', 'Kim');
    for (const [part, value] of [
      ['Month', 'May'],
      ['Day', '4'],
      ['Year', '1990'],
    ] as const) {
      await me.goTo('combobox', part);
      await keyboard.type(value);
    }
    await me.press('button', 'Continue');
  });

  await test.step('quiz', async () => {
    await me.isOnPage('/onboardings/health-and-wellness', /Tell us/);
    await me.press('link', 'Get Started!');
    await me.isOnPage('/onboardings/health-quiz', 'Do you follow a diet?');
    await me.choose(/^Yes/, /^No/);
    await me.press('button', 'Next');
    await me.isAt('heading', 'Which proteins do you eat?');
    await me.press('button', 'Next');
    await me.isAt('heading', 'What are you allergic to?');
    await me.press('checkbox', 'Peanuts');
    await me.press('button', 'Next');
    await me.isAt('heading', 'What should we keep low?');
    await me.press('checkbox', /^Low Oxalate/);
    await me.press('button', 'Next');
    await me.isAt('heading', 'Anything else to leave out?');
    await me.press('button', 'Finish');
    await me.isOnPage('/onboardings/preview-preferences', /./);
    await me.press('button', 'Submit');
    await me.isInside('May we keep your allergens and intolerances?');
    await keyboard.press('Escape');
    await me.isAt('button', 'Submit');
    await keyboard.press('Enter');
    await me.isInside('May we keep your allergens and intolerances?');
    await me.press('button', 'I agree');
    await me.isOnPage('/membership-benefits', 'All set. Where to first?');
    await me.press('link', /^Take Me to My Recipes/);
  });

  await test.step('filter', async () => {
    await me.isOnPage('/dashboard', /./);
    await waitForCards(page);
    await me.press('button', /^Filters/);
    await me.isInside('Filter recipes');
    await me.press('switch', 'Limit Histamine');
    await me.goTo('slider', 'Histamine level');
    await keyboard.press('ArrowRight');
    await expect(page.getByText('Low and medium recipes')).toBeVisible();
    await keyboard.press('Escape');
    await expect(filterSheet(page)).toBeHidden();
    await me.isAt('button', /^Filters/);
    await keyboard.press('Enter');
    await me.press('switch', 'Limit Histamine');
    await me.press('button', 'Apply Filter');
    await expect(filterSheet(page)).toBeHidden();
    await me.isAt('button', 'Filters, 3 active');
  });

  await test.step('read why', async () => {
    await waitForCards(page);
    const card = page.getByRole('list', { name: 'Recipes' }).getByRole('article').first();
    const title = (await card.getByRole('link').textContent()) ?? '';
    await me.press('link', title);
    await me.isOnPage(/recipes/, title);
    await me.press('button', 'See why');
    await me.isAt('region', 'Why this verdict');
    await me.choose('US', 'Metric');
    await me.goTo('tab', 'Recipe Details');
    await keyboard.press('ArrowRight');
    await me.isAt('tab', 'Nutritional Info');
    await me.press('button', 'Back');
    await me.isOnPage('/dashboard', /./);
  });

  await test.step('buy', async () => {
    await me.press('link', 'Planner');
    await me.isOnPage('/account/choose-plan', /./);
    await me.press('button', 'Start your FREE 14-day trial');
    await expect(page).toHaveURL(/sandbox/);
    await me.press('button', 'Order with obligation to pay');
    await expect(page).toHaveURL('/subscription/thank-you');
    await me.press('button', "Let's Go!");
    await me.isOnPage('/membership-benefits', 'All set. Where to first?');
    await me.press('link', /^Take Me to My Recipes/);
  });

  let planned = '';
  await test.step('plan a week', async () => {
    await me.press('link', 'Planner', 'Shift+Tab');
    await me.isOnPage('/meal-planner', 'Planner');
    await me.press('button', 'Next week');
    await me.press('button', /^Create a plan/);
    await me.isInside('Create a custom meal plan');
    await me.choose(/day$/, 'Whole week');
    await me.press('button', 'Generate');
    await me.press('button', 'Save this week');
    await me.hears('button', 'Keep this plan');
    await me.press('button', 'Keep this plan');
    await me.isAt('button', /^Create a plan/);
    planned =
      (await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent()) ?? '';
  });

  await test.step('replace a meal', async () => {
    await me.press('button', `Replace ${planned}`);
    await me.isInside(`Instead of ${planned}`);
    await me.press('button', /kcal/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Replace ${planned}` })).toHaveCount(0);
    await me.isAt('button', /^Replace /);
  });

  await test.step('shop', async () => {
    await me.press('link', /^Shopping list/);
    await me.isOnPage(/shopping-list/, 'Shopping list');
    await me.press('checkbox', /./);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await me.press('button', 'Back', 'Shift+Tab');
    await me.isOnPage(/meal-planner/, 'Planner');
  });

  await test.step('cook', async () => {
    await page.goto('/recipes/fish-pie');
    await me.press('link', 'Start cooking');
    await me.isAt('heading', 'Step 1 of 4');
    await me.press('button', 'Start 18 minutes');
    for (const step of [2, 3, 4]) {
      await me.press('button', 'Next step');
      await me.isAt('heading', `Step ${step} of 4`);
    }
    await me.press('button', 'I’ve cooked it');
    await me.isAt('heading', 'How was it?');
    await me.press('link', 'Done');
    await me.isOnPage(/recipes/, 'Fish pie');
    await me.press('button', 'Back', 'Shift+Tab');
  });

  await test.step('cancel', async () => {
    await page.goto('/account');
    await me.press('button', 'Cancel trial');
    await me.isInside(/./);
    await me.press('button', 'Keep it');
    await me.isAt('button', 'Cancel trial');
    await keyboard.press('Enter');
    await me.press('button', 'Cancel it');
    await expect(page.getByRole('button', { name: 'Cancel trial' })).toHaveCount(0);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });

  await test.step('delete', async () => {
    await me.press('link', /^Kim/);
    await me.isOnPage('/account/profile', 'Profile');
    await me.press('link', /^Your data/);
    await me.isOnPage('/account/data', 'Your data');
    await me.press('button', 'Delete account');
    await me.isInside('Are you sure you want to delete your account?');
    await me.press('button', 'Delete account');
    await expect(page).toHaveURL('/auth/login-or-create');
  });

  expect(me.problems).toEqual([]);
});
