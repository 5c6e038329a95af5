import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '#domain/consent/consents.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { healthContent } from '#server/health/health-content.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { pairsOf } from './health-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const agree = (token: string, id: 'food' | 'health') =>
  app.ok('giveConsent', { token, params: { id }, body: { version: consentTexts[id].version } });
const withdraw = (token: string, id: 'food' | 'health') =>
  app.ok('withdrawConsent', { token, params: { id } });
const stateOf = async (token: string, id: 'food' | 'health') =>
  (await app.ok('listConsents', { token })).data.find((each) => each.id === id);
const notes = async (token: string) => (await app.ok('listSafetyNotes', { token })).data;
const change = (token: string, answers: Record<string, number | null>) =>
  app.ok('changeHealthAnswers', { token, body: { answers } });

async function question(name: string) {
  const { questionnaire } = await healthContent(app.context);
  for (const category of questionnaire.categories) {
    const found = questionsOf(category).find((each) => each.name === name);
    if (found !== undefined) return { category, question: found };
  }
  throw new Error(`There is no question ${name}.`);
}
async function pairs(name: string, key: number) {
  const { category } = await question(name);
  return pairsOf(category, { [name]: key });
}
const rowsOf = async (userId: string) => {
  const rowsIn = (table: 'health_answers' | 'health_scores') =>
    app.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  return (await Promise.all([rowsIn('health_answers'), rowsIn('health_scores')])).flat();
};

describe('EXT-19 without a consent', () => {
  test('no call stores an answer, and the refusal says where to consent', async () => {
    const { token } = await app.memberWithoutConsent();
    const { id: userId } = await (await openShop(app)).buy(token);
    const { category } = await question('kidney-disease');
    const answers = await pairs('kidney-disease', 1);
    const refused = [
      app.fails('submitHealthAnswers', 403, { token, params: { id: category.id }, body: answers }),
      app.fails('submitHealthAnswers', 403, { token, params: { id: 'rx' }, body: {} }),
      app.fails('changeHealthAnswers', 403, { token, body: { answers } }),
      app.fails('saveMyMedicines', 403, { token, body: { answer: 'none' } }),
      app.fails('switchSafetyNote', 403, {
        token,
        params: { id: 'kidney-phosphate' },
        body: { is_on: false },
      }),
    ];
    for (const { message } of await Promise.all(refused)) expect(message).toContain('My health');
    expect(await rowsOf(userId)).toEqual([]);
  });

  test('stored answers are shown to their member, unchanged, and are not evaluated', async () => {
    const { token } = await app.member();
    const { id: userId } = await (await openShop(app)).buy(token);
    await change(token, await pairs('kidney-disease', 1));
    expect(await notes(token)).not.toEqual([]);
    await app.db.deleteFrom('consents').where('user_id', '=', userId).execute();
    expect(await notes(token)).toEqual([]);
    const { data: user } = await app.ok('getCurrentUser', { token });
    expect(user.consents).toContainEqual({ id: 'health', is_current: false, is_wanted: true });
    const { data } = await app.ok('getMyHealth', { token });
    expect(data.answers.filter(({ value }) => value !== null)).toHaveLength(1);
    const score = await app.ok('getHealthQuestions', { token, params: { id: '105' } });
    expect(score.data.healthscore_withheld).toContain('My health');
    expect(score.data.healthscore).toBeUndefined();
    await agree(token, 'health');
    expect(await notes(token)).not.toEqual([]);
  });

  test('a medicine of before is named, and no card, plan or page follows from it', async () => {
    const { token } = await app.member();
    const { id: userId } = await (await openShop(app)).buy(token);
    const { questionnaire } = await healthContent(app.context);
    const { inputId } = questionnaire.medication.medications.find(({ name }) => name === 'Phenelzine') ?? {};
    await app.ok('saveMyMedicines', {
      token,
      body: { answer: 'some', medicines: [{ medicine_id: inputId ?? 0 }] },
    });
    const mine = async () => (await app.ok('getMyMedicines', { token })).data;
    expect((await mine()).cards[0]?.rules.length).toBeGreaterThan(2);
    await app.db.deleteFrom('consents').where('user_id', '=', userId).execute();
    expect((await mine()).cards).toMatchObject([{ name: 'Phenelzine', rules: [] }]);
    expect((await mine()).cards[0]?.summary).toContain('My health');
    expect(await notes(token)).toEqual([]);
    const { data } = await app.ok('listRecommendations', { token });
    expect(data.left_out?.flatMap(({ medications }) => medications)).toEqual([]);
  });
});

