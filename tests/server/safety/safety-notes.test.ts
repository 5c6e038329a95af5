import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { meet, type Persona } from './persona.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const withStones: Persona = {
  id: 'stones',
  about: 'kidney stones, pregnant',
  years: 30,
  sex: 'female',
  answers: { 'kidney-stones': 1, pregnancy: 2 },
};
const put = (token: string, id: string, is_on: boolean) => ({ token, params: { id }, body: { is_on } });

test('EXT-17 a note of the member’s own is switched off and on, for plans and pages too', async () => {
  const { token, notes } = await meet(app, withStones);
  const isEnabled = async () => {
    const { data } = await app.ok('listSafetyNotes', { token });
    return data.find(({ id }) => id === 'stones-oxalate')?.is_on;
  };
  const row = await app.db.selectFrom('recipes').select(['id', 'food_ids']).execute();
  const id = row.find(({ food_ids }) => food_ids.includes('spinach'))?.id ?? 0;
  const reasons = async () => {
    const { data } = await app.ok('getRecipe', { token, params: { id } });
    return (data.fit?.reasons ?? []).map(({ name }) => name);
  };
  expect(notes.find((note) => note.id === 'stones-oxalate')).toMatchObject({
    about: 'Kidney stones',
    can_be_switched: true,
    is_on: true,
    foods: expect.arrayContaining(['Spinach']),
  });
  expect(await reasons()).toContain('Kidney stones');
  await app.ok('switchSafetyNote', put(token, 'stones-oxalate', false));
  expect(await isEnabled()).toBe(false);
  expect(await reasons()).not.toContain('Kidney stones');
  const { data } = await app.ok('exportCurrentUser', { token });
  expect(data.safety_notes_off).toEqual(['stones-oxalate']);
  await app.ok('switchSafetyNote', put(token, 'stones-oxalate', true));
  expect(await isEnabled()).toBe(true);
});

test('EXT-17 safety notes that protect the member can’t be switched off, and unknown ones are a 404', async () => {
  const { token } = await meet(app, withStones);
  const { errors } = await app.fails('switchSafetyNote', 422, put(token, 'pregnancy-alcohol', false));
  expect(errors?.['is_on']?.[0]).toMatch(/stays on/);
  await app.fails('switchSafetyNote', 404, put(token, 'nothing', false));
  const { data } = await app.ok('listSafetyNotes', { token });
  expect(data.find(({ id }) => id === 'pregnancy-alcohol')).toMatchObject({
    is_on: true,
    can_be_switched: false,
  });
});

test('EXT-17 notes are free for everybody, and follow a change of the profile at once', async () => {
  const { token } = await app.member();
  const about = async () => (await app.ok('listSafetyNotes', { token })).data.map((note) => note.about);
  expect(await about()).toEqual([]);
  await app.ok('updateCurrentUser', { token, body: { date_of_birth: '2011-01-01' } });
  expect(await about()).toContain('Under 18');
  await app.ok('updateCurrentUser', { token, body: { date_of_birth: '1990-01-01' } });
  expect(await about()).toEqual([]);
});

test('EXT-17 a saved target below the floor is returned as the floor, and restored later', async () => {
  const { token } = await meet(app, { id: 'saved', about: 'a target of before', years: 30, sex: 'female' });
  const target = async () => (await app.ok('listMealPlans', { token, query: {} })).meta.target_calories;
  await app.ok('setCalorieTarget', { token, body: { target_calories: 1300 } });
  await app.ok('updateCurrentUser', { token, body: { gender: 'male' } });
  expect(await target()).toBe(1500);
  await app.ok('updateCurrentUser', { token, body: { gender: 'female' } });
  expect(await target()).toBe(1300);
});
