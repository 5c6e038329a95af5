/** A year of a member, month by month, by the calls that the version has. */
import { writeFileSync } from 'node:fs';
import { demoPhoto, demoPlan, demoProfile } from '#scripts/demo/demo-content.ts';
import { type SiteClient, signIn } from './site-client.ts';

/** What the member looks for, by month. */
const words = 'soup salad rice oats fish bread beans potato pasta egg cake chicken'.split(' ');
const daysOfMonth = 30;

interface Site {
  readonly url: string;
  /** File with the days by which the clock of the server is ahead, which are negative here. */
  readonly clock: string;
}

type Body = Readonly<Record<string, unknown>>;
const dataOf = <Data>(body: unknown): Data | undefined => (body as { data?: Data } | null)?.data;
const dateAt = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

async function recipeIds({ send }: SiteClient, query: string): Promise<readonly number[]> {
  const found = dataOf<{ id: number }[]>(await send('GET', `/recipes?query=${encodeURIComponent(query)}`));
  return (found ?? []).slice(0, 3).map(({ id }) => id);
}

async function buyMembership({ url }: Site, { send }: SiteClient): Promise<void> {
  const body = { package_id: 'plus', package_duration: 'monthly' };
  const checkout = dataOf<{ url: string }>(await send('POST', '/checkout', body));
  if (checkout === undefined) throw new Error('There is no checkout.');
  const form = new URLSearchParams({ card: 'pays', news: 'once' });
  await fetch(new URL(checkout.url, url), { method: 'POST', body: form, redirect: 'manual' });
}

/** Answers every category with the option of the middle. */
async function answerQuestions({ send }: SiteClient): Promise<void> {
  interface Input {
    readonly input_id: number;
    readonly group_id: number | null;
    readonly groups: readonly { readonly input_id: number }[];
  }
  for (const id of ['201', '11', '103', '105']) {
    const path = `/swims/${id}/health-questions`;
    const content = dataOf<{ pages: readonly { readonly inputs: readonly Input[] }[] }>(
      await send('GET', path),
    );
    const pairs = (content?.pages ?? [])
      .flatMap(({ inputs }) => inputs)
      .map(({ input_id: input, group_id: group, groups }) =>
        group === null
          ? [`INPUT_${input}`, 0]
          : [`GROUP_${group}`, groups[Math.floor(groups.length / 2)]?.input_id ?? 0],
      );
    await send('POST', path, Object.fromEntries(pairs));
  }
}

async function begin(site: Site, member: SiteClient): Promise<void> {
  const { send } = member;
  await send('POST', '/users/me/metas', { first_login: false, first_membership: false });
  const consents = dataOf<{ id: string; version: string }[]>(await send('GET', '/users/me/consents'));
  for (const { id, version } of consents ?? []) await send('PUT', `/users/me/consents/${id}`, { version });
  await send('PUT', '/users/me', demoProfile);
  await buyMembership(site, member);
  await send('POST', '/users/me/preferences', {
    recipes_diet: ['Pescetarian'],
    recipe_low_histamine_enabled: true,
    recipes_excluded_ingredients: ['Peanuts'],
    recipes_disliked_ingredients: ['Liver'],
  });
  const photo = new FormData();
  photo.set('photo', new Blob([demoPhoto], { type: 'image/svg+xml' }), 'photo.svg');
  await send('POST', '/users/me/photo', photo);
  await send('POST', '/users/me/recipes', {
    title: 'Oat porridge of Sundays',
    summary: 'With pears.',
    servings: 2,
    ready_in_minutes: 15,
    meal_types: ['Breakfast'],
    ingredients: ['100 g oats', '2 pears, diced', '500 ml water'],
    steps: ['Simmer the oats in the water for 10 minutes.', 'Stir in the pears.'],
  });
  await send('POST', '/users/fcm-tokens', { token: 'a device of this year' });
  await send('POST', '/users/me/calendar');
  await send('POST', '/users/me/household', { shares_food: true, shares_energy: true });
  const lena = { name: 'Lena', kind: 'child', age: 5, allergens: ['Milk'], diets: [] };
  await send('POST', '/users/me/household/dependents', {
    ...lena,
    excluded_foods: [],
    low: [],
    energy_target: null,
  });
  await answerQuestions(member);
}

/** `month` counts from 0, `daysAgo` from the day on which the site is made. */
async function liveMonth(member: SiteClient, month: number, daysAgo: number): Promise<void> {
  const { send } = member;
  const date = dateAt(daysAgo);
  const ids = await recipeIds(member, words[month] ?? '');
  const [first] = ids;
  if (first === undefined) throw new Error('There are no recipes.');
  await send('POST', `/recipes/${first}/favorites`);
  if (month % 3 === 0) {
    const form = new FormData();
    form.set('rating', String(3 + (month % 2)));
    form.set('comment', `As good as in month ${month}. Jalapeño für Ångström 🥣`);
    await send('POST', `/recipes/${first}/reviews`, form);
    const list = dataOf<{ id: number }>(
      await send('POST', '/recipes/collections', { name: `Season ${month / 3 + 1}` }),
    );
    await send('POST', `/recipes/collections/${list?.id}/sync`, { recipe_ids: ids });
  }
  await send('PUT', `/recipes/${first}/cooked`, { cooked_on: date, is_cooked: true, servings: 2 });
  await send('PUT', `/recipes/${first}/note`, { text: `Noted in month ${month}.` });
  await send('POST', '/users/me/meal-plans', { type: 'recipe', date, ids: ids.map(String) });
  const { food } = demoPlan;
  const body = { ...food, title: `${food.title} ${month}`, diets: [...food.diets], intolerances: [] };
  const own = dataOf<{ id: number | string }>(await send('POST', '/users/me/custom-foods', body));
  await send('POST', '/users/me/meal-plans', { type: 'custom_food', date, ids: [own?.id] });
  const entry = { date, time: '13:30', kind: 'symptom', symptom: 'bloating', severity: 1 + (month % 9) };
  await send('PUT', `/users/me/diary/records/${crypto.randomUUID()}`, {
    ...entry,
    note: `After month ${month}`,
  });
  if (month % 4 === 3) await answerQuestions(member);
}

interface Purchase {
  readonly activated_subscription: Body | null;
}

/** Waits until the membership was renewed for the present month. */
async function untilPaid({ send }: SiteClient): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const user = dataOf<Purchase>(await send('GET', '/users/me'));
    if (user?.activated_subscription != null) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The membership was not renewed.');
}

/** Fills the site of a server whose clock is a file. Returns the member, signed in at the end of the year. */
export async function fillYear(site: Site): Promise<SiteClient> {
  for (let month = 0; month < words.length; month += 1) {
    const daysAgo = (words.length - 1 - month) * daysOfMonth;
    writeFileSync(site.clock, String(-daysAgo));
    const member = await signIn(site.url);
    if (month === 0) await begin(site, member);
    // jobs of the sandbox run every two seconds
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await untilPaid(member);
    await liveMonth(member, month, daysAgo);
  }
  return signIn(site.url);
}
