import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, test } from './member.ts';
import { recordCalls } from './network.ts';

/** Opens the search for ingredients, which the quiz, the preferences, and the filter share, and closes it. */
async function openAndCloseIngredients(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add ingredient' }).first().click();
  const picker = page.getByRole('dialog', { name: title });
  await expect(picker.getByRole('searchbox', { name: 'Search ingredients' })).toBeVisible();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(picker).toBeHidden();
}

test('ONB-06 ONB-07 ONB-13 ONB-14 ONB-09 ONB-10 ONB-11 ONB-17 ONB-18 ONB-19 ONB-20 ONB-21 OR-44 the quiz is left, resumed, reviewed, saved and applied at once', async ({
  member,
  page,
  request,
}) => {
  await page.goto('/onboardings/health-quiz');
  const next = page.getByRole('button', { name: 'Next' });
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(page.getByText('1/5', { exact: true })).toBeVisible();
  const back = page.getByRole('button', { name: 'Back' });
  await page.getByRole('radio', { name: /^Yes/ }).check();
  await page.getByRole('checkbox', { name: 'Vegan', exact: true }).check();
  await next.click();
  await back.click();
  await expect(page.getByRole('checkbox', { name: 'Vegan', exact: true })).toBeChecked();
  await expect(back).toBeDisabled();
  await back.press('Enter');
  await expect(page.getByText('1/5', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/onboardings/health-quiz');
  await next.click();
  await expect(page.getByRole('group', { name: 'Protein sources' }).getByRole('checkbox')).toHaveCount(9);
  await next.click();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await expectAccessible(page, 'the quiz');
  await page.reload();
  await expect(page.getByText('3/5', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  await next.click();
  await page.getByRole('checkbox', { name: /^Low Oxalate/ }).check();
  await next.click();
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 5 of 5');
  await openAndCloseIngredients(page, 'Exclude ingredients');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/onboardings/preview-preferences');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Diet Type',
    'Protein Sources',
    'Allergies',
    'Food Intolerances',
    'Excluded Ingredients',
  ]);
  await expectAccessible(page, 'the review');
  await page.getByRole('button', { name: 'Change Food Intolerances' }).click();
  await expect(page.getByText('4/5', { exact: true })).toBeVisible();
  const sulfur = page.getByRole('checkbox', { name: /^Low Sulfur/ });
  await sulfur.click();
  await expect(sulfur).toBeChecked();
  await next.click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('region', { name: 'Food Intolerances' })).toContainText(
    'Low Oxalate, Low Sulfur',
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/membership-benefits');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('onboarding_'))).toEqual([]);
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const metas = await (await request.get('/api/users/me/metas', { headers })).json();
  expect(metas.data).toEqual(
    expect.arrayContaining([
      { name: 'recipes_diet', value: ['Vegan'] },
      { name: 'recipes_excluded_ingredients', value: ['Milk'] },
      { name: 'recipe_low_oxalate_enabled', value: true },
      { name: 'recipe_low_sulfur_enabled', value: true },
    ]),
  );

  await page.goto('/dashboard');
  const sent = page.waitForRequest((call) => call.url().includes('/api/recipes?'));
  await page.reload();
  expect((await sent).url()).toContain('applyUserMeta=true');
});

test('ONB-15 ONB-16 CONST-32 INTOL-08 OK-26 OK-27 in the quiz the ingredients of an intolerance are ticked, and others are searched for and left out', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/onboardings/health-quiz');
  const next = page.getByRole('button', { name: 'Next' });
  for (const step of ['1/5', '2/5', '3/5']) {
    await expect(page.getByText(step, { exact: true })).toBeVisible();
    await next.click();
  }
  const intolerances = page.getByRole('group', { name: 'Food intolerances' }).getByRole('checkbox');
  await expect(intolerances).toHaveCount(5);
  for (const [place, label] of [
    'Low Oxalate',
    'Low Histamine',
    'Low Sulfur',
    'Low FODMAP',
    'Low Salicylate',
  ].entries())
    await expect(intolerances.nth(place)).toHaveAccessibleName(new RegExp(`^${label}`));
  await intolerances.first().check();
  await page.getByRole('button', { name: 'Fine-tune ingredients: Low Oxalate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Low Oxalate' });
  await sheet.getByRole('searchbox').fill('spinach');
  const spinach = sheet.getByRole('checkbox', { name: 'Spinach High', exact: true });
  await spinach.check();
  await expect(page.getByText('Added "Spinach" to included ingredients list')).toBeVisible();
  await spinach.uncheck();
  await expect(page.getByText('Added "Spinach" to excluded ingredients list')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await next.click();

  await page.getByRole('button', { name: 'Add ingredient' }).click();
  const picker = page.getByRole('dialog', { name: 'Exclude ingredients' });
  await picker.getByRole('searchbox').fill('butter');
  await picker.getByRole('checkbox').first().check();
  expect(calls.to('/recipes/search-ingredients').map(({ query }) => query.get('query'))).toEqual(['butter']);
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('group', { name: 'Excluded ingredients' })).toContainText('Butter');
  const stored = await page.evaluate(() => localStorage.getItem('onboarding_excluded_ingredients'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ excludedIngredients: ['Butter'] });
});

test('ONB-26 OR-07 OR-44 PREF-01 PREF-02 PREF-03 FILT-02 FILT-18 FILT-28 preferences are changed, and the filter follows them until it is changed', async ({
  member,
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const data = { recipes_diet: ['Vegetarian'], recipe_low_fodmap_enabled: true };
  await request.post('/api/users/me/preferences', { headers, data });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [path, navigations] of [
    ['/account/get-started-preferences', 0],
    ['/account/preferences', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('checkbox', { name: 'Vegetarian', exact: true })).toBeChecked();
    for (const section of ['Allergens', 'Diet', 'Food intolerances'])
      await expect(page.getByRole('region', { name: section })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dietary Preferences');
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(navigation).toHaveCount(navigations);
  }
  await openAndCloseIngredients(page, 'Liked ingredients');
  await expectAccessible(page, 'the preferences');
  await page.getByRole('checkbox', { name: 'Peanuts' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/membership-benefits');

  await page.goto('/dashboard');
  const openFilter = async () =>
    page
      .getByRole('button', { name: /filter/i })
      .first()
      .click();
  await openFilter();
  const preset = page.getByRole('switch', { name: /Use my preferences/ });
  await expect(preset).toBeChecked();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
  await sheet.getByRole('checkbox', { name: 'Peanuts' }).uncheck();
  await expect(preset).not.toBeChecked();
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await page.reload();
  await openFilter();
  await expect(preset).not.toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: 'Peanuts' })).not.toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: 'Vegetarian', exact: true })).toBeChecked();
});

