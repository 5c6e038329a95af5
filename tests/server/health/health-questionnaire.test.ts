import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { choicesBy, type HealthMember, healthMember, pairsOf } from './health-member.ts';

let app: TestApp;
let member: HealthMember;
let other: HealthMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await healthMember(app);
  other = await healthMember(app);
});
afterAll(() => app.close());

const best = () => choicesBy(member.content.questionnaire, 'best');
const refused = (id: string, body: unknown, status = 422) =>
  app.fails('submitHealthAnswers', status, { token: member.token, params: { id }, body });
const required = 'Please answer required questions.';
const rows = (userId: string) =>
  app.db.selectFrom('health_answers').selectAll().where('user_id', '=', userId).execute();

describe('the membership opens it', () => {
  const calls: readonly OperationId[] = [
    'listQuestionnaireCategories',
    'getHealthQuestions',
    'submitHealthAnswers',
    'listRecommendations',
  ];
  test.each(calls)('SRV-33 PERM-05 %s is a 402 without the feature', async (name) => {
    const { token } = await app.member();
    const body = name === 'submitHealthAnswers' ? { body: {} } : {};
    expect((await app.fails(name, 402, { token, params: { id: '105' }, ...body })).message).toMatch(
      /^Access restricted\./,
    );
  });
});

describe('the categories', () => {
  test('API-77 ENT-35 CONST-44 OR-65 scored categories and the medications, each with its progress', async () => {
    const { data } = await app.ok('listQuestionnaireCategories', { token: member.token });
    expect(data.map(({ id }) => id)).toEqual(['201', '11', '103', '105', 'rx']);
    for (const { id, page, label, icon, completions } of data) {
      expect(page).toBe(id);
      expect([label.length > 0, icon.length > 0]).toEqual([true, true]);
      expect(completions).toEqual({ completion: 0 });
    }
  });

  test('API-78 an unknown one is a 404, for any id', async () => {
    for (const id of ['12', 'RX', '201 ', '../11', '__proto__', 'constructor']) {
      await app.fails('getHealthQuestions', 404, { token: member.token, params: { id } });
      await refused(id, {}, 404);
    }
  });
});

describe('the questions', () => {
  test('API-78 ENT-36 ENT-37 pages with their inputs; groups contain their options and refer to their page', async () => {
    const { id, pages } = await member.questions('11');
    expect(id).toBe('11');
    expect(pages[1]).toMatchObject({
      id: 112,
      title: 'Belly and bowel',
      header: expect.stringContaining('<p>'),
      gate: { input_id: 1190, value: -1 },
    });
    expect(pages[1]?.inputs[0]).toMatchObject({
      input_id: 110200,
      group_id: 1102,
      group_name: 'belly-pain',
      value: 0,
      prompt: 'How often did your belly hurt or cramp?',
      form_prompt: 'Belly pain',
      description: null,
      page: 112,
      used: false,
    });
    expect(pages[1]?.inputs[0]?.groups.map(({ input_id: input, prompt }) => [input, prompt])).toEqual([
      [110201, 'Never'],
      [110202, 'Some days'],
      [110203, 'Every week'],
      [110204, 'Most days'],
    ]);
    const sign = pages[3]?.inputs[0];
    expect(sign).toMatchObject({ input_id: 1121, group_id: null, value: -1, used: false, groups: [] });
  });

  test('API-75 ENT-32 OR-62 SRV-73 those of 105 include the score; without answers it is neutral, not an error', async () => {
    const response = await member.questions('105');
    expect(response.pages.length).toBeGreaterThan(0);
    expect(response).toMatchObject({
      healthscore: 50,
      healthscorecolor: '#7a7770',
      health_questionnaire_completion: 0,
      healthscore_table: { band: 'open', points: 0, max_points: 0 },
      healthscore_history: [],
    });
    expect(await member.questions('103')).not.toHaveProperty('healthscore');
  });

  test('API-80 ENT-39 the medications, by active ingredient', async () => {
    const response = await member.questions('rx');
    expect(response).toMatchObject({ id: 'rx', pages: [], pageTitle: 'Your medication' });
    expect(response.pageDescription).toContain('active ingredient');
    expect(response.inputs?.length).toBeGreaterThanOrEqual(1000);
    expect(response.inputs?.find(({ prompt }) => prompt === 'Warfarin')).toMatchObject({
      value: 0,
      used: false,
      description: 'Blood thinner, vitamin K antagonist',
    });
  });
});

