/** Screens for members with safety constraints: their content and accessibility. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { components } from '#contract/api.ts';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { completeCategories } from './health-answers.ts';
import type { Member } from './member.ts';
import { headersOf, openPlanner } from './planner.ts';
import { expect, test } from './subscriber.ts';

type Questions = components['schemas']['HealthQuestions'];

/** Adds an answer to a category, by the text of the question, to the stored ones. */
async function addAnswer(api: APIRequestContext, member: Member, id: string, words: string, value: number) {
  const headers = headersOf(member);
  const path = `/api/swims/${id}/health-questions`;
  const { data } = (await (await api.get(path, { headers })).json()) as { data: Questions };
  const page = data.pages.find(({ inputs }) => inputs.some(({ prompt }) => prompt.includes(words)));
  if (page === undefined) throw new Error(`no question "${words}"`);
  const own = page.inputs.map(({ input_id, group_id, groups, prompt }) => {
    const isMeant = prompt.includes(words);
    const [first] = groups;
    return first
      ? [`GROUP_${group_id}`, isMeant ? (groups[value]?.input_id ?? 0) : first.input_id]
      : [`INPUT_${input_id}`, isMeant ? value : 0];
  });
  const others = data.pages.flatMap(({ gate, inputs }) =>
    inputs === page.inputs
      ? []
      : gate === null
        ? inputs.map(({ input_id, group_id, groups }) =>
            groups[0] ? [`GROUP_${group_id}`, groups[0].input_id] : [`INPUT_${input_id}`, 0],
          )
        : [[`INPUT_${gate.input_id}`, 0]],
  );
  const sent = await api.post(path, { headers, data: Object.fromEntries([...others, ...own]) });
  expect(sent.ok(), await sent.text()).toBe(true);
}

/** No axe violations and no overflow, at both widths. */
async function expectReadableAtBothWidths(page: Page, description: string): Promise<void> {
  await expectAccessible(page, description);
  expect(await findOverflow(page), description).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page, `${description}, wide`);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('EXT-17 EXT-18 under 18 with medicines: notes, picker and cards', async ({ page, member, request }) => {
  await completeCategories(request, headersOf(member), '201');
  await page.goto('/account/my-medicines');
  await page.getByRole('link', { name: 'Tell us what you take' }).click();
  await page.getByRole('searchbox', { name: 'Search medications' }).fill('Coumdin');
  await expect(page.getByRole('button', { name: /^Add Warfarin/ })).toBeVisible();
  await expectReadableAtBothWidths(page, 'the medicines picker');
  const data = {
    answer: 'some',
    medicines: [{ medicine_id: 5301 }, { medicine_id: 6405 }, { medicine_id: 6201 }],
  };
  const saved = await request.put('/api/users/me/medicines', { headers: headersOf(member), data });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto('/account/my-medicines');
  await expect(page.getByRole('heading', { name: 'Amoxicillin' })).toBeVisible();
  await expectReadableAtBothWidths(page, 'with your medicines');
  await page.goto('/account/safety-notes');
  await expect(page.getByRole('heading', { name: 'Under 18' })).toBeVisible();
  await expectReadableAtBothWidths(page, 'my safety notes');
});

test('EXT-17 a member who may have no deficit sees no number, neither for the target nor for planned meals', async ({
  page,
  member,
  request,
}) => {
  await completeCategories(request, headersOf(member), '201');
  const made = await request.post('/api/users/me/meal-plans/generate', {
    headers: headersOf(member),
    data: { date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await openPlanner(page, new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/kcal/)).toHaveCount(0);
  await expectReadableAtBothWidths(page, 'a day without numbers');
  await page.getByRole('button', { name: /Daily target/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Daily target' });
  await expect(sheet.getByText('We plan what your body needs')).toBeVisible();
  await expect(sheet.getByRole('spinbutton')).toHaveCount(0);
  await expectReadableAtBothWidths(page, 'the target of who may have no deficit');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect(page.getByRole('row', { name: /Protein/ })).toBeVisible();
  await expect(page.getByText(/calories/i)).toHaveCount(0);
});

test('EXT-17 an underweight member sees why there is no score', async ({ page, member, request }) => {
  const headers = headersOf(member);
  await request.put('/api/users/me', {
    headers,
    data: { date_of_birth: '1990-05-03', gender: 'female', height: 67, weight: 105 },
  });
  await completeCategories(request, headers, '105', '11');
  await page.goto('/health-and-wellness');
  await expect(page.getByRole('heading', { name: 'Your score can wait' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\bkg\/m²|\b16\.\d/);
  await expectReadableAtBothWidths(page, 'a score that is withheld');
});

test('EXT-17 thoughts of self-harm show only the help, with numbers to call', async ({
  page,
  member,
  request,
}) => {
  await completeCategories(request, headersOf(member), '201', '105');
  await addAnswer(request, member, '105', 'hurting yourself', 1);
  await page.goto('/health-and-wellness');
  await expect(page.getByText('Please talk to somebody now')).toBeVisible();
  await expect(page.getByRole('link', { name: /988|116 123|112/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('img', { name: /score/i })).toHaveCount(0);
  await expectReadableAtBothWidths(page, 'help alone');
});
