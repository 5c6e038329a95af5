import createClient from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import { consentIds, consentTexts } from '#domain/consent/consents.ts';
import { answerQuestionnaire } from './answers.ts';
import {
  demoAccount,
  demoCodes,
  demoCollections,
  demoMembership,
  demoOthers,
  demoOwnRecipes,
  demoPhoto,
  demoPlan,
  demoPreferences,
  demoProfile,
  demoReview,
} from './demo-content.ts';

type Api = ReturnType<typeof createClient<paths>>;
interface ApiResponse<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of a response. Throws if the call failed, with the name of the step. */
async function must<Data>(step: string, call: Promise<ApiResponse<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  throw new Error(
    `The demo could not be filled: ${step} responded with ${response.status} ${JSON.stringify(error)}`,
  );
}

/** Registers the account if it is missing, signs in, and returns an authenticated client. */
export async function memberOf(baseUrl: string, email: string, password: string): Promise<Api> {
  const guest = createClient<paths>({ baseUrl });
  const account = { name: '__', email, password, password_confirmation: password };
  const { response } = await guest.POST('/auth/register', { body: account });
  if (!response.ok && response.status !== 422)
    throw new Error(`Registering ${email} responded with ${response.status}.`);
  const tokens = await must(
    'signing in',
    guest.POST('/auth/token', {
      body: { grant_type: 'password', client_id: 'app', username: email, password },
    }),
  );
  const api = createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  const body = { first_login: false, first_membership: false };
  await must('the first steps', api.POST('/users/me/metas', { body }));
  for (const id of consentIds) {
    const { version } = consentTexts[id];
    const params = { path: { id } };
    await must('a consent', api.PUT('/users/me/consents/{id}', { params, body: { version } }));
  }
  return api;
}

const recipesFor = async (api: Api, query: string) =>
  (await must('a search', api.GET('/recipes', { params: { query: { query, applyUserMeta: true } } }))).data;

async function review(api: Api, id: number, [rating, comment]: readonly [number, string]): Promise<void> {
  const form = new FormData();
  form.set('rating', String(rating));
  form.set('comment', comment);
  const path = { id: String(id) };
  const body = { rating, comment };
  await must(
    'a review',
    api.POST('/recipes/{id}/reviews', { params: { path }, body, bodySerializer: () => form }),
  );
}

/** Adds favorites: recipes of the first page that fit the preferences. */
async function favorites(api: Api): Promise<readonly number[]> {
  const recipes = (await recipesFor(api, '')).slice(0, 6);
  for (const { id, is_favorite } of recipes)
    if (!is_favorite)
      await must('a favorite', api.POST('/recipes/{id}/favorites', { params: { path: { id: String(id) } } }));
  return recipes.map(({ id }) => id);
}

async function collections(api: Api): Promise<void> {
  const { data: present } = await must('the collections', api.GET('/recipes/collections', {}));
  for (const { name, query } of demoCollections) {
    const recipeIds = (await recipesFor(api, query)).slice(0, 5).map(({ id }) => id);
    const { id } =
      present.find((collection) => collection.name === name) ??
      (await must('a collection', api.POST('/recipes/collections', { body: { name } }))).data;
    await must(
      "a collection's recipes",
      api.POST('/recipes/collections/{id}/sync', {
        params: { path: { id } },
        body: { recipe_ids: recipeIds },
      }),
    );
  }
}

/** The trial of the first plan, started some days ago. */
async function membership(url: string, api: Api): Promise<void> {
  const { data: user } = await must('the membership', api.GET('/users/me', {}));
  if (user.activated_subscription !== null) return;
  const body = { package_id: demoMembership.plan, package_duration: demoMembership.duration };
  const { data: checkout } = await must('the checkout', api.POST('/checkout', { body }));
  const send = (page: string, form: Record<string, string>) =>
    fetch(new URL(page, url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  await send(checkout.url, { card: 'pays', news: 'once' });
  await send('/sandbox/clock', { days: String(demoMembership.daysAgo) });
}

/** Plans the current week, with a custom food. */
async function mealPlan(api: Api): Promise<void> {
  const { data, meta } = await must('the plan', api.GET('/users/me/meal-plans', {}));
  if (Object.values(data[0] ?? {}).some((plans) => plans.some(({ items }) => items.length > 0))) return;
  const { food, targetCalories } = demoPlan;
  const body = { ...food, diets: [...food.diets], intolerances: [...food.intolerances] };
  const { data: own } = await must('a food', api.POST('/users/me/custom-foods', { body }));
  const added = { type: 'custom_food' as const, date: meta.start, ids: [own.id] };
  await must('a snack', api.POST('/users/me/meal-plans', { body: added }));
  const week = { start: meta.start, targetCalories, diet: '' as const, allowRepeats: false };
  await must('a week of meals', api.POST('/users/me/meal-plans/generate-week', { body: week }));
}

/** The member's profile picture, cut by the server as any upload. */
async function photo(api: Api): Promise<void> {
  const { data: user } = await must('the member', api.GET('/users/me', {}));
  if (user.profile_photo_url !== null) return;
  const picture = new Blob([demoPhoto], { type: 'image/svg+xml' });
  const form = new FormData();
  form.set('photo', picture, 'maya.svg');
  await must(
    'a picture',
    api.POST('/users/me/photo', { body: { photo: picture }, bodySerializer: () => form }),
  );
}

async function ownRecipes(api: Api): Promise<void> {
  const { data: present } = await must('the own recipes', api.GET('/users/me/recipes', {}));
  for (const recipe of demoOwnRecipes) {
    if (present.some(({ title }) => title === recipe.title)) continue;
    const body = {
      ...recipe,
      meal_types: [...recipe.meal_types],
      ingredients: [...recipe.ingredients],
      steps: [...recipe.steps],
    };
    await must('an own recipe', api.POST('/users/me/recipes', { body }));
  }
}

/** Who brought the member, and the code by which the member brings others. */
async function referral(member: Api, referrer: Api): Promise<void> {
  const { data: user } = await must('the referral', member.GET('/users/me', {}));
  if (user.affiliate.referred_by !== null) return;
  await must('a code', referrer.PUT('/users/me', { body: { referral_code: demoCodes.referrer } }));
  await must('a code', member.PUT('/users/me', { body: { referral_code: demoCodes.own } }));
  const body = { referral_code: demoCodes.referrer };
  await must('the referrer', member.POST('/users/me/add-referral-code', { body }));
}

/** Creates the demo member and its data on the server at `url`. Idempotent. */
export async function fillDemo(url: string): Promise<void> {
  const baseUrl = `${url}/api`;
  const { email, password } = demoAccount;
  const member = await memberOf(baseUrl, email, password);
  await must('the profile', member.PUT('/users/me', { body: demoProfile }));
  await must(
    'the preferences',
    member.POST('/users/me/preferences', {
      body: {
        ...demoPreferences,
        recipes_excluded_ingredients: [...demoPreferences.recipes_excluded_ingredients],
      },
    }),
  );
  await membership(url, member);
  await answerQuestionnaire(member);
  const [first = 0, ...others] = await favorites(member);
  await review(member, first, demoReview);
  await collections(member);
  await mealPlan(member);
  await photo(member);
  await ownRecipes(member);
  for (const [position, { email: otherEmail, name, reviews }] of demoOthers.entries()) {
    const other = await memberOf(baseUrl, otherEmail, password);
    await must('a name', other.PUT('/users/me', { body: { name } }));
    if (position === 0) await referral(member, other);
    for (const [index, words] of reviews.entries()) {
      const id = [first, ...others][index];
      if (id !== undefined) await review(other, id, words);
    }
  }
}
