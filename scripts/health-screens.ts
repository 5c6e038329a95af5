/** The screens of the health questionnaire and of what follows from it. */
import { expect, type Page } from '@playwright/test';
import { completeCategories } from '#tests/e2e/health-answers.ts';

/** `page` belongs to a member whose plan has the feature, and whom `headers` name in calls of the API. */
export async function takeHealthScreens(
  page: Page,
  headers: Readonly<Record<string, string>>,
  take: (page: Page, name: string) => Promise<void>,
): Promise<void> {
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
  await page.getByRole('button', { name: /^Add Metformin/ }).click();
  await take(page, 'medications');
  await completeCategories(page.request, headers, '11', '103', '105');
  await page.goto('/health-and-wellness');
  const recommendation = page.getByRole('article').first();
  await expect(recommendation).toBeVisible();
  await take(page, 'health');
  await page.getByRole('heading', { name: 'What helped' }).evaluate((heading) => heading.scrollIntoView());
  await take(page, 'health-reasons');
  await recommendation.evaluate((card) => card.scrollIntoView());
  await take(page, 'health-recommendations');
}
