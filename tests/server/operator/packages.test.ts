import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAnyPackage, putPackage } from '#server/queries/packages.ts';
import { putSetting } from '#server/queries/settings.ts';
import { loadPackages } from '#server/seed/packages.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type AdminRunOptions, adminOf } from './admin-run.ts';

let app: TestApp;
let token: string;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.member()).token;
  admin = adminOf(app);
});
afterAll(() => app.close());

const sell = (value: boolean) => putSetting(app.db, { key: 'stripe_connected', value, origin: 'operator' });
const reload = () => app.db.transaction().execute(loadPackages);
beforeEach(async () => {
  await app.db.deleteFrom('packages').execute();
  await reload();
  await sell(true);
});

const list = async () => (await app.ok('listPackages', { token })).data;
const read = async (id: string) => (await app.ok('getPackage', { token, params: { id } })).data;
const expectNotFound = (id: string) => app.fails('getPackage', 404, { token, params: { id } });
const plus = {
  id: 'plus',
  name: 'Kindfare Plus',
  currency: 'usd',
  price: 12,
  price_yearly: 115.2,
  yearly_percentage_promotion: 20,
  trial_days: 14,
  description: 'Plan your weeks and see how your meals suit you.',
  benefits: [
    'Weekly meal planner with calorie target',
    'Health score and recommendations',
    'For everybody in your household, up to six adults',
  ],
};

describe('the plans that can be bought', () => {
  test('API-16 ENT-09 OR-82 are listed, cheapest first, with what a year saves worked out', async () => {
    expect(await list()).toEqual([
      plus,
      {
        id: 'consult',
        name: 'Kindfare Consult',
        currency: 'usd',
        price: 19,
        price_yearly: 182.4,
        yearly_percentage_promotion: 20,
        trial_days: 0,
        description: expect.stringMatching(/^Unlocks the same in the app as Kindfare Plus\./),
        benefits: plus.benefits,
      },
    ]);
  });

  test('API-17 ENT-09 are read one by one', async () => {
    expect(await read('plus')).toEqual(plus);
  });

  test('SRV-22 API-17 an unknown id returns 404, whatever is asked for', async () => {
    for (const id of ['nope', 'PLUS', 'plus ', "' or 1=1", '../plus', '__proto__'])
      expect((await expectNotFound(id)).message).toBe('There is no such plan.');
  });

  test('SRV-22 a plan off sale is not listed and returns 404', async () => {
    await app.db.updateTable('packages').set({ active: false }).where('id', '=', 'plus').execute();
    expect((await list()).map(({ id }) => id)).toEqual(['consult']);
    await expectNotFound('plus');
  });

  test('SRV-22 OR-20 there are none while no payment provider is connected', async () => {
    await sell(false);
    expect(await list()).toEqual([]);
    await expectNotFound('plus');
  });
});

describe('new files of the project', () => {
  test("leave the operator's plans alone, bring others up to date and take off sale what is gone", async () => {
    const own = await findAnyPackage(app.db, 'plus');
    if (own === undefined) throw new Error('The project has no plan "plus".');
    await putPackage(app.db, { ...own, price_cents: 1500, origin: 'operator' });
    await putPackage(app.db, { ...own, id: 'family', origin: 'operator' });
    await putPackage(app.db, { ...own, id: 'older' });
    await app.db.updateTable('packages').set({ price_cents: 1 }).where('id', '=', 'consult').execute();
    await reload();
    expect((await list()).map(({ id, price }) => [id, price])).toEqual([
      ['family', 12],
      ['plus', 15],
      ['consult', 19],
    ]);
    expect(await findAnyPackage(app.db, 'older')).toMatchObject({ active: false });
  });
});

