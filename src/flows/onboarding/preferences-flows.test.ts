import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { firstLoginMetas, savedMetas } from '#machines/onboarding/preferences-saving.cases.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { settingsFlow } from '#src/flows/shell/settings-flow.ts';
import { preferencesFlow } from './preferences-flows.ts';

beforeEach(() => storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 }));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const hasChosen = [
  ...savedMetas,
  { name: 'first_login', value: true },
  { name: 'first_membership', value: false },
];

test.each([
  ['first login with memberships on sale', firstLoginMetas, true, 'membershipChoice', true],
  ['first login after a membership was chosen', hasChosen, true, 'membershipBenefits', true],
  ['first login without memberships on sale', firstLoginMetas, false, 'dashboard', true],
  ['later', savedMetas, true, 'membershipBenefits', false],
])('PREF-04 the form of the account saves, then %s', async (_, metas, isSelling, place, endsFirstLogin) => {
  const requests = mockFetch({
    'GET /recipes-plus/settings': () => [200, { data: { ...defaultSettings, stripe_connected: isSelling } }],
    'GET /users/me/metas': () => [200, { data: metas }],
    'GET /users/me/preferences': () => [200, { data: metas }],
    'POST /users/me/preferences': () => [200, { data: metas }],
    'POST /users/me/metas': () => [200, { message: '' }],
  });
  const settings = createActor(settingsFlow).start();
  const form = createActor(preferencesFlow({ settings, mayStore: async () => true }));
  const navigated = vi.fn();
  form.on('navigation.requested', navigated);
  form.start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'preferences.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('saved'));
  settings.stop();
  expect(navigated).toHaveBeenCalledWith({ type: 'navigation.requested', place: { to: place } });
  const ended = requests.filter(({ call }) => call === 'POST /users/me/metas').map(({ body }) => body);
  expect(ended).toEqual(endsFirstLogin ? [{ first_login: false }] : []);
});

test('the form adds an allergen to what another device has saved since it was opened', async () => {
  const allergens = (...value: readonly string[]) => [{ name: 'recipes_excluded_ingredients', value }];
  const stored = [allergens('Milk'), allergens('Milk', 'Peanut')];
  const requests = mockFetch({
    'GET /recipes-plus/settings': () => [200, { data: defaultSettings }],
    'GET /users/me/metas': () => [200, { data: stored.shift() }],
    'POST /users/me/preferences': () => [200, { data: savedMetas }],
  });
  const settings = createActor(settingsFlow).start();
  const form = createActor(preferencesFlow({ settings, mayStore: async () => true })).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'name.toggled', field: 'allergens', name: 'Fish' });
  form.send({ type: 'preferences.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('saved'));
  settings.stop();
  expect(requests.find(({ call }) => call === 'POST /users/me/preferences')?.body).toMatchObject({
    recipes_excluded_ingredients: ['Milk', 'Fish', 'Peanut'],
  });
});

test('PREF-05 PREF-06 PREF-07 PREF-08 PREF-09 PREF-10 a save of one change sends every preference', async () => {
  const flags = (oxalate: boolean) => ({
    recipe_low_oxalate_enabled: oxalate,
    recipe_low_histamine_enabled: true,
    recipe_low_sulfur_enabled: false,
    recipe_low_salicylate_enabled: false,
    recipe_low_fodmap_enabled: false,
  });
  const lists = {
    recipes_diet: ['Vegan'],
    recipe_protein_sources: ['Eggs', 'Fish'],
    recipes_excluded_ingredients: ['Milk'],
    recipe_low_histamine_customize_ingredients: ['Lemon'],
    recipes_liked_ingredients: [],
    recipes_disliked_ingredients: ['Coriander'],
  };
  const stored = Object.entries({ ...lists, ...flags(false) }).map(([name, value]) => ({ name, value }));
  const requests = mockFetch({
    'GET /recipes-plus/settings': () => [200, { data: defaultSettings }],
    'GET /users/me/metas': () => [200, { data: stored }],
    'POST /users/me/preferences': () => [200, { data: savedMetas }],
  });
  const settings = createActor(settingsFlow).start();
  const form = createActor(preferencesFlow({ settings, mayStore: async () => true })).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'intolerance.toggled', intolerance: 'oxalate' });
  form.send({ type: 'preferences.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('saved'));
  settings.stop();
  expect(requests.find(({ call }) => call === 'POST /users/me/preferences')?.body).toEqual({
    ...lists,
    ...flags(true),
  });
});

test('EXT-13 what another device saves while the member decides about the consent stays', async () => {
  const allergens = (...value: readonly string[]) => [{ name: 'recipes_excluded_ingredients', value }];
  let stored = allergens('Milk');
  const requests = mockFetch({
    'GET /recipes-plus/settings': () => [200, { data: defaultSettings }],
    'GET /users/me/metas': () => [200, { data: stored }],
    'POST /users/me/preferences': () => [200, { data: savedMetas }],
  });
  const mayStore = async () => {
    stored = allergens('Milk', 'Peanut');
    return true;
  };
  const settings = createActor(settingsFlow).start();
  const form = createActor(preferencesFlow({ settings, mayStore })).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({ type: 'intolerance.toggled', intolerance: 'oxalate' });
  form.send({ type: 'preferences.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('saved'));
  settings.stop();
  expect(requests.find(({ call }) => call === 'POST /users/me/preferences')?.body).toMatchObject({
    recipes_excluded_ingredients: ['Milk', 'Peanut'],
    recipe_low_oxalate_enabled: true,
  });
});