describe('EXT-19 a consent', () => {
  test('is to a version: another one is refused, and an older one is no longer current', async () => {
    const { token } = await app.memberWithoutConsent();
    const { errors } = await app.fails('giveConsent', 422, {
      token,
      params: { id: 'health' },
      body: { version: '2020-01-01' },
    });
    expect(errors?.['version']).toHaveLength(1);
    await agree(token, 'health');
    await agree(token, 'health');
    expect(await stateOf(token, 'health')).toMatchObject({
      given: { version: consentTexts.health.version, given_at: app.clock.now().toISOString() },
      is_current: true,
      has_data: false,
    });
    await app.db.updateTable('consents').set({ version: '2020-01-01' }).execute();
    expect(await stateOf(token, 'health')).toMatchObject({ is_current: false });
    await agree(token, 'health');
    const rows = await app.db
      .selectFrom('consents')
      .selectAll()
      .where('version', '=', '2020-01-01')
      .execute();
    expect(rows.every(({ withdrawn_at }) => withdrawn_at === null)).toBe(false);
    await app.fails('giveConsent', 404, { token, params: { id: 'other' }, body: { version: 'x' } });
  });

  test('to an earlier text keeps safety rules in force, and stores nothing more', async () => {
    const { token } = await app.member();
    const { id: userId } = await (await openShop(app)).buy(token);
    const body = await pairs('kidney-disease', 1);
    await change(token, body);
    const before = await notes(token);
    expect(before).not.toEqual([]);
    await app.db
      .updateTable('consents')
      .set({ version: '2020-01-01' })
      .where('user_id', '=', userId)
      .execute();
    expect(await notes(token)).toEqual(before);
    await app.fails('saveMyMedicines', 403, { token, body: { answer: 'none' } });
    const { data: user } = await app.ok('getCurrentUser', { token });
    expect(user.consents).toContainEqual({ id: 'health', is_current: false, is_wanted: true });
    await withdraw(token, 'health');
    expect(await notes(token)).toEqual([]);
  });

  test('withdrawn: rows deleted, nothing derived from them, everything else still works', async () => {
    const { token } = await app.member();
    const { id: userId } = await (await openShop(app)).buy(token);
    await app.ok('savePreferences', { token, body: { recipes_diet: ['Vegetarian'] } });
    const { category } = await question('kidney-disease');
    const body = await pairs('kidney-disease', 1);
    await app.ok('submitHealthAnswers', { token, params: { id: category.id }, body });
    await app.ok('saveMyMedicines', { token, body: { answer: 'none' } });
    await change(token, await pairs('vegetables', 3));
    expect((await rowsOf(userId)).length).toBeGreaterThan(2);
    await withdraw(token, 'health');
    expect(await rowsOf(userId)).toEqual([]);
    expect(await notes(token)).toEqual([]);
    expect(await stateOf(token, 'health')).toMatchObject({ given: null, has_data: false });
    const { data: user } = await app.ok('getCurrentUser', { token });
    expect(user.consents).toContainEqual({ id: 'health', is_current: false, is_wanted: false });
    const { data: metas } = await app.ok('listMetas', { token });
    expect(metas.find(({ name }) => name === 'recipes_diet')?.value).toEqual(['Vegetarian']);
    expect((await app.call('listRecipes', { token, query: { per_page: 5 } })).status).toBe(200);
    expect((await app.call('listMealPlans', { token })).status).toBe(200);
    expect((await app.call('listRecommendations', { token })).status).toBe(200);
    await app.fails('submitHealthAnswers', 403, { token, params: { id: category.id }, body });
  });

  test('to food needs, withdrawn: allergens, intolerances and own lists are deleted, diets stay', async () => {
    const { token } = await app.member();
    await app.ok('savePreferences', {
      token,
      body: {
        recipes_diet: ['Vegetarian'],
        recipes_excluded_ingredients: ['Peanuts'],
        recipe_low_fodmap_enabled: true,
      },
    });
    expect(await stateOf(token, 'food')).toMatchObject({ has_data: true, is_current: true });
    await withdraw(token, 'food');
    expect(await stateOf(token, 'food')).toMatchObject({ has_data: false, given: null });
    const { data } = await app.ok('listMetas', { token });
    const saved = (name: string) => data.find((each) => each.name === name)?.value;
    expect([
      saved('recipes_diet'),
      saved('recipes_excluded_ingredients'),
      saved('recipe_low_fodmap_enabled'),
    ]).toEqual([['Vegetarian'], [], false]);
  });
});