describe('answers', () => {
  test('API-79 ENT-38 HLTH-19 HLTH-20 CONST-50 are returned as sent, the two kinds separately', async () => {
    const { message, urgent_help: urgent } = await member.submit('201', {
      GROUP_20101: 2010102,
      INPUT_20111: 1,
      INPUT_20112: 0,
      INPUT_20113: -1,
      GROUP_20104: 0,
    });
    expect([message, urgent]).toEqual(['Your answers have been saved.', null]);
    const inputs = (await member.questions('201')).pages.flatMap((page) => page.inputs);
    const shown = (name: string) => {
      const { value, used } = inputs.find(({ form_prompt: prompt }) => prompt === name) ?? {};
      return [value, used];
    };
    expect(shown('Age')).toEqual([2010102, true]);
    expect(shown('Kidney disease')).toEqual([1, true]);
    expect(shown('Kidney stones')).toEqual([0, true]);
    expect(shown('High calcium')).toEqual([-1, true]);
    expect(shown('Smoking')).toEqual([0, false]);
    expect(shown('Gout')).toEqual([-1, false]);
  });

  test('API-79 a submit without a pair leaves the category as it is', async () => {
    await member.submit('11', { GROUP_1101: 110101 });
    const answersOf = async () => (await member.questions('11')).pages;
    const before = await answersOf();
    await member.submit('11', {});
    expect(await answersOf()).toEqual(before);
    expect(JSON.stringify(before)).toContain('110101');
  });

  test('SRV-70 HLTH-14 omitted answers of a submit are cleared, other categories are unchanged', async () => {
    await member.submit('11', { GROUP_1101: 110101 });
    await member.submit('201', { GROUP_20102: 2010201 });
    const inputs = (await member.questions('201')).pages.flatMap((page) => page.inputs);
    expect(inputs.filter(({ used }) => used).map(({ group_name: name }) => name)).toEqual(['sex']);
    expect((await member.completions())['11']).toBeGreaterThan(0);
  });

  test('HLTH-14 the No of a page implies the answers to its questions without showing them', async () => {
    await member.submit('11', { GROUP_1101: 110101, INPUT_1190: 0 });
    const [, belly] = (await member.questions('11')).pages;
    expect(belly?.gate).toEqual({ input_id: 1190, value: 0 });
    expect(belly?.inputs.every(({ used, value }) => !used && value === 0)).toBe(true);
    const before = (await member.completions())['11'];
    await member.submit('11', { GROUP_1101: 110101 });
    expect((await member.completions())['11']).toBeLessThan(before ?? 0);
  });

  test('belong to one member alone', async () => {
    expect(Object.values(await other.completions())).toEqual([0, 0, 0, 0, 0]);
  });

  test('SRV-71 SRV-72 HLTH-22 HLTH-31 OR-97 completion is 0, part, 100; the meta turns true with the last category, and never by posting it', async () => {
    const mine = await healthMember(app);
    await app.ok('saveMetas', { token: mine.token, body: { questionnaire_answered: true } });
    expect((await mine.metas())['questionnaire_answered']).toBe(false);
    const choices = best();
    const { '201': about, '11': digestion } = { '201': mine.category('201'), '11': mine.category('11') };
    await mine.submit('201', pairsOf(about, { ...choices, age: 2 }));
    const groups = about.pages.flatMap((page) => page.questions).filter(({ kind }) => kind === 'group');
    expect((await mine.completions())['201']).toBe(100);
    await mine.submit('201', pairsOf(about, { age: 2 }));
    expect((await mine.completions())['201']).toBe(Math.floor(100 / groups.length));
    await mine.submit('201', pairsOf(about, choices));
    expect((await mine.questions('105')).health_questionnaire_completion).toBe(25);
    for (const id of ['11', '103'])
      await mine.submit(id, pairsOf(id === '11' ? digestion : mine.category(id), choices));
    expect((await mine.metas())['questionnaire_answered']).toBe(false);
    await mine.submit('105', pairsOf(mine.category('105'), choices));
    expect((await mine.questions('105')).health_questionnaire_completion).toBe(100);
    expect((await mine.metas())['questionnaire_answered']).toBe(true);
  });

  test('API-80 API-81 SRV-75 HLTH-30 medications are submitted and stored alike; none at all is an answer too', async () => {
    const mine = await healthMember(app);
    await mine.submit('rx', {});
    expect((await mine.completions())['rx']).toBe(100);
    const [first, second] = (await mine.questions('rx')).inputs ?? [];
    await mine.submit('rx', { [`INPUT_${first?.input_id}`]: 1, [`INPUT_${second?.input_id}`]: -1 });
    const taken = (await mine.questions('rx')).inputs?.filter(({ used }) => used);
    expect(taken?.map(({ input_id: input, value }) => [input, value])).toEqual([
      [first?.input_id, 1],
      [second?.input_id, -1],
    ]);
    await mine.submit('rx', {});
    expect((await mine.questions('rx')).inputs?.some(({ used }) => used)).toBe(false);
  });

  test('two concurrent submits are both stored, and the later one sets the meta', async () => {
    const mine = await healthMember(app);
    const choices = best();
    const submit = (id: string) => mine.submit(id, pairsOf(mine.category(id), choices));
    await Promise.all(['201', '11', '103', '105'].map(submit));
    expect((await mine.metas())['questionnaire_answered']).toBe(true);
  });
});

