import { consentTexts } from '#domain/consent/consents.ts';
import { test as base, expect, type Member, readAs } from './member.ts';
import { timezoneId, today } from './midday-timezone.ts';
import { expectAccessibleAndFitting } from './planner.ts';

type Days = { data: { worst: number | null; records: { kind: string; severity: number | null }[] }[] };

/** Members who haven't agreed to a diary yet. */
const test = base.extend<{ member: Member }>({
  member: async ({ member, request }, use) => {
    const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
    await request.delete('/api/users/me/consents/diary', { headers });
    await use(member);
  },
});
test.use({ serviceWorkers: 'allow', timezoneId });

test('EXT-31 a symptom in two taps, an emergency says so first, and an entry made offline is sent later', async ({
  page,
  context,
  member,
  request,
}) => {
  const saved = async () =>
    (await readAs<Days>(request, member, `/users/me/diary?start=${today}&end=${today}`)).data[0];
  await page.goto('/account');
  await page.getByRole('link', { name: 'My diary' }).click();
  await expect(page.getByRole('heading', { name: consentTexts.diary.title })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the consent to the diary');
  await page.getByRole('button', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Bloating' }).click();
  await page.getByRole('button', { name: 'Moderate' }).click();
  const logged = page.getByRole('region', { name: 'Logged' });
  await expect(logged.getByText('Moderate, 5 of 10')).toBeVisible();
  await expect(page.getByText('1 of 10 days logged')).toBeVisible();
  expect(await saved()).toMatchObject({ worst: 5 });

  await logged.getByRole('button', { name: 'Edit Bloating' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit entry' });
  await sheet.getByLabel('How bad?').selectOption('7 of 10: severe');
  await sheet.getByLabel('Note').fill('After lunch');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(logged.getByText('After lunch')).toBeVisible();
  await page.getByRole('button', { name: 'I ate something else' }).click();
  await page.getByLabel('What did you eat?').fill('Pizza at the office');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(logged.getByText('Pizza at the office')).toBeVisible();
  await logged.getByRole('button', { name: 'Remove Pizza at the office' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(logged.getByText('Pizza at the office')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the diary');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Swelling or trouble breathing' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Get emergency help now');
  await expect(page.getByRole('link', { name: 'Call 112' }).first()).toBeVisible();
  await page.getByRole('group', { name: 'How bad?' }).getByRole('button', { name: 'Severe' }).click();
  await expect(logged.getByText('Severe, 8 of 10')).toBeVisible();
  await expectAccessibleAndFitting(page, 'an emergency');
  expect(await saved()).toMatchObject({ worst: 7 });
  await context.setOffline(false);
  await expect.poll(async () => (await saved())?.worst).toBe(8);
});
