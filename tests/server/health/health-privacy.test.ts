import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { DatabaseBusyError } from '#server/db/database-errors.ts';
import { submitHealthAnswers } from '#server/operations/health/submitHealthAnswers.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { withNotes } from '#tests/server/recipes/recorded-queries.ts';
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

const rows = (userId: string) =>
  app.db.selectFrom('health_answers').selectAll().where('user_id', '=', userId).execute();

describe('the most private data', () => {
  test('is unreadable without the key, and opens for no other member or category', async () => {
    await other.submit('201', { INPUT_20119: 1, GROUP_20101: 2010103 });
    const [row] = await rows(other.userId);
    expect(row?.encrypted).not.toMatch(/INPUT|GROUP|20119/);
    expect(Buffer.from(row?.encrypted ?? '', 'base64').toString('latin1')).not.toMatch(/INPUT|GROUP|20119/);
    const scores = await app.db.selectFrom('health_scores').selectAll().execute();
    for (const { encrypted } of scores) expect(encrypted).toMatch(/^[\w+/=]{40,}$/);
    await app.db
      .insertInto('health_answers')
      .values({
        user_id: member.userId,
        category: '105',
        encrypted: row?.encrypted ?? '',
        answered_at: app.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'category']).doUpdateSet({ encrypted: row?.encrypted ?? '' }),
      )
      .execute();
    expect((await member.completions())['105']).toBe(0);
    expect(
      (await member.questions('105')).pages.flatMap((page) => page.inputs).some(({ used }) => used),
    ).toBe(false);
  });

  test('is never logged', async () => {
    await member.submit('105', { INPUT_10521: 1, GROUP_10509: 1050904 });
    const body = { GROUP_10509: 1050999 };
    await app.fails('submitHealthAnswers', 422, { token: member.token, params: { id: '105' }, body });
    expect(app.logs.join('\n')).not.toMatch(/10521|10509|INPUT_|GROUP_/);
  });

  test('is deleted with the account', async () => {
    const mine = await healthMember(app);
    const { questionnaire } = mine.content;
    // a score needs half of its points
    await mine.answer(choicesBy(questionnaire, 'best'));
    const storedRows = async () => [
      await rows(mine.userId),
      await app.db.selectFrom('health_scores').selectAll().where('user_id', '=', mine.userId).execute(),
    ];
    expect((await storedRows()).map(({ length }) => length)).toEqual([questionnaire.categories.length, 1]);
    await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, mine.userId));
    expect(await storedRows()).toEqual([[], []]);
  });
});

describe('under load', () => {
  test('a submit of a whole category takes as many queries as one of a single answer', async () => {
    const mine = await healthMember(app);
    const best = choicesBy(mine.content.questionnaire, 'best');
    // with half of the points for a score, and never complete
    const { categories } = mine.content.questionnaire;
    const { vegetables: _, ...choices } = best;
    for (const each of categories) await mine.submit(each.id, pairsOf(each, choices));
    const queries: string[] = [];
    const db = withNotes(app.db, ({ sql }) => queries.push(sql));
    const submit = async (id: string, body: ReturnType<typeof pairsOf>) => {
      queries.length = 0;
      await submitHealthAnswers(
        { ...app.context, db },
        {
          member: { userId: mine.userId, sessionId: 'x', features: [] },
          params: { id },
          body,
          query: undefined as never,
          address: '',
          origin: 'http://localhost',
          userAgent: '',
          languages: undefined,
          isForCheckout: false,
          setReadingCookie: () => {},
          runOnce: (work) => work({ ...app.context, db }),
        },
      );
      return queries.length;
    };
    // the lock, the consent, the written answers, all of them read, the member, the score
    expect(await submit('105', { GROUP_10501: 1050101 })).toBe(6);
    const whole = pairsOf(mine.category('105'), choices);
    for (let n = 0; n < 10; n += 1) expect(await submit('105', whole)).toBe(6);
    const stored = await rows(mine.userId);
    expect(stored).toHaveLength(categories.length);
    for (const { encrypted } of stored) expect(encrypted.length).toBeLessThan(2_000);
  });

  test('SRV-76 ERR-59 OR-64 a busy source is reported in the documented words', async () => {
    const { db } = app.context;
    const busyDb = new Proxy(db, {
      get: (target, name, receiver) => {
        if (name === 'selectFrom') throw new DatabaseBusyError('busy');
        return Reflect.get(target, name, receiver);
      },
    });
    const { listQuestionnaireCategories } = await import(
      '#server/operations/health/listQuestionnaireCategories.ts'
    );
    const call = {
      member: { userId: member.userId, sessionId: 'x', features: [] },
      body: undefined as never,
      query: undefined as never,
      params: undefined as never,
      address: '',
      origin: 'http://localhost',
      userAgent: '',
      languages: undefined,
      isForCheckout: false,
      setReadingCookie: () => {},
      runOnce: <Result>(work: (within: typeof app.context) => Promise<Result>) => work(app.context),
    };
    await expect(listQuestionnaireCategories({ ...app.context, db: busyDb }, call)).rejects.toMatchObject({
      statusCode: 503,
      message: 'Questionnaire server is busy. Please try again later.',
    });
  });
});