describe('an invalid answer', () => {
  test('ERR-73 CONST-43 OR-63 an open group is refused at its field on 11, 103 and 105, and not on 201', async () => {
    for (const [id, group] of [
      ['11', 'GROUP_1101'],
      ['103', 'GROUP_10301'],
      ['105', 'GROUP_10501'],
    ] as const)
      expect(await refused(id, { [group]: 0 })).toEqual({
        message: required,
        errors: { [group]: [required] },
      });
    await member.submit('201', { GROUP_20101: 0 });
  });

  test.each([
    ['201', 'GROUP_20101', 2010109, 'an option that is not there'],
    ['201', 'GROUP_20101', 1, 'a Yes for a group'],
    ['201', 'GROUP_20101', 110101, 'an option of another group'],
    ['201', 'INPUT_20111', 2, 'neither Yes, No nor Unknown'],
    ['201', 'GROUP_20111', 1, 'a single question as a group'],
    ['201', 'INPUT_20101', 1, 'a group as a single question'],
    ['201', 'INPUT_1121', 1, 'a question of another category'],
    ['11', 'INPUT_5001', 1, 'a medication outside of rx'],
    ['rx', 'INPUT_20111', 1, 'a question among the medications'],
    ['rx', 'GROUP_5001', 1, 'a medication as a group'],
  ])('%s refuses %s = %i at its field: %s', async (id, key, value) => {
    const { errors } = await refused(id, { [key]: value });
    expect(Object.keys(errors ?? {})).toEqual([key]);
  });

  test.each([
    { INPUT_20111: '1' },
    { INPUT_20111: 0.5 },
    { INPUT_20111: null },
    { INPUT_20111: -2 },
    { 'INPUT_20111 ': 1 },
    { __proto__x: 1 },
    { input_20111: 1 },
    { INPUT_: 1 },
  ])('%o is refused', async (body) => {
    await refused('201', body);
  });

  test('is not stored, nor are the others of its request', async () => {
    const before = await rows(other.userId);
    await app.fails('submitHealthAnswers', 422, {
      token: other.token,
      params: { id: '201' },
      body: { GROUP_20101: 2010102, INPUT_20111: 7 },
    });
    expect(await rows(other.userId)).toEqual(before);
  });

  test('a hundred thousand keys are refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`INPUT_${n}`, 1]));
    const small = Object.fromEntries(Object.entries(many).slice(0, 12_000));
    for (const body of [many, small]) {
      const text = JSON.stringify(body);
      const { status } = await app.call('submitHealthAnswers', {
        token: member.token,
        params: { id: '201' },
        body: text,
        headers: { 'content-type': 'application/json' },
      });
      expect([413, 422]).toContain(status);
    }
  });
});
