import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import { findMedicines } from '#domain/medicines/find-medicine.ts';
import { medicineIndex } from '#domain/medicines/medicine-index.ts';
import { noFoodRule } from '#domain/medicines/medicine-text.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { choicesBy, healthMember } from './health-member.ts';

let app: TestApp;
let index: ReturnType<typeof medicineIndex>;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.member();
  const { data } = await app.ok('listMedicines', { token });
  index = medicineIndex(data.map(({ medicine_id: id, ...names }) => ({ id, ...names })));
});
afterAll(() => app.close());

const idOf = (typed: string) => findMedicines(index, typed)[0]?.medicine.id ?? 0;
const mine = async (token: string) => (await app.ok('getMyMedicines', { token })).data;
const save = async (token: string, body: OperationBody<'saveMyMedicines'>) =>
  (await app.ok('saveMyMedicines', { token, body })).data;
const taking = (...typed: readonly string[]): OperationBody<'saveMyMedicines'> => ({
  answer: 'some',
  medicines: typed.map((each) => ({ medicine_id: idOf(each) })),
});
const rowsOf = (userId: string) =>
  app.db.selectFrom('health_answers').selectAll().where('user_id', '=', userId).execute();

describe('EXT-18 a member’s medicines, with any plan', () => {
  test('are open until answered, are found by brand, and can be none', async () => {
    const { token } = await app.member();
    expect(await mine(token)).toEqual({ answer: 'open', has_unlisted: false, cards: [] });
    const some = await save(token, taking('Zocor', 'Amoxicillin'));
    expect(some.cards.map(({ name }) => name)).toEqual(['Simvastatin', 'Amoxicillin']);
    expect(await mine(token)).toEqual(some);
    expect(await save(token, { answer: 'none' })).toMatchObject({ answer: 'none', cards: [] });
  });

  test('that it is nothing can be taken back', async () => {
    const member = await healthMember(app);
    await member.submit('rx', {});
    expect(await mine(member.token)).toMatchObject({ answer: 'none' });
    expect((await member.completions())['rx']).toBe(100);
    await save(member.token, { answer: 'open' });
    expect(await mine(member.token)).toMatchObject({ answer: 'open' });
    expect((await member.completions())['rx']).toBe(0);
  });

  test('share their answer with the questionnaire', async () => {
    const member = await healthMember(app);
    await member.submit('rx', { [`INPUT_${idOf('Warfarin')}`]: -1 });
    const { cards } = await mine(member.token);
    expect(cards).toMatchObject([{ name: 'Warfarin', is_sure: false }]);
    await save(member.token, taking('Lithium'));
    const used = (await member.questions('rx')).inputs?.filter((input) => input.used);
    expect(used?.map(({ prompt, value }) => [prompt, value])).toEqual([['Lithium', 1]]);
  });

  test.each([
    [{ answer: 'none', medicines: [{ medicine_id: 5001 }] }, 'answer'],
    [{ answer: 'open', has_unlisted: true }, 'answer'],
    [{ answer: 'some' }, 'medicines'],
    [{ answer: 'some', medicines: [{ medicine_id: 1 }] }, 'medicines'],
    [{ answer: 'some', medicines: [{ medicine_id: 6999 }] }, 'medicines'],
  ] as const)('%j is refused with a sentence', async (body, field) => {
    const { token } = await app.member();
    const refused = await app.fails('saveMyMedicines', 422, { token, body });
    expect(refused.errors?.[field]?.[0]).toMatch(/\.$/);
    expect(await mine(token)).toMatchObject({ answer: 'open' });
  });

  test('is stored encrypted', async () => {
    const { token, userId } = await healthMember(app);
    await save(token, taking('Phenelzine'));
    const rows = await rowsOf(userId);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/phenelzine|5913/i);
  });
});