test('INTOL-01 INTOL-02 INTOL-03 INTOL-04 INTOL-05 INTOL-08 INTOL-09 PREF-09 OK-24 CONST-39 OR-48 the ingredients of an intolerance are ticked by hand, saved, and reset', async ({
  member,
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  await request.post('/api/users/me/preferences', {
    headers,
    data: {
      recipe_low_oxalate_enabled: true,
      recipe_low_sulfur_enabled: true,
      recipe_low_histamine_enabled: true,
    },
  });
  const own = async () => {
    const { data } = await (await request.get('/api/users/me/metas', { headers })).json();
    return data.find(({ name }: { name: string }) => name === 'recipe_low_oxalate_customize_ingredients')
      .value;
  };
  await page.goto('/account/preferences');
  for (const title of ['Low Sulfur', 'Low Histamine']) {
    await page.getByRole('button', { name: `Fine-tune ingredients: ${title}` }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('button', { name: 'Fine-tune ingredients: Low Oxalate' }).click();
  const sheet = page.getByRole('dialog', { name: 'Low Oxalate' });
  const list = sheet.getByRole('list', { name: 'Ingredients' });
  await expect(list).toHaveCSS('height', '400px');
  const spinach = sheet.getByRole('checkbox', { name: 'Spinach High', exact: true });
  await sheet.getByRole('searchbox').fill('SPINACH');
  await expect(spinach).not.toBeChecked();
  await expectAccessible(page, 'the ingredients of an intolerance');
  await spinach.check();
  await expect(page.getByText('Recipes that have Spinach will be included.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/membership-benefits');
  await expect.poll(own).toContain('Spinach');

  await page.goto('/account/preferences');
  await page.getByRole('button', { name: 'Fine-tune ingredients: Low Oxalate' }).click();
  await sheet.getByRole('searchbox').fill('spinach');
  await expect(spinach).toBeChecked();
  await sheet.getByRole('button', { name: 'Reset to default ingredients' }).click();
  const question = page.getByRole('dialog', { name: 'Reset to default ingredients?' });
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(spinach).toBeChecked();
  await sheet.getByRole('button', { name: 'Reset to default ingredients' }).click();
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(spinach).not.toBeChecked();
  await expect.poll(own).toBeNull();
});
