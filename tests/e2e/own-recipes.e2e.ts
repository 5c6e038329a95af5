import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { untilCached } from './cached-files.ts';
import { expect, readAs, test } from './member.ts';
import { expectToast } from './messages.ts';

/** The worker thread for recipes starts with the first one. */
const firstReading = { timeout: 30_000 };
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('EXT-05 EXT-20 a recipe is written, its open line decided, corrected, photographed and deleted', async ({
  page,
  member: _,
}) => {
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
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Soup', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('One line needs a look.')).toBeVisible(firstReading);
  await expectAccessible(page, 'the lines of an own recipe');
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('button', { name: /3 tbsp moon dust/ }).click();
  const sheet = page.getByRole('dialog', { name: 'What is it?' });
  await sheet.getByRole('searchbox', { name: 'Search foods' }).fill('salt');
  await expect(sheet.getByRole('button', { name: 'Salt', exact: true })).toBeVisible();
  await expectAccessible(page, 'the choice of a food for a line');
  await sheet.getByRole('button', { name: 'Salt', exact: true }).click();
  await expect(page.getByText('We understood every line.')).toBeVisible();
  await expect(page.getByRole('button', { name: /3 tbsp moon dust Salt.*Your choice/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Soup of mine' })).toBeVisible();

  await page.getByRole('link', { name: 'Edit this recipe' }).click();
  const lines = page.getByRole('textbox', { name: /^Ingredients/ });
  await expect(lines).toHaveValue('500 g carrots\n3 tbsp moon dust');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Soup');
  await page
    .getByLabel('Photo file')
    .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: photo });
  await expectToast(page, /^Your photo is saved\.$/);
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await lines.fill('500 g carrots');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, /^Your recipe is saved\.$/);

  await page.getByRole('link', { name: 'Edit this recipe' }).click();
  await page.getByRole('button', { name: 'Delete the recipe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/recipes\/own$/);
  await expect(page.getByText('No recipes of your own yet')).toBeVisible();
});

test('EXT-20 a single recipe of a file or a pasted page is reviewed before it is stored; other files are refused', async ({
  page,
  member: _,
}) => {
  await page.goto('/recipes/own/import');
  await page.getByRole('radio', { name: 'Cooklang', exact: true }).click();
  await page.getByRole('textbox', { name: 'Cooklang text' }).fill('half a recipe');
  await expectAccessible(page, 'the import');
  const choice = page.getByLabel('Recipe file');
  await choice.setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByText(/^Please choose a saved web page/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cooklang text' })).toHaveValue('half a recipe');
  const text = Buffer.from('Simmer @carrots{500%g}.');
  await choice.setInputFiles({ name: 'soup.cook', mimeType: 'text/plain', buffer: text });
  await expect(page.getByText('We understood every line.')).toBeVisible(firstReading);
  await page.getByRole('button', { name: 'Edit the text' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Carrots');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Carrots' })).toBeVisible();

  await page.goto('/recipes/own/import');
  await page.getByRole('radio', { name: 'Other app', exact: true }).click();
  const recipe = {
    '@type': 'Recipe',
    name: 'Leeks',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: 'Cook.',
  };
  await page
    .getByRole('textbox', { name: /source of a page/ })
    .fill(`<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  await expect(page.getByRole('button', { name: /2 leeks/ })).toBeVisible();
});

test('EXT-20 several recipes are chosen, stored with a report, and exported again', async ({
  page,
  member: _,
}) => {
  const recipes = ['Onion soup', 'Carrot soup', 'Moon soup'].map((name) => ({
    '@type': 'Recipe',
    name,
    recipeYield: '2 servings',
    recipeIngredient: [name === 'Moon soup' ? '1 cup moon dust' : '200 g carrots'],
    recipeInstructions: 'Cook.',
  }));
  await page.goto('/recipes/own/import');
  await page.getByLabel('Recipe file').setInputFiles({
    name: 'all.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recipes)),
  });
  await expect(page.getByRole('heading', { name: '3 recipes found' })).toBeVisible(firstReading);
  await expectAccessible(page, 'the recipes found');
  await page.getByRole('checkbox', { name: 'Onion soup' }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Import 2 recipes' }).click();
  await expect(page.getByText('2 recipes are saved. 1 needs a look.')).toBeVisible();
  await expectAccessible(page, 'the report of an import');
  await page.getByRole('link', { name: 'See my recipes' }).click();
  await expect(page.getByRole('link', { name: 'Carrot soup' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Onion soup' })).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect((await download).suggestedFilename()).toBe('kindfare-recipes.json');
});

test('EXT-20 content shared from another app is ready to be imported, or is in the form', async ({
  page,
  member: _,
}) => {
  await page.goto('/recipes/own/import?title=Soup&text=Look:%20https://blog.example/soup');
  await expect(page.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(
    'https://blog.example/soup',
  );
  await page.goto(`/recipes/own/import?title=Soup&text=${encodeURIComponent('2 onions\nFry them.')}`);
  await expect(page).toHaveURL(/\/recipes\/own\/new\?/);
  await expect(page.getByRole('textbox', { name: /^Ingredients/ })).toHaveValue('2 onions');
  await expect(page.getByRole('textbox', { name: /^Steps/ })).toHaveValue('Fry them.');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', fetchesAhead: true });

  test('EXT-21 a recipe that is written offline is shown at once, promises nothing, and is with the server once', async ({
    page,
    context,
    request,
    member,
  }) => {
    await page.goto('/recipes/own');
    await expect(page.getByText('No recipes of your own yet')).toBeVisible();
    await untilCached(page);
    await page.getByRole('link', { name: 'Write a recipe' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Cabin soup');
    await page.getByRole('textbox', { name: /^Ingredients/ }).fill('500 g carrots\n20 g butter');
    await page.getByRole('textbox', { name: /^Steps/ }).fill('Simmer.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cabin soup' })).toBeVisible();
    await expect(page.getByText('500 g carrots')).toBeVisible();
    await expect(page.getByText('Allergens are checked once this recipe is sent')).toBeVisible();
    await expect(page.getByText('Fits')).toHaveCount(0);
    await expectAccessible(page, 'an own recipe that waits');
    expect(await findOverflow(page)).toEqual([]);

    await page.getByRole('link', { name: 'Edit this recipe' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Cabin stew');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cabin stew' })).toBeVisible();

    await context.setOffline(false);
    await expectToast(page, 'What you changed is saved.');
    await expect(page.getByRole('heading', { level: 1, name: 'Cabin stew' })).toBeVisible();
    // the page is read again without being opened anew
    await expect(page.getByText(/Contains milk/)).toBeVisible();
    await expect(page.getByText('Allergens are checked once this recipe is sent')).toHaveCount(0);
    const { data } = await readAs<{ data: readonly { title: string; allergens: string[] }[] }>(
      request,
      member,
      '/users/me/recipes',
    );
    expect(data.map(({ title, allergens }) => [title, ...allergens])).toEqual([['Cabin stew', 'Milk']]);
    await page.goto('/recipes/own');
    await page.getByRole('link', { name: 'Cabin stew' }).first().click();
    await expect(page.getByText(/Contains milk/)).toBeVisible();
  });
});

test('a word of the member’s own that is longer than the column breaks: amounts and steps stay in view', async ({
  page,
  request,
  member,
}) => {
  const word = 'carrot'.repeat(14);
  const data = {
    title: word,
    summary: word,
    servings: 2,
    ingredients: [`100 g carrots, ${word}`, `2 tbsp olive oil, ${word}`],
    steps: [`Simmer the ${word}.`],
  };
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const { data: recipe } = await (await request.post('/api/users/me/recipes', { headers, data })).json();
  for (const path of [`/recipes/${recipe.id}`, `/recipes/${recipe.id}/cook?servings=2`]) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeVisible();
    expect.soft(await findOverflow(page), path).toEqual([]);
  }
  const unknown = 'parsnip'.repeat(12);
  await page.goto(`/recipes?keyword=${unknown}`);
  await expect(page.getByText(`“${unknown}”`).first()).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