describe('packages of the admin', () => {
  const packages = (argv: readonly string[], options?: AdminRunOptions) =>
    admin(['packages', ...argv], options);

  test('list and show say what is on sale, and by whom', async () => {
    await packages(['set', 'consult', '--name', 'Consult']);
    await packages(['deactivate', 'consult', '--yes']);
    const { out } = await packages(['list']);
    expect(out).toMatch(/^plus +Kindfare Plus +\$12\.00 +\$115\.20 +20 % +14 +project$/m);
    expect(out).toMatch(/^consult +Consult +\$19\.00 +\$182\.40 +20 % +0 +you +off sale$/m);
    expect(out).not.toContain('Nothing is for sale');
    const listed = JSON.parse((await packages(['list', '--json'])).out);
    const { currency: _, ...inDollars } = plus;
    expect(listed).toMatchObject([{ ...inDollars, active: true, origin: 'content' }, { active: false }]);
    expect((await packages(['show', 'plus'])).out).toMatch(
      /^unlocks +questionnaire_health_score, meal_plan$/m,
    );
    expect(JSON.parse((await packages(['show', 'plus', '--json'])).out)).toEqual(listed[0]);
    await sell(false);
    expect((await packages(['list'])).out).toContain('Nothing is for sale: stripe_connected is off.');
  });

  test('set changes parts of a plan, and the server follows at once and through new content', async () => {
    const run = await packages([
      'set',
      'plus',
      '--price',
      '9.99',
      '--price-yearly',
      '99',
      '--trial-days',
      '7',
    ]);
    expect(run).toMatchObject({
      code: 0,
      out: 'price: 12 -> 9.99\nprice_yearly: 115.2 -> 99\ntrial_days: 14 -> 7\n',
    });
    await reload();
    expect(await read('plus')).toEqual({
      ...plus,
      price: 9.99,
      price_yearly: 99,
      yearly_percentage_promotion: 17,
      trial_days: 7,
    });
  });

  test('the texts of a plan are set like its prices', async () => {
    const args = ['--description', 'For two.', '--benefits', 'Two planners; One bill'];
    expect((await packages(['set', 'plus', ...args])).code).toBe(0);
    await reload();
    expect(await read('plus')).toMatchObject({
      description: 'For two.',
      benefits: ['Two planners', 'One bill'],
    });
    await packages(['set', 'plus', '--description', plus.description, '--benefits', plus.benefits.join(';')]);
    await reload();
  });

  test('set makes a new plan when every value is given', async () => {
    const args = ['--name', 'Family', '--price', '20', '--price-yearly', '200', '--features', 'meal_plan'];
    expect((await packages(['set', 'family', ...args, '--dry-run'])).out).toMatch(
      /^New plan family\.\n.+Nothing was changed\.\n$/s,
    );
    await expectNotFound('family');
    expect((await packages(['set', 'family', ...args])).out).toContain(
      'trial_days: 0\nfeatures: meal_plan\n',
    );
    expect(await read('family')).toMatchObject({ name: 'Family', trial_days: 0 });
  });

  test.each([
    [['set', 'plus'], 2, 'Name what to change, such as --price 12.'],
    [['set', 'plus', '--price', 'dear'], 2, 'It must be a number.'],
    [['set', 'plus', '--price', '9.999'], 2, 'That doesn’t work: price must be US dollars from 1'],
    [['set', 'plus', '--price', '5'], 2, 'price_yearly must not be more than twelve times price.'],
    [['set', 'plus', '--features', 'dna'], 2, 'features must be a list of questionnaire_health_score and'],
    [
      ['set', 'family', '--price', '5'],
      2,
      'There is no plan "family" yet, and for a new one name is missing.',
    ],
    [['set', 'Family Plan', '--price', '5'], 2, '"Family Plan" can’t be the id of a plan'],
    [['show', 'family'], 1, 'There is no plan "family". `packages list` shows them all.'],
    [['deactivate', 'family'], 1, 'There is no plan "family".'],
    [['restore', 'family'], 1, 'The project has no plan "family" of its own.'],
  ] as const)('%j is refused in words, and nothing changes', async (argv, code, words) => {
    const before = await list();
    const run = await packages(argv);
    expect(run.err).toContain(words);
    expect(run).toMatchObject({ code, out: '' });
    expect(await list()).toEqual(before);
  });

  test('SRV-22 deactivate takes a plan off sale after a yes, activate puts it back', async () => {
    const deactivate = ['deactivate', 'plus'];
    const question = 'Take this plan off sale? Members who have it keep it.';
    expect(await packages(deactivate)).toMatchObject({ code: 1, err: `${question} Add --yes to agree.\n` });
    expect(await packages(deactivate, { answer: false })).toMatchObject({ err: 'Nothing was changed.\n' });
    expect((await packages([...deactivate, '--dry-run'])).prompts).toEqual([]);
    await read('plus');
    expect(await packages(deactivate, { answer: true })).toMatchObject({ code: 0, prompts: [question] });
    await reload();
    await expectNotFound('plus');
    expect((await packages([...deactivate, '--yes'])).out).toBe('It’s off sale already.\n');
    expect((await packages(['activate', 'plus', '--dry-run'])).out).toContain('Nothing was changed.');
    await expectNotFound('plus');
    await packages(['activate', 'plus']);
    await read('plus');
    expect((await packages(['activate', 'plus'])).out).toBe('It’s on sale already.\n');
  });

  test("restore gives up the operator's plan for the project's own", async () => {
    expect((await packages(['restore', 'plus'])).out).toBe('It’s the project’s own plan already.\n');
    await packages(['set', 'plus', '--price', '15']);
    expect(await packages(['restore', 'plus'])).toMatchObject({ code: 1 });
    expect((await packages(['restore', 'plus', '--dry-run'])).out).toContain('price: 15 -> 12\n');
    expect((await read('plus')).price).toBe(15);
    expect((await packages(['restore', 'plus', '--yes'])).out).toContain('price: 15 -> 12\n');
    expect(await read('plus')).toEqual(plus);
  });
});
