import type { OperationResponse } from '#contract/operations.ts';
import { readAs } from './member.ts';
import { expect, test } from './moved-clocks.ts';
import { expectAccessibleAndFitting } from './planner.ts';
import { kinds, walk } from './trigger-walk.ts';

test.use({ serverSettings: { stripe_connected: 'true', food_tests: 'true' } });

test('EXT-31 a member with a trigger goes from the questions through blind portions to a limit, and to a verdict above it', async ({
  page,
  request,
  baseURL,
  extraHTTPHeaders,
  member,
  days,
}) => {
  const screen = page.getByRole('main');
  const onScreen = async (name: string) => {
    if (name === 'dosing') {
      await expectAccessibleAndFitting(page, 'a portion');
      await expect(screen.getByText(/^Eat one serving of Dish A today\. It may contain/)).toBeVisible();
      await expect(screen).not.toContainText(/evaporated milk: \d|\d g of evaporated/);
    }
    if (name === 'end') await expectAccessibleAndFitting(page, 'a result');
  };
  await walk(
    { page, member, baseUrl: `${baseURL}/api`, headers: extraHTTPHeaders, days, times: 1, onScreen },
    kinds.limit,
  );
  await expect(screen.getByRole('region', { name: 'My limits' }).getByText(/^Lactose: /)).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Test mannitol next' })).toBeVisible();

  type Recipes = OperationResponse<'listRecipes'>;
  const { data } = await readAs<Recipes>(request, await days.signIn(), '/recipes?per_page=50');
  const above = data.find(({ fit }) => /^Above your lactose limit/.test(fit?.sentence ?? ''));
  expect(above).toBeDefined();
  await days.open(page, `/recipes/${above?.id}`);
  await expect(
    screen.getByText(/^Above your lactose limit: .* g in one serving, from your doses in /).first(),
  ).toBeVisible();

  await days.open(page, '/account/diary/report');
  await expect(screen.getByRole('heading', { name: 'Food tests' })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});

test('EXT-31 a member who meets an alarm sign stops, has no portion any more, and is sent to a doctor first', async ({
  page,
  baseURL,
  extraHTTPHeaders,
  member,
  days,
}) => {
  const account = { member, baseUrl: `${baseURL}/api`, headers: extraHTTPHeaders };
  await walk({ page, ...account, days, times: 0, onScreen: async () => {} }, kinds.alarm);
  await expect(page.getByRole('button', { name: 'A doctor has looked at it' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^I ate Dish|^See if it’s for you/ })).toHaveCount(0);
});