describe('EXT-19 one’s own answers', () => {
  test('are read, corrected, exported and cleared without a membership', async () => {
    const { token } = await app.member();
    const [is, isNot] = [await pairs('kidney-disease', 1), await pairs('kidney-disease', 0)];
    const [key = ''] = Object.keys(is);
    const current = async () =>
      (await app.ok('getMyHealth', { token })).data.answers.find((each) => each.key === key)?.value;
    expect(await current()).toBeNull();
    await change(token, is);
    expect(await current()).toBe(1);
    await change(token, isNot);
    expect(await current()).toBe(0);
    const { data: archive } = await app.ok('exportCurrentUser', { token });
    expect(archive.health_answers).toEqual(isNot);
    expect(archive.consents.map(({ id, is_current }) => [id, is_current])).toEqual([
      ['food', true],
      ['health', true],
      ['diary', true],
      ['tests', true],
    ]);
    await withdrawnConsentStillClears(token, key);
    await app.ok('clearHealthAnswers', { token });
    expect(await current()).toBeNull();
    await app.fails('getHealthQuestions', 402, { token, params: { id: '11' } });
  });

  const withdrawnConsentStillClears = async (token: string, key: string) => {
    await app.db.updateTable('consents').set({ version: 'old' }).where('consent', '=', 'health').execute();
    await app.fails('changeHealthAnswers', 403, { token, body: { answers: { [key]: 1 } } });
    const { data } = await change(token, { [key]: null });
    expect(data.answers.find((each) => each.key === key)?.value).toBeNull();
    await agree(token, 'health');
    await change(token, { [key]: 1 });
  };

  test('an invalid answer is refused by its key, and nothing is changed', async () => {
    const { token } = await app.member();
    const before = (await app.ok('getMyHealth', { token })).data;
    const [good = ''] = Object.keys(await pairs('kidney-disease', 1));
    for (const answers of [{ [good]: 7 }, { [good]: 1, GROUP_999999: 1 }, { INPUT_999998: -1 }]) {
      const { errors } = await app.fails('changeHealthAnswers', 422, { token, body: { answers } });
      expect(Object.keys(errors ?? {})).toHaveLength(1);
    }
    await app.fails('changeHealthAnswers', 422, { token, body: { answers: {} } });
    expect((await app.ok('getMyHealth', { token })).data).toEqual(before);
  });

  test('a crisis in the answers is responded to with help', async () => {
    const { token } = await app.member();
    const { data } = await change(token, await pairs('chest-pain', 1));
    expect(data.urgent_help).not.toBeNull();
  });
});
