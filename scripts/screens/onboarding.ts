/** The first steps of a new member. */
import { captureEach, expect, type ScreenGroup, visit } from './screenshot-session.ts';

export const onboarding: ScreenGroup = async ({ member, take }) => {
  const { page } = await member('Ida Sommer');
  await captureEach(page, take, {
    'first-plans': '/account/get-started-membership',
    'first-profile': '/account/first-update-personal',
    'health-introduction': '/onboardings/health-and-wellness',
  });
  await visit(page, '/onboardings/health-quiz');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio', { name: /^Yes/ }).check();
  await page.getByRole('checkbox', { name: 'Vegetarian', exact: true }).check();
  await take(page, 'quiz-diet');
  await next.click();
  await expect(page.getByText('2/5', { exact: true })).toBeVisible();
  await take(page, 'quiz-proteins');
  await next.click();
  await page.getByRole('checkbox', { name: 'Peanuts' }).check();
  await take(page, 'quiz-allergies');
  await next.click();
  await page.getByRole('checkbox', { name: /^Low Oxalate/ }).check();
  await page.getByRole('checkbox', { name: /^Low Histamine/ }).check();
  await take(page, 'quiz-intolerances');
  await next.click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await take(page, 'quiz-excluded');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/onboardings/preview-preferences');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'quiz-review');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/membership-benefits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Your preferences have been updated')).toBeHidden();
  await take(page, 'membership-benefits');

  await visit(page, '/account/preferences');
  await take(page, 'preferences');
  await take(page, 'preferences-intolerances', page.getByRole('region', { name: 'Food intolerances' }));
  await page.getByRole('button', { name: 'Fine-tune ingredients: Low Oxalate' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await take(page, 'preferences-ingredients');
};
