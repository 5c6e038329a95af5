import type { OperationResponse } from '#contract/operations.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { foodTestMember } from '#scripts/demo/food-test-member.ts';
import { readAs } from './member.ts';
import { expect, test } from './moved-clocks.ts';
import { expectAccessibleAndFitting } from './planner.ts';

test.use({ serverSettings: { stripe_connected: 'true', food_tests: 'true' } });

test('EXT-31 a food test from its questions through low days, blind portions, and a result to a verdict above the limit', async ({
  page,
  request,
  baseURL,
  extraHTTPHeaders,
  member,
  days,
}) => {
  const account = { ...member, baseUrl: `${baseURL}/api`, headers: extraHTTPHeaders ?? {} };
  const lived = foodTestMember(account, 30);
  const screen = page.getByRole('main');
  /** Days as the calls of the app make them, until a stage; the browser sees the rest. */
  const liveUntil = async (stage: string) => {
    for (let n = 0; n < 150; n += 1) {
      const { current } = await lived.live(days.today(), stage);
      if (current?.stage === stage) return;
      days.pass();
    }
    throw new Error(`It never came to ${stage}.`);
  };

  await days.open(page, '/account/triggers');
  await page.getByRole('button', { name: 'See if it’s for you' }).click();
  for (const { text } of screeningQuestions)
    await page.getByRole('group', { name: text }).getByRole('radio', { name: 'No', exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Test', { exact: true }).selectOption('lactose');
  await page.getByLabel('Food that carries it').selectOption('evaporated-milk');
  await page.getByRole('radio', { name: /^Someone else/ }).check();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(screen.getByRole('heading', { name: 'Eat as usual' })).toBeVisible();
  await screen.getByRole('button', { name: 'Bloating' }).click();
  await screen.getByRole('button', { name: 'Moderate' }).click();
  await expect(screen.getByText('Moderate, 5 of 10')).toBeVisible();
  days.pass();

  await liveUntil('restriction');
  await days.open(page, '/account/triggers');
  await expect(screen.getByRole('heading', { name: 'Leave it out' })).toBeVisible();
  await liveUntil('review');
  await days.open(page, '/account/triggers');
  await page.getByRole('button', { name: 'Better: test it with portions' }).click();
  await expect(screen.getByText(/^Eat one serving of Dish A today\. It may hold/)).toBeVisible();
  await expectAccessibleAndFitting(page, 'a portion');
  await expect(screen).not.toContainText(/evaporated milk: \d|\d g of evaporated/);
  await page.getByRole('button', { name: 'I ate Dish A' }).click();
  await expect(screen.getByText('You ate Dish A today.')).toBeVisible();
  await screen.getByRole('button', { name: 'No symptoms today' }).click();
  await expect(screen.getByText('No symptoms', { exact: true })).toBeVisible();
  days.pass();

  await liveUntil('result');
  await days.open(page, '/account/triggers');
  const result = screen.getByRole('region', { name: 'Your result' });
  await expect(result.getByRole('heading', { name: /^Your limit for lactose: / })).toBeVisible();
  await expectAccessibleAndFitting(page, 'a result');
  await page.getByRole('button', { name: 'Use this limit' }).click();
  await expect(screen.getByRole('region', { name: 'My limits' }).getByText(/^Lactose: /)).toBeVisible();

  type Recipes = OperationResponse<'listRecipes'>;
  const { data } = await readAs<Recipes>(request, await days.signIn(), '/recipes?per_page=50');
  const above = data.find(({ fit }) => /^Above your lactose limit/.test(fit?.sentence ?? ''));
  expect(above).toBeDefined();
  await days.open(page, `/recipes/${above?.id}`);
  await expect(
    screen.getByText(/^Above your lactose limit: .* g, from your doses in /).first(),
  ).toBeVisible();

  await days.open(page, '/account/diary/report');
  await expect(screen.getByRole('heading', { name: 'Food tests' })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
