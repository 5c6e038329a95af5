/** The health questionnaire and its results. */
import { completeCategories } from '#tests/e2e/health-answers.ts';
import { expect, type ScreenGroup } from './screenshot-session.ts';
import { subscribed } from './subscribed.ts';

export const health: ScreenGroup = async ({ member, take }) => {
  const session = await member('Vera Lund');
  const { page, headers } = session;
  await subscribed(session);
  await page.goto('/health-and-wellness');
  await expect(page.getByRole('link', { name: 'Start the questionnaire' })).toBeVisible();
  await take(page, 'health-unanswered');
  await completeCategories(page.request, headers, '201');
  await page.goto('/health-questionnaire');
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  await take(page, 'health-questionnaire');
  await page.goto('/health-questionnaire/11');
  const belly = page.getByRole('region', { name: 'Belly and bowel' });
  await belly.getByRole('button', { name: 'Tell us more' }).click();
  await belly.getByRole('radio').first().check();
  await take(page, 'health-questions');
  await page.goto('/health-questionnaire/medications');
  await page.getByRole('searchbox', { name: 'Search medications' }).fill('metf');
  await page
    .getByRole('button', { name: /^Add Metformin/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it does' }).click();
  await take(page, 'medications');
  await completeCategories(page.request, headers, '11', '103', '105');
  await page.goto('/health-and-wellness');
  const recommendation = page.getByRole('article').first();
  await expect(recommendation).toBeVisible();
  await take(page, 'health');
  await take(page, 'health-reasons', page.getByRole('heading', { name: 'What helped' }));
  await take(page, 'health-recommendations', recommendation);
};
