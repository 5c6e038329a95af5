import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const dayMs = 86_400_000;
const child = {
  name: 'Lena',
  kind: 'child',
  age: 4,
  allergens: [],
  diets: [],
  excluded_foods: [],
  low: [],
  energy_target: null,
} as const;

async function later(member: TestMember, days: number): Promise<TestMember> {
  app.clock.advance(days * dayMs);
  const body = {
    grant_type: 'password',
    username: member.email,
    password: member.password,
    client_id: 'app',
  };
  return { ...member, token: (await app.ok('issueToken', { body })).access_token };
}

test('EXT-32 EXT-17 a child grows older, and with them what is safe and needed at their age', async () => {
  let ana = await app.member();
  const shares = { shares_food: true, shares_energy: false };
  await app.ok('createHousehold', { token: ana.token, body: shares });
  await app.ok('addDependent', { token: ana.token, body: child });
  const lenaOf = async ({ token }: TestMember) => {
    const lena = (await app.ok('getHousehold', { token })).data?.people.at(-1);
    const { data } = await app.ok('findTableVersion', { token, params: { id: 'green-beans-with-almonds' } });
    return { ...lena, eatsNuts: data.people.at(-1)?.fits };
  };
  const given = await lenaOf(ana);
  expect(given).toMatchObject({ age: 4, profile: child, energy: 1380, eatsNuts: false });
  const params = { id: given.id ?? '' };

  ana = await later(ana, 364);
  expect(await lenaOf(ana)).toEqual(given);
  // another edit doesn't begin the year anew
  const edited = { ...child, excluded_foods: ['olives'] };
  await app.ok('updateDependent', { token: ana.token, params, body: edited });
  ana = await later(ana, 1);
  expect(await lenaOf(ana)).toMatchObject({
    age: 5,
    profile: { ...edited, age: 5 },
    energy: 1480,
    eatsNuts: true,
  });

  // an age that the keeper corrects counts from that day
  await app.ok('updateDependent', { token: ana.token, params, body: child });
  ana = await later(ana, 364);
  expect(await lenaOf(ana)).toMatchObject({ age: 4, eatsNuts: false });
  const { data } = await app.ok('exportCurrentUser', { token: ana.token });
  expect(data.household?.dependents).toEqual([{ ...child, age_given_on: '2027-05-04' }]);

  await app.ok('updateDependent', { token: ana.token, params, body: { ...child, age: 17 } });
  ana = await later(ana, 366);
  const grown = await lenaOf(ana);
  expect(grown).toMatchObject({ kind: 'guest', age: 18, profile: { kind: 'guest', age: 18 } });
  // and is edited as what they are
  await app.ok('updateDependent', {
    token: ana.token,
    params,
    body: { ...child, kind: 'guest', age: 18, allergens: ['Milk'] },
  });
});
