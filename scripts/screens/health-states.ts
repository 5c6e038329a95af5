/** The health screens in all of their states. */
import type { Page } from '@playwright/test';
import { completeCategories } from '#tests/e2e/health-answers.ts';
import { type Capture, expect, type ScreenGroup, visit } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openMore = (page: Page, name: string) =>
  group(page, name).getByRole('button', { name: 'Tell us more' }).click();

/** A year of scores, as if answers had been given on each of these days. */
async function withHistory(page: Page): Promise<void> {
  await page.route('**/swims/105/health-questions', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    const scores = [38, 41, 47, 46, 55, 61, 58, 66];
    const days = scores.map((healthscore, n) => ({
      date: `2026-${String(n + 3).padStart(2, '0')}-1${n}`,
      healthscore,
      healthscorecolor: healthscore < 50 ? '#b3452f' : '#b7791f',
    }));
    await route.fulfill({ response, json: { data: { ...data, healthscore_history: days } } });
  });
}

async function questions(page: Page, take: Capture): Promise<void> {
  for (const id of ['201', '103', '105']) {
    await visit(page, `/health-questionnaire/${id}`);
    await take(page, `state-category-${id}`);
  }
  await visit(page, '/health-questionnaire/11');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please choose the answers')).toBeVisible();
  await take(page, 'state-nothing-chosen');
  await openMore(page, 'Overall');
  await openMore(page, 'Belly and bowel');
  await openMore(page, 'Symptoms to tell a doctor');
  await take(page, 'state-tell-us-more', group(page, 'Belly and bowel'));
  await take(page, 'state-single-questions', group(page, 'Symptoms to tell a doctor'));
  await group(page, 'Belly and bowel').getByRole('radio', { name: 'Some days' }).first().check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please answer required questions.')).toBeVisible();
  await take(page, 'state-required');
  await page.reload();
  await expect(group(page, 'Belly and bowel').getByRole('radio', { checked: true })).toHaveCount(1);
  await take(page, 'state-draft-restored', group(page, 'Belly and bowel'));
}

async function medication(page: Page, take: Capture): Promise<void> {
  await visit(page, '/health-questionnaire/medications');
  await take(page, 'state-medication');
  const search = page.getByRole('searchbox', { name: 'Search medications' });
  await search.fill('zzz');
  await take(page, 'state-medication-none');
  await search.fill('war');
  await take(page, 'state-medication-search');
  await page.getByRole('button', { name: /^Add Warfarin/ }).click();
  await search.fill('levo');
  await page.getByRole('button', { name: /^Add Levothyroxine/ }).click();
  await take(page, 'state-medication-compared');
  await page.getByRole('button', { name: 'Yes, it does' }).click();
  await search.fill('');
  await take(page, 'state-medication-picked', page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/health-questionnaire$/);
}

async function results(page: Page, take: Capture): Promise<void> {
  await withHistory(page);
  await visit(page, '/health-and-wellness');
  await expect(page.getByRole('article').first()).toBeVisible();
  await take(page, 'state-results');
  await take(page, 'state-history', page.getByRole('img', { name: /score/i }).last());
  await page.getByText('The whole table, with its sources').click();
  await take(page, 'state-table', page.getByText('The whole table, with its sources'));
  await take(page, 'state-recommendations', page.getByRole('article').first());
}

export const healthStates: ScreenGroup = async ({ member, take }) => {
  const locked = await member('Nora Bly');
  await visit(locked.page, '/dashboard');
  await take(locked.page, 'state-card-locked', locked.page.getByRole('region', { name: 'Health score' }));
  const session = await member('Olga Lund');
  const { page, headers } = session;
  await subscribed(session);
  await visit(page, '/health-and-wellness');
  await take(page, 'state-no-score');
  await visit(page, '/dashboard');
  await take(page, 'state-card-open');
  await questions(page, take);
  await completeCategories(page.request, headers, '103');
  await visit(page, '/health-and-wellness');
  await take(page, 'state-part-score');
  await completeCategories(page.request, headers, '201', '11', '105');
  await medication(page, take);
  await visit(page, '/health-questionnaire');
  await take(page, 'state-categories-complete');
  await results(page, take);
  await visit(page, '/dashboard');
  await take(page, 'state-card-score');
  await visit(page, '/health-questionnaire/105');
  const signs = group(page, 'Signs that cannot wait');
  const more = signs.getByRole('button', { name: 'Tell us more' });
  if (await more.isVisible()) await more.click();
  await signs.getByRole('radio', { name: 'Yes' }).first().check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('#urgent-help')).toBeVisible();
  await take(page, 'state-urgent');
  await visit(page, '/health-and-wellness');
  await take(page, 'state-urgent-results');
};
