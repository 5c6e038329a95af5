import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { components } from '#contract/api.ts';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { completeCategories } from './health-answers.ts';
import { type Member, test as memberTest, readAs } from './member.ts';
import { failRequests, fulfillWith, recordCalls } from './network.ts';
import { expect, test } from './subscriber.ts';

type Questions = components['schemas']['HealthQuestions'];

const headersOf = ({ tokens }: Member) => ({ Authorization: `Bearer ${tokens.access_token}` });
const questionsOf = async (api: APIRequestContext, member: Member, id: string) =>
  (await readAs<{ data: Questions }>(api, member, `/swims/${id}/health-questions`)).data;

const complete = (api: APIRequestContext, member: Member, ...ids: readonly string[]) =>
  completeCategories(api, headersOf(member), ...ids);

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openMore = (within: Locator) => within.getByRole('button', { name: 'Tell us more' }).click();
const decline = (within: Locator) => within.getByRole('button', { name: 'No', exact: true }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const row = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('link', { name });

async function expectReadableAtBothWidths(page: Page, description: string): Promise<void> {
  await expectAccessible(page, description);
  expect(await findOverflow(page), description).toEqual([]);
}

test('HLTH-09 HLTH-10 HLTH-12 HLTH-13 HLTH-14 HLTH-16 HLTH-19 HLTH-20 HLTH-21 HLTH-22 HLTH-23 ERR-72 ERR-73 a category is opened, left, taken up again after a reload, and submitted', async ({
  page,
  member,
  request,
}) => {
  const calls = recordCalls(page);
  await page.goto('/health-questionnaire');
  await expect(page.getByRole('button', { name: 'See my results' })).toBeDisabled();
  await expectReadableAtBothWidths(page, 'the categories');
  await row(page, /Digestion and reactions/).click();
  await expect(page).toHaveURL('/health-questionnaire/11');
  await expect(page.getByRole('heading', { level: 1, name: 'Digestion and reactions' })).toBeFocused();
  await submit(page);
  await expect(page.getByText('Please choose the answers')).toBeVisible();
  const all = group(page, 'Overall');
  const belly = group(page, 'Belly and bowel');
  await openMore(all);
  await openMore(belly);
  await expect(belly.getByText('Selection required')).toHaveCount(5);
  await belly
    .getByRole('group', { name: /belly hurt/ })
    .getByRole('radio', { name: 'Some days' })
    .check();
  await expect(belly.getByText('Selection required')).toHaveCount(4);
  await submit(page);
  await expect(page.getByText('Please answer required questions.')).toBeVisible();
  await expect(all.getByRole('radio').first()).toBeFocused();
  await expectReadableAtBothWidths(page, 'the questions');
  await page.reload();
  await expect(belly.getByRole('radio', { name: 'Some days', checked: true })).toHaveCount(1);
  await all.getByRole('radio', { name: 'A little' }).check();
  await decline(belly);
  await expect(belly.getByRole('radio')).toHaveCount(0);
  await decline(group(page, 'Reactions after eating'));
  await submit(page);
  await expect(page).toHaveURL('/health-questionnaire');
  await expect(page.getByText('Your answers have been saved.')).toBeVisible();
  await expect(
    row(page, /Digestion and reactions/).getByRole('progressbar', { name: /Digestion/ }),
  ).toHaveAttribute('aria-valuenow', '100');
  const sent = calls.to('/swims/11/health-questions').filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  const { pages } = await questionsOf(request, member, '11');
  expect(pages.map(({ gate }) => gate?.value ?? null)).toEqual([null, 0, 0, null]);
  expect(pages[0]?.inputs[0]?.value).toBe(110102);
  await row(page, /Digestion and reactions/).click();
  await expect(all.getByRole('radio', { name: 'A little' })).toBeChecked();
  await expect(belly.getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL('/health-questionnaire');
  await complete(request, member, '201', '103', '105');
  await page.reload();
  await page.getByRole('link', { name: 'See my results' }).click();
  await expect(page).toHaveURL('/health-and-wellness');
});

test('HLTH-11 HLTH-25 HLTH-26 HLTH-27 HLTH-28 HLTH-29 HLTH-30 medications are found, picked, answered and removed', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/health-questionnaire/rx');
  await expect(page).toHaveURL('/health-questionnaire/medications');
  await expect(page.getByRole('heading', { level: 1, name: 'Your medication' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I do not take any medication' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search medications' });
  for (const [typed, name] of [
    ['metf', 'Metformin Diabetes'],
    ['ramip', 'Ramipril Blood'],
  ] as const) {
    await search.fill(typed);
    await page.getByRole('button', { name: new RegExp(`^Add ${name}`) }).click();
    // its name is similar to others, so the page asks to compare it with the pack
    if (typed === 'metf')
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, it does' }).click();
    await expect(page.getByRole('group', { name: 'Do you take it now?' }).last()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Metformin' }).click();
  await page.getByRole('radio', { name: 'Unknown' }).check();
  await expectReadableAtBothWidths(page, 'the medications');
  await submit(page);
  await expect(page).toHaveURL('/health-questionnaire');
  const { inputs = [] } = await questionsOf(request, member, 'rx');
  expect(inputs.filter(({ used }) => used).map(({ prompt, value }) => [prompt, value])).toEqual([
    ['Ramipril', -1],
  ]);
});

test('HLTH-01 HLTH-02 HLTH-04 HLTH-05 HLTH-06 HLTH-07 HLTH-08 HLTH-31 DASH-03 DASH-04 DASH-06 STOR-09 the score adds up from its table, and recommendations follow', async ({
  page,
  member,
  request,
}) => {
  await complete(request, member, '201', '11', '103', '105');
  const score = await questionsOf(request, member, '105');
  await page.goto('/dashboard');
  const ring = page.getByRole('img', { name: `Health score ${score.healthscore} of 100` });
  await expect(ring).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Questionnaire answered' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem('questionnaire_answered'))).toBe('true');
  await page.getByRole('link', { name: /Recommendations for you/ }).click();
  await expect(page).toHaveURL('/health-and-wellness');
  await expect(ring.locator(`circle[stroke="${score.healthscorecolor}"]`)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(score.healthscore_table?.band_label ?? '');
  await expect(page.getByRole('link', { name: 'How the score works' })).toHaveAttribute(
    'href',
    '/pages/health-score',
  );
  await page.getByText('The whole table, with its sources').click();
  await expect(page.getByRole('table').locator('td').first()).toBeVisible();
  const cells = await page.getByRole('table').locator('td').allTextContents();
  const counted = cells.filter((cell) => cell.includes(' of ')).map((cell) => cell.split(' of ').map(Number));
  const sum = (place: number) => counted.reduce((total, parts) => total + (parts[place] ?? 0), 0);
  expect(Math.round((100 * sum(0)) / sum(1))).toBe(score.healthscore);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: /^See all/ }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(3);
  for (const summary of await page.getByText('Why we suggest this (with sources)').all())
    await summary.click();
  await expectReadableAtBothWidths(page, 'the results');
});

test('an urgent sign shows a calm note at once, and nothing but a doctor is recommended', async ({
  page,
  member,
  request,
}) => {
  await complete(request, member, '201', '103', '105');
  await page.goto('/health-questionnaire/11');
  const ears = group(page, 'Symptoms to tell a doctor');
  await openMore(ears);
  await ears.getByRole('group', { name: /stool/i }).getByRole('radio', { name: 'Yes' }).check();
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Please see a doctor today' })).toBeVisible();
  await expectReadableAtBothWidths(page, 'the urgent note');
  await page.getByRole('button', { name: 'Back to the questionnaire' }).click();
  await expect(page).toHaveURL('/health-questionnaire');
  await page.goto('/health-and-wellness');
  await expect(page.getByRole('region', { name: 'Please see a doctor today' })).toBeVisible();
});

test('ERR-59 ERR-60 HLTH-19 failures are reported, can be retried, and lose no answer; a logout clears all drafts', async ({
  page,
}) => {
  await fulfillWith(page, '/swims/201/health-questions', 503, {
    message: 'Questionnaire server is busy. Please try again later.',
  });
  await page.goto('/health-questionnaire/201');
  await expect(page.getByText('Questionnaire server is busy. Please try again later.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const pregnancy = group(page, 'Pregnancy and breastfeeding');
  await decline(pregnancy);
  const restore = await failRequests(page, '/swims/201/health-questions');
  await submit(page);
  await expect(page.getByText(/overloaded|Something went wrong/)).toBeVisible();
  await expect(pregnancy.getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await restore();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('health_draft_')));
  expect(await drafts()).toEqual(['health_draft_201']);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await drafts()).toEqual([]);
});

memberTest(
  'HLTH-32 PERM-05 ERR-31 CONST-05 DASH-05 without the feature the card is locked, and each page says why before it leads to the plans',
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Health score' })).toContainText('Subscription Required');
    await expectReadableAtBothWidths(page, 'the locked card');
    const calls = recordCalls(page);
    await page.goto('/health-questionnaire/11');
    await expect(page.getByText('This feature requires you to have a subscription.')).toBeVisible();
    await expect(page).toHaveURL('/account/choose-plan');
    expect(calls.all.filter(({ path }) => path.includes('health'))).toEqual([]);
  },
);
