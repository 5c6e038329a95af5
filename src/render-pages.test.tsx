import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleDay, samplePlanItem } from '#domain/meal-plan/week-plan.fixture.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { firstFilter } from '#domain/recipe-filter/follow-preferences.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { plusOnSale } from '#machines/membership/membership.samples.ts';
import { sampleCard, sampleRecipe } from '#machines/recipes/recipe.samples.ts';
import { cleanHtml } from '#server/security/clean-html.ts';
import { attacks } from '#tests/fixtures/html-attacks.ts';
import {
  renderContentPage,
  renderHome,
  renderLanding,
  renderMemberRecipe,
  renderPlanner,
  renderPlans,
  renderQuestionnaire,
} from './render-pages.tsx';
import { parseCleanHtml } from './ui/rich-text/parse-clean-html.ts';
import { RichBody, RichText } from './ui/rich-text/RichText.tsx';

const energy = [{ name: 'Calories', amount: 3217, unit: 'kcal', percent_of_daily_needs: null }] as const;
const fit = {
  kind: 'not_for_you' as const,
  sentence: 'Not for you: contains milk',
  checked: [],
  reasons: [],
};
const statement = { ...sampleRecipe.allergen_statement, sentence: 'Contains milk, which you avoid' };

test('a page for members has the whole recipe, and nothing that differs for them', () => {
  const measure = { value: 100, unit: 'g' };
  const ingredients = ['Carrots', 'Rolled oats'].map((name, at) => ({
    name,
    food_id: `food-${at}`,
    grams: 100,
    amount: { us: measure, metric: measure },
  }));
  const shared = { ...sampleRecipe, ingredients };
  const html = renderMemberRecipe({ ...shared, nutrients: energy.slice() });
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.querySelector('h1')?.textContent).toBe(sampleRecipe.title);
  for (const { name } of ingredients) expect(page.textContent).toContain(name);
  for (const { title } of sampleRecipe.instructions.steps) expect(page.textContent).toContain(title);
  const differs = { fit, allergen_statement: statement, is_favorite: true, shows_energy: false };
  expect(renderMemberRecipe({ ...shared, ...differs, nutrients: [] })).toBe(html);
  expect(page.textContent).not.toMatch(/3,?217|Calories/);
});

test('it has no style that the content security policy blocks, and no control that does nothing', () => {
  const page = document.createElement('div');
  page.innerHTML = renderMemberRecipe(sampleRecipe);
  expect(page.querySelectorAll('[style], script')).toHaveLength(0);
  expect(page.querySelectorAll('button:not([inert]), input:not([inert])')).toHaveLength(0);
});