describe('EXT-18 with your medicines', () => {
  test('every medicine has a card; one without a rule says that none is known and never that it is safe', async () => {
    const { token } = await app.member();
    const { cards } = await save(token, taking('Amoxicillin', 'Warfarin', 'Nardil'));
    expect(cards.map(({ name }) => name)).toEqual(['Warfarin', 'Phenelzine', 'Amoxicillin']);
    expect(cards[2]).toMatchObject({ summary: noFoodRule, rules: [] });
    for (const { rules } of cards.slice(0, 2))
      for (const rule of rules) {
        expect([rule.why, rule.advice, rule.source, rule.subject]).not.toContain('');
        expect(rule.foods.length + rule.advice.length).toBeGreaterThan(10);
      }
    expect(cards[1]?.rules[0]).toMatchObject({ is_dangerous: true, severity: 'avoid', binds: true });
  });

  test('a rule is agreed to, declined and left open again, for one medicine', async () => {
    const { token } = await app.member();
    await save(token, taking('Atorvastatin', 'Simvastatin'));
    const say = async (typed: string, rule_id: string, agreed: boolean | null) => {
      const body = { medicine_id: idOf(typed), rule_id, agreed };
      const { cards } = (await app.ok('saveMedicineAgreement', { token, body })).data;
      const rules = cards.find(({ medicine_id: id }) => id === idOf(typed))?.rules;
      const rule = rules?.find((each) => each.rule_id === rule_id);
      return [rule?.binds, rule?.agreed];
    };
    expect(await say('Atorvastatin', 'FD033', true)).toEqual([true, true]);
    expect(await say('Atorvastatin', 'FD033', null)).toEqual([false, null]);
    expect(await say('Simvastatin', 'FD031', false)).toEqual([false, false]);
    expect(await say('Simvastatin', 'FD031', null)).toEqual([true, null]);
    const unexpected = { medicine_id: idOf('Warfarin'), rule_id: 'FD012', agreed: true };
    await app.fails('saveMedicineAgreement', 422, { token, body: unexpected });
  });

  test('agreements are deleted with their medicine', async () => {
    const { token } = await app.member();
    await save(token, taking('Atorvastatin'));
    const body = { medicine_id: idOf('Atorvastatin'), rule_id: 'FD033', agreed: true };
    await app.ok('saveMedicineAgreement', { token, body });
    await save(token, taking('Warfarin'));
    const { cards } = await save(token, taking('Atorvastatin'));
    expect(cards[0]?.rules.find(({ rule_id: id }) => id === 'FD033')?.agreed).toBeNull();
  });
});

test('EXT-18 with something that is not listed: no supplement, and no advice that some medicine speaks against', async () => {
  const member = await healthMember(app);
  const { questionnaire, rulebook } = member.content;
  const vegan = { 'eating-style': 4, daylight: 2, 'iodised-salt': 2, 'calcium-foods': 1 };
  await member.answer({ ...choicesBy(questionnaire, 'worst'), ...vegan, age: 2, pregnancy: 1 });
  await save(member.token, { answer: 'none' });
  const without = await member.recommendations();
  await save(member.token, { answer: 'some', has_unlisted: true });
  const withUnlisted = await member.recommendations();
  const risky = new Set(
    rulebook.rules
      .filter(({ kind, affects }) => kind === 'supplement' || affects.length > 0)
      .map(({ id }) => id),
  );
  const shown = (found: typeof without) => found.allrecs.filter((each) => risky.has(each.recommendation_id));
  expect(shown(without).length).toBeGreaterThan(3);
  expect(shown(withUnlisted)).toEqual([]);
  expect(withUnlisted.left_out?.[0]?.medications).toEqual(['Mine is not listed']);
});

describe('EXT-18 plans and pages follow the medicines', () => {
  const profileOf = (userId: string) => findDietaryProfile(app.context, userId);

  test('foods to avoid are excluded at once, milder ones on agreement, declined ones never', async () => {
    const { token, userId } = await healthMember(app);
    const remaining = async () => (await profileOf(userId)).safety.flatMap(({ foodIds }) => foodIds);
    const say = (typed: string, rule_id: string, agreed: boolean) =>
      app.ok('saveMedicineAgreement', { token, body: { medicine_id: idOf(typed), rule_id, agreed } });
    expect(await remaining()).toEqual([]);
    await save(token, taking('Phenelzine'));
    expect(await remaining()).toEqual(expect.arrayContaining(['feta', 'parmesan', 'soy-sauce']));
    await save(token, taking('Atorvastatin'));
    expect(await remaining()).not.toContain('grapefruit');
    await say('Atorvastatin', 'FD033', true);
    expect(await remaining()).toContain('grapefruit');
    await save(token, taking('Simvastatin'));
    expect(await remaining()).toContain('grapefruit');
    await say('Simvastatin', 'FD031', false);
    expect(await remaining()).not.toContain('grapefruit');
  });

  test('a recipe with a food to avoid names the medicine', async () => {
    const { token } = await healthMember(app);
    await save(token, taking('Nardil'));
    const { data } = await app.ok('listRecipes', { token, query: { keyword: 'feta' } });
    const [recipe] = data;
    expect(JSON.stringify(recipe)).toMatch(/Phenelzine/);
  });
});
