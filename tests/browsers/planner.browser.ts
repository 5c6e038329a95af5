import { addDays, localDay, weekOf } from '#domain/calendar/week.ts';
import { expect, test } from './browser.ts';

/** Next week, so that none of it is in the past. */
const [, , wednesday = ''] = weekOf(addDays(localDay(new Date()), 14));

test('a recipe is put on a day, moved, and moved back', async ({ signedIn: screen }) => {
  const items = screen.role('main').within('article');
  const messages = screen.role('region', 'Messages');
  await screen.open(`/meal-planner?date=${wednesday}`);
  await screen.role('heading', 'Nothing planned yet').first();
  await screen.role('button', 'Add to Wednesday').click();
  await screen
    .role('dialog')
    .within('button', /^Add from recipes/)
    .click();
  const search = screen.role('dialog', 'Search Recipes');
  await search.within('checkbox', /Red lentil dal/).click();
  await search.within('button', 'Done').click();
  await search.gone();
  await expect.poll(async () => (await items.within('heading').first()).text).toBe('Red lentil dal');
  expect(await screen.overflow()).toBe(0);

  await screen.role('button', /^Move or repeat/).click();
  await screen.role('button', /^Move to Thursday/).click();
  await items.gone();
  await expect.poll(async () => (await messages.first()).text).toContain('Moved to Thursday.');
  await messages.within('button', 'Undo').last().click();
  await expect.poll(async () => (await items.within('heading').first()).text).toBe('Red lentil dal');

  await screen.open(`/meal-planner?date=${wednesday}`);
  await expect.poll(async () => (await items.within('heading').first()).text).toBe('Red lentil dal');
});
