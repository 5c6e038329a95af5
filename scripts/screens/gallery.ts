/** All components on one page, and screens with sample data in each state, without a server. */
import type { ScreenGroup } from './screenshot-session.ts';

const views = ['dashboard', 'filter', 'menu', 'confirm', 'toast', 'error', 'loading'];

export const gallery: ScreenGroup = async ({ guest, take, takeAt }) => {
  const page = await guest();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.log(page.url(), message.text());
  });
  page.on('pageerror', (error) => console.log(page.url(), error.message));
  await page.goto('/?view=parts');
  await takeAt(page, 'parts', { width: 1560, height: 1000, isWhole: true });
  for (const view of views) {
    await page.goto(`/?view=${view}`);
    await take(page, view);
    await takeAt(page, `${view}-small`, { width: 320, height: 640 });
  }
};
