import { householdMessages, inviteProblemTexts } from '#domain/message/household-messages.ts';
import { expect, newAccount, registerSettled, test } from './member.ts';
import { expectAccessibleAndFitting } from './planner.ts';

const sharing = { shares_food: true, shares_energy: false };
const child = {
  kind: 'child',
  age: 5,
  allergens: [],
  diets: [],
  excluded_foods: [],
  low: [],
  energy_target: null,
};

test('EXT-32 a member joins by a link, adds a child, invites somebody, and leaves', async ({
  page,
  request,
}) => {
  const ana = await registerSettled(request, newAccount());
  const headers = { Authorization: `Bearer ${ana.tokens.access_token}` };
  await request.put('/api/users/me', { headers, data: { name: 'Ana' } });
  await request.post('/api/users/me/household', { headers, data: sharing });
  const { data: invite } = await (await request.post('/api/users/me/household/invites', { headers })).json();

  await page.goto(invite.path);
  await expect(page.getByRole('heading', { name: 'Ana invites you to the table' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'an invite');
  await page.getByRole('button', { name: 'Join' }).click();
  const table = page.getByRole('region', { name: 'At your table' });
  await expect(table.getByText('Ana', { exact: true })).toBeVisible();

  await table.getByRole('link', { name: 'Add a child or a guest' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Lena');
  await page.getByLabel('Age in years').fill('5');
  await page.getByRole('checkbox', { name: 'Milk', exact: true }).click();
  await page.getByLabel('Foods they don’t eat').fill('olives, cilantro');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(table.getByText('Child, 5 years')).toBeVisible();
  await expect(table.getByText(/No milk.*No olives · No cilantro/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Lena' }).click();
  await expect(page.getByLabel('Foods they don’t eat')).toHaveValue('olives, cilantro');
  await expectAccessibleAndFitting(page, 'the profile of a child');
  await page.goBack();

  await page.goto('/recipes?keyword=cream');
  await expect(page.getByText(/^Fits .*, not Lena$/).first()).toBeVisible();
  await page.getByRole('link', { name: /Cream/ }).first().click();
  const whom = page.getByRole('region', { name: 'Your table' });
  await whom.getByRole('button', { name: 'Make it fit everybody' }).click();
  await expect(whom.getByText(/^Lena: Contains milk/)).toBeVisible();
  const main = page.getByRole('main');
  const scrolled = () => main.evaluate((element) => element.scrollTop);
  await whom.evaluate((element) => element.scrollIntoView());
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await whom.getByRole('radio', { name: 'Lena', exact: true }).click();
  await expect(page).toHaveURL(/[?&]for=dependent-/);
  await expect(whom.getByRole('list', { name: 'Each of you' }).getByRole('listitem')).toHaveCount(1);
  // the page stays where it is scrolled to
  expect(await scrolled()).toBe(before);
  await whom.getByRole('radio', { name: 'Us', exact: true }).click();
  await whom.getByRole('button', { name: 'Show amounts for 3 servings' }).click();
  await expect(page.getByText('3 servings', { exact: true })).toBeVisible();
  await expectAccessibleAndFitting(page, 'a recipe for a table');
  await page.goto('/account/household');
  await page.getByRole('button', { name: 'Create an invite' }).click();
  await expect(page.getByText(/^(\w{4}-){2}\w{4}$/)).toBeVisible();
  await expectAccessibleAndFitting(page, 'a household with a new invite');
  await page.getByRole('button', { name: 'Leave household' }).click();
  await page
    .getByRole('dialog', { name: householdMessages.leaveQuestion })
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Start a household' })).toBeVisible();
  const { data: remaining } = await (await request.get('/api/users/me/household', { headers })).json();
  expect(remaining.people.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Lena']);
});

test('EXT-32 a member declines an invite, is told why others don’t work, and removes the person named in the question', async ({
  page,
  request,
  member: ben,
}) => {
  const ana = await registerSettled(request, newAccount());
  const as = ({ tokens }: typeof ana) => ({ Authorization: `Bearer ${tokens.access_token}` });
  const invite = async () => {
    const response = await request.post('/api/users/me/household/invites', { headers: as(ana) });
    const { data }: { data: { path: string } } = await response.json();
    return data.path;
  };
  await request.post('/api/users/me/household', { headers: as(ana), data: sharing });
  const declined = await invite();
  await page.goto(declined);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(householdMessages.declined)).toBeVisible();
  await expect(page).toHaveURL('/account/household');
  await page.getByRole('button', { name: 'Start a household' }).click();
  const table = page.getByRole('region', { name: 'At your table' });
  await expect(table).toBeVisible();
  const refusals = [
    [declined, inviteProblemTexts.used],
    [await invite(), inviteProblemTexts.elsewhere],
  ] as const;
  for (const [path, problem] of refusals) {
    await page.goto(path);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(page.getByLabel('Invite code')).toHaveValue(/^(\w{4}-){2}\w{4}$/);
  }

  const long = 'Maximiliana'.repeat(5);
  for (const name of ['שרה', long]) {
    const data = { ...child, name };
    await request.post('/api/users/me/household/dependents', { headers: as(ben), data });
  }
  await page.goto('/account/household');
  await table.getByRole('button', { name: 'Remove Max' }).click();
  const question = page.getByRole('dialog', { name: householdMessages.removeQuestion(long) });
  await expect(question.getByRole('button', { name: 'Keep them' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the question before somebody is removed');
  await question.getByRole('button', { name: 'Keep them' }).click();
  await table.getByRole('button', { name: 'Remove שרה' }).click();
  await page
    .getByRole('dialog', { name: 'Remove \u2068שרה\u2069?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText(householdMessages.personRemoved)).toBeVisible();
  await expect(table.getByRole('listitem')).toHaveCount(2);
});
