import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { expect, readAs, test } from './member.ts';
import { fulfillWith, recordCalls } from './network.ts';
import { filterBy, filterSheet, openFilter, waitForCards } from './screens.ts';

const axes = ['Oxalate', 'Histamine', 'Sulfur'] as const;

test('DASH-11 FILT-01 FILT-05 FILT-06 FILT-08 FILT-09 FILT-21 FILT-22 CONST-33 CONST-35 the sheet and what it offers; closed without applying it changes nothing', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  await waitForCards(page);
  const sheet = await openFilter(page);
  const section = sheet.getByRole('region', { name: 'Food Intolerances / Dietary Concerns' });
  for (const axis of axes) {
    const limit = section.getByRole('switch', { name: `Limit ${axis}` });
    const slider = section.getByRole('slider', { name: `${axis} level` });
    await expect(limit).not.toBeChecked();
    await expect(slider).toHaveCount(0);
    await limit.click();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Low');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Medium');
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'High');
    await limit.click();
    await expect(slider).toHaveCount(0);
  }
  await expect(section.getByRole('checkbox')).toHaveCount(2);
  for (const flag of ['Low salicylate', 'Low FODMAP']) {
    await section.getByRole('checkbox', { name: flag }).click();
    await expect(section.getByRole('checkbox', { name: flag })).toBeChecked();
  }
  for (const [button, title] of [
    ['About oxalate', 'About Oxalate'],
    ['About histamine', 'About Histamine'],
    ['About sulfur', 'About Sulfur'],
    ['About salicylate', 'About Salicylate'],
    ['About FODMAP', 'About FODMAP'],
  ]) {
    await section.getByRole('button', { name: button ?? '' }).click();
    const help = page.getByRole('dialog', { name: title ?? '' });
    await expect(help).toContainText('Low');
    await expect(help).toContainText('We never count unknown as Low');
    await help.getByRole('button', { name: 'Close' }).click();
    await expect(help).toBeHidden();
  }
  const [min, max] = [
    sheet.getByRole('slider', { name: 'Minimum calories' }),
    sheet.getByRole('slider', { name: 'Maximum calories' }),
  ];
  await expect(min).toHaveAttribute('aria-valuenow', '0');
  await expect(max).toHaveAttribute('aria-valuenow', '1000');
  await expect(max).toHaveAttribute('aria-valuemax', '1000');

  await section.getByRole('switch', { name: 'Limit Oxalate' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await openFilter(page);
  await expect(section.getByRole('switch', { name: 'Limit Oxalate' })).not.toBeChecked();
  await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(calls.to('/recipes')).toHaveLength(1);
});