test('the landing page is rendered with the pages of the site and its ways to sign in', () => {
  const page = document.createElement('div');
  const google = { enabled: true, url: '/api/auth/social/google' };
  const socialite = { ...defaultSettings.socialite, google };
  page.innerHTML = renderLanding({
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

const terms = {
  id: 'terms',
  name: 'Terms & "words" <script>',
  content:
    '<p>In <a href="https://shop.example/a?b=1&amp;c=2">our shop</a>.</p><h2>One</h2><script>x()</script>' +
    '<h2>One</h2><h2>Two</h2><h2>Three</h2><h2>Four</h2><ul><li>a &lt;b&gt;</li></ul>',
  updated_at: '2026-05-01T00:00:00.000Z',
};

test('PAGE-01 SRV-42 a content page is rendered as the app shows it to guests, and nothing of it becomes a script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderContentPage(terms, { ...defaultSettings, shop_hosts: ['shop.example'] });
  expect(page.querySelector('h1')?.textContent).toBe(terms.name);
  expect(page.querySelector('main a[href="/account/choose-plan"]')?.textContent).toBe('our shop');
  expect(page.querySelector('#section-one-2')?.textContent).toBe('One');
  expect(page.querySelectorAll('details a')).toHaveLength(5);
  expect([...page.querySelectorAll('main li')].at(-1)?.textContent).toBe('a <b>');
  expect(page.querySelectorAll('[style], script, button:not([inert])')).toHaveLength(0);
});

test('SRV-42 what the server parses without a document is what a browser does', () => {
  for (const html of [
    terms.content,
    '',
    'a &amp;lt; b',
    '<p>a<br />b</p><img src="/files/a.webp" alt="A &quot;chart&quot;" width="32" />c',
    '<ol start="3"><li><p>x</p><ul><li>y</li></ul></li></ol><table><tbody><tr><td align="right">1</td></tr></tbody></table>',
    ...attacks.map(cleanHtml),
  ]) {
    const [rendered, shown] = [document.createElement('div'), document.createElement('div')];
    rendered.innerHTML = renderToStaticMarkup(<RichBody body={parseCleanHtml(html)} contentsFrom={2} />);
    shown.innerHTML = renderToStaticMarkup(<RichText html={html} contentsFrom={2} />);
    expect(rendered.innerHTML).toBe(shown.innerHTML);
  }
});

test('a dashboard is hidden until the device has proved to be the member’s, and carries no script or style', () => {
  const page = document.createElement('div');
  const rest = { not_filtered_by: [], understood: [], loosened: [], corrected: null };
  const hostile = { ...sampleCard(17, 'Soup </h2><script>x()</script>'), fit };
  page.innerHTML = renderHome({
    name: '"><script>x()</script>',
    accessTail: 'abcdefgh',
    filter: firstFilter({ ...noPreferences, allergens: ['Milk & eggs'] }),
    page: {
      data: [hostile, { ...hostile, id: 18 }],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 2, total_is_exact: true, ...rest },
    },
  });
  const home = page.querySelector<HTMLElement>('#rendered-own');
  expect(home?.hidden).toBe(true);
  expect(home?.dataset).toMatchObject({
    token: 'abcdefgh',
    list: '/api/recipes?allergens=Milk%20%26%20eggs&mealTypes=Main%20course&applyUserMeta=true&addRecipeInformation=true&page=1',
  });
  expect(page.querySelector('h1')?.textContent).toBe('');
  expect([...page.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    hostile.title,
    hostile.title,
  ]);
  expect(page.textContent).toContain('2 main courses match your filters');
  expect(page.textContent).toContain(fit.sentence);
  expect(page.querySelectorAll('[style], script, button:not([inert]), input:not([inert])')).toHaveLength(0);
});

test('a planner, a questionnaire, and plans are hidden until the device has proved to be the member’s', () => {
  const hostile = '</h4><script>x()</script>';
  const day = sampleDay('2026-05-06', [samplePlanItem('a', { title: hostile })]);
  const rendered = {
    planner: renderPlanner({
      accessTail: 'abcdefgh',
      day: '2026-05-06',
      today: '2026-05-05',
      plan: {
        data: [{ '2026-05-06': [day] }],
        meta: { start: '2026-05-04', end: '2026-05-10', target_calories: 2000 },
      } as unknown as Parameters<typeof renderPlanner>[0]['plan'],
    }),
    questionnaire: renderQuestionnaire({
      accessTail: 'abcdefgh',
      categories: [
        { id: '101', label: hostile, icon: 'person', page: '101', completions: { completion: 42 } },
      ],
    }),
    plans: renderPlans({
      accessTail: 'abcdefgh',
      plans: [{ ...plusOnSale, name: hostile }],
      user: { subscriptions: [], latest_subscription: null },
      settings: defaultSettings,
    }),
  };
  const expected = {
    planner: { shownDay: '2026-05-06', today: '2026-05-05' },
    questionnaire: {},
    plans: { discountCode: '' },
  };
  for (const [name, html] of Object.entries(rendered)) {
    const page = document.createElement('div');
    page.innerHTML = html;
    const own = page.querySelector<HTMLElement>('#rendered-own');
    expect([name, own?.hidden, { ...own?.dataset }]).toEqual([
      name,
      true,
      { token: 'abcdefgh', ...expected[name as keyof typeof expected] },
    ]);
    expect(own?.textContent).toContain(hostile);
    expect(page.querySelectorAll('script, button:not([inert]), input:not([inert])')).toHaveLength(0);
  }
});
