import { expectAccessible, overhanging } from './looks.ts';
import { expect, test } from './member.ts';
import { expectSaid } from './messages.ts';

test('EXT-05 a recipe is written, corrected, imported and deleted', async ({ page, member: _ }) => {
  await page.goto('/recipes/collections');
  await page.getByRole('link', { name: /^My recipes/ }).click();
  await expect(page.getByText('No recipes of your own yet')).toBeVisible();
  await expectAccessible(page, 'no own recipes');

  await page.getByRole('link', { name: 'Write a recipe' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give the recipe a title.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Soup of mine');
  await page.getByRole('textbox', { name: /^Ingredients/ }).fill('500 g carrots\n3 tbsp moon dust');
  await page.getByRole('textbox', { name: /^Steps/ }).fill('Simmer.');
  await expectAccessible(page, 'the form of an own recipe');
  expect(await overhanging(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Soup', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/not judged: 3 tbsp moon dust/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Soup of mine' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit this recipe' }).click();
  await expect(page.getByRole('textbox', { name: /^Ingredients/ })).toHaveValue(
    '500 g carrots\n3 tbsp moon dust',
  );
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Soup');
  await page.getByRole('textbox', { name: /^Ingredients/ }).fill('500 g carrots');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSaid(page, /^Your recipe is saved\.$/);

  await page.goto('/recipes/own/import');
  await page.getByText('Cooklang', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Cooklang text' }).fill('half a recipe');
  await expectAccessible(page, 'the import');
  const choice = page.getByLabel('Recipe file');
  await choice.setInputFiles({ name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.getByText(/^Please choose a saved web page/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cooklang text' })).toHaveValue('half a recipe');
  const text = Buffer.from('Simmer @carrots{500%g}.');
  await choice.setInputFiles({ name: 'soup.cook', mimeType: 'text/plain', buffer: text });
  await expect(page.getByRole('heading', { name: 'Imported recipe' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit this recipe' }).click();
  await page.getByRole('button', { name: 'Delete the recipe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/recipes\/own$/);
  await expect(page.getByRole('link', { name: 'Soup of mine' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Imported recipe' })).toBeHidden();
});