test('FILT-03 FILT-04 FILT-07 FILT-10 FILT-11 FILT-12 the chosen criteria are requested, and cleared again', async ({
  page,
  member,
  request,
}) => {
  const namesOf = async (path: string) => (await readAs<{ data: string[] }>(request, member, path)).data;
  const [diets, proteins, allergens] = await Promise.all([
    namesOf('/recipes/diet'),
    namesOf('/recipes/protein-sources'),
    namesOf('/recipes/allergens'),
  ]);
  const calls = recordCalls(page);
  await page.goto('/dashboard');
  await waitForCards(page);
  const choice = (name: string) => filterSheet(page).getByRole('group', { name });
  await filterBy(page, async (sheet) => {
    for (const [name, offered] of [
      ['Diets', diets],
      ['Proteins', proteins],
      ['Allergens', allergens.map(allergenLabel)],
    ] as const)
      await expect(choice(name).locator('label')).toHaveText([...offered]);
    await choice('Diets').getByRole('checkbox', { name: 'Vegan', exact: true }).click();
    for (const name of allergens.slice(0, 2))
      await choice('Allergens').getByRole('checkbox', { name, exact: true }).click();
    await choice('Proteins').getByRole('checkbox', { name: 'Plant-Based' }).click();
    await sheet.getByRole('switch', { name: 'Limit Sulfur' }).click();
    await sheet.getByRole('checkbox', { name: 'Low salicylate' }).click();
    for (let step = 0; step < 2; step += 1) {
      await sheet.getByRole('slider', { name: 'Minimum calories' }).press('ArrowRight');
      await sheet.getByRole('slider', { name: 'Maximum calories' }).press('ArrowLeft');
    }
    expect(calls.to('/recipes')).toHaveLength(1);
  });
  const query = calls.to('/recipes').at(-1)?.query ?? new URLSearchParams();
  expect(query.getAll('diet')).toEqual(['Vegan']);
  expect(query.getAll('allergens')).toEqual(allergens.slice(0, 2));
  expect(query.getAll('proteinSources')).toEqual(['Plant-Based']);
  expect(query.getAll('mealTypes')).toEqual(['Main course']);
  expect([query.get('isLowSulfur'), query.get('isLowSalicylate')]).toEqual(['1', 'true']);
  expect([query.get('minCalories'), query.get('maxCalories')]).toEqual(['100', '900']);
  await expect(page.getByRole('button', { name: 'Filters, 6 active' })).toBeVisible();

  await filterBy(page, async (sheet) => {
    await expect(choice('Diets').getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
    for (const [group, name] of [
      ['Sort by', 'Best match'],
      ['Time', 'Any time'],
    ] as const)
      await expect(choice(group).getByRole('radio', { checked: true })).toHaveAccessibleName(name);
    await expect(sheet.getByRole('switch', { checked: true })).toHaveCount(0);
    await expect(sheet.getByRole('slider', { name: 'Minimum calories' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    await expect(sheet.getByRole('slider', { name: 'Maximum calories' })).toHaveAttribute(
      'aria-valuenow',
      '1000',
    );
  });
  await expect
    .poll(() => [...(calls.to('/recipes').at(-1)?.query.keys() ?? [])].sort())
    .toEqual(['addRecipeInformation', 'mealTypes', 'page']);
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

test('EXT-13 a limit of the filter applies to every list, and does not change a recipe’s verdict', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  await filterBy(page, (sheet) => sheet.getByRole('switch', { name: 'Limit Histamine' }).click());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'All recipes' }).click();
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Fits you/)).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('img', { name: 'Histamine: Low, estimated.', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell us what you can’t eat' })).toBeVisible();
});

test('FILT-26 FILT-27 ERR-69 ERR-74 CONST-07 CONST-39 OR-44 ingredients are looked up by name and left out', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.clock.install({ time: new Date('2027-03-01T09:00:00') });
  await page.goto('/dashboard');
  await waitForCards(page);
  const sheet = await openFilter(page);
  await page.clock.pauseAt(new Date('2027-03-01T10:00:00'));
  await sheet.getByRole('button', { name: 'Add ingredient' }).click();
  await page.clock.runFor(1000);
  const picker = page.getByRole('dialog', { name: 'Exclude ingredients' });
  await expect(
    picker.getByText('Please enter the name of the ingredient you want to select.', { exact: true }),
  ).toBeVisible();
  const box = picker.getByRole('searchbox');
  await box.fill('   ');
  await page.clock.runFor(1000);
  expect(calls.to('/recipes/search-ingredients')).toEqual([]);
  await box.pressSequentially('butter');
  await page.clock.runFor(499);
  expect(calls.to('/recipes/search-ingredients')).toEqual([]);
  await page.clock.runFor(1);
  const hit = picker.getByRole('checkbox').first();
  await expect(hit).toBeVisible();
  const height = await picker.getByRole('list').evaluate((list) => {
    const body = list.parentElement?.parentElement;
    return body && getComputedStyle(body).height;
  });
  expect(height).toBe('400px');
  expect(calls.to('/recipes/search-ingredients').map(({ query }) => query.get('query'))).toEqual(['butter']);
  // what it covers beside itself: its forms, then what is made with it
  await expect(picker.getByRole('listitem').first()).toHaveText(
    'ButterWith unsalted butter, ghee, croissant, lemon curd, and brioche bun',
  );
  const name = 'Butter';
  await hit.check();
  await box.fill('no food is called that');
  await page.clock.runFor(500);
  await expect(picker.getByText('No ingredients found', { exact: true })).toBeVisible();
  await picker.getByRole('button', { name: 'Done' }).click();
  await page.clock.runFor(1000);
  await expect(picker).toBeHidden();
  await expect(sheet.getByRole('group', { name: 'Excluded ingredients' })).toContainText(name);
  await sheet.getByRole('button', { name: 'Apply Filter' }).click();
  await page.clock.runFor(1000);
  await expect.poll(() => calls.to('/recipes').at(-1)?.query.getAll('ingredients')).toEqual([name]);
});

test('ERR-46 ERR-52 ERR-54 options that fail to load are reported in their sections, the rest works', async ({
  page,
}) => {
  await fulfillWith(page, '/recipes/diet', 500);
  await fulfillWith(page, '/recipes/protein-sources', 500);
  await fulfillWith(page, '/recipes/search-ingredients', 500);
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = filterSheet(page);
  await expect(sheet.getByText('Could not fetch diet. Please try again later.')).toBeVisible();
  await expect(sheet.getByText('Could not fetch protein. Please try again later.')).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Allergens' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Add ingredient' }).click();
  const picker = page.getByRole('dialog', { name: 'Exclude ingredients' });
  await picker.getByRole('searchbox').fill('butter');
  await expect(picker.getByText('Could not fetch ingredients. Please try again later.')).toBeVisible();
  await page.unrouteAll();
  await picker.getByRole('button', { name: 'Try again' }).click();
  await expect(picker.getByRole('checkbox').first()).toBeVisible();
  await picker.getByRole('button', { name: 'Done' }).click();
  await sheet.getByRole('button', { name: 'Try again' }).first().click();
  await expect(sheet.getByRole('checkbox', { name: 'Vegan' })).toBeVisible();
});
