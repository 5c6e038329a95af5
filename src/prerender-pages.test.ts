import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { sampleRecipe } from '#machines/recipes/recipe.samples.ts';
import { drawLanding, drawMemberRecipe } from './prerender-pages.tsx';

const energy = [{ name: 'Calories', amount: 3217, unit: 'kcal', percent_of_daily_needs: null }] as const;
const fit = {
  kind: 'not_for_you' as const,
  sentence: 'Not for you: contains milk',
  checked: [],
  reasons: [],
};
const statement = { ...sampleRecipe.allergen_statement, sentence: 'Contains milk, which you avoid' };

test('a page for members has the whole recipe, and nothing that differs for them', () => {
  const html = drawMemberRecipe({ ...sampleRecipe, nutrients: energy.slice() });
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelector('h1')?.textContent).toBe(sampleRecipe.title);
  for (const { name } of sampleRecipe.ingredients) expect(page.textContent).toContain(name);
  for (const { title } of sampleRecipe.instructions.steps) expect(page.textContent).toContain(title);
  const differs = { fit, allergen_statement: statement, is_favorite: true, shows_energy: false };
  expect(drawMemberRecipe({ ...sampleRecipe, ...differs, nutrients: [] })).toBe(html);
  expect(page.textContent).not.toMatch(/3,?217|Calories/);
});

test('it has no style that the content security policy blocks, and no control that does nothing', () => {
  const page = document.createElement('div');
  page.innerHTML = drawMemberRecipe(sampleRecipe);
  expect(page.querySelectorAll('[style], script')).toHaveLength(0);
  expect(page.querySelectorAll('button:not([inert]), input:not([inert])')).toHaveLength(0);
});

test('the landing page is drawn with the pages of the site and its ways to sign in', () => {
  const page = document.createElement('div');
  const google = { enabled: true, url: '/api/auth/social/google' };
  const socialite = { ...defaultSettings.socialite, google };
  page.innerHTML = drawLanding({
    ...defaultSettings,
    about_us_page: 'about',
    registration: false,
    socialite,
  });
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('/pages/about');
  expect(links).toContain('/api/auth/social/google');
  expect(links).not.toContain('/auth/register');
  expect(page.querySelectorAll('[style], script, button')).toHaveLength(0);
});
