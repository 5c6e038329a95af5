import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, readAs, test } from './member.ts';

test('EXT-28 EXT-14 a recipe is cooked with scaled amounts and a timer that survives a reload, and noted without a network', async ({
  page,
  context,
  request,
  member,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.clock.install();
  await page.goto('/recipes/fish-pie');
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible();
  const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Butter' }).check({ force: true });
  await button('More').click();
  await page.getByRole('link', { name: 'Start cooking' }).click();

  const stepIngredients = page.getByRole('region', { name: 'For this step' });
  await expect(stepIngredients).toContainText('2.6 lb');
  await expect(stepIngredients.getByRole('checkbox', { name: 'Butter' })).toBeChecked();
  await button('Start 18 minutes').click();
  await button('Next step').click();
  await expectAccessible(page, 'a step');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2 of 4' })).toBeVisible();
  await expect(page.getByRole('timer', { name: '18 minutes of step 1' })).toHaveText(/^1[78]:\d\d$/);
  await page.clock.fastForward('18:00');
  await expect(page.getByRole('alert').filter({ hasText: 'Time’s up: 18 minutes of step 1.' })).toBeVisible();
  await button('OK').click();
  await expect(page.getByText('Time’s up')).toHaveCount(0);
  await button('Step 4').click();

  await context.setOffline(true);
  await button('I’ve cooked it').click();
  await expect(page.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible();
  await context.setOffline(false);
  const cooked = async () =>
    (await readAs<{ data: { dates: string[] } }>(request, member, '/recipes/fish-pie/cooked')).data.dates
      .length;
  await expect.poll(cooked).toBe(1);
  await page.getByRole('link', { name: 'Everything you’ve cooked' }).first().click();
  await expect(page.getByRole('link', { name: /Fish pie.*7 servings/ })).toBeVisible();
});
