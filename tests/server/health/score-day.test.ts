import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { choicesBy, healthMember, pairsOf } from './health-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the score counts for the day where the member is, which can’t be far from the one in UTC', async () => {
  const mine = await healthMember(app);
  await mine.answer(choicesBy(mine.content.questionnaire, 'worst'));
  await app.db.deleteFrom('health_scores').where('user_id', '=', mine.userId).execute();
  const best = choicesBy(mine.content.questionnaire, 'best');
  const [first] = mine.content.questionnaire.categories;
  if (first === undefined) throw new Error('There is no category.');
  const { token } = mine;
  const params = { id: first.id };
  const dates = async () => (await mine.questions('105')).healthscore_history?.map(({ date }) => date);
  for (const today of ['2026-05-05', '2030-01-01'])
    await app.ok('submitHealthAnswers', {
      token,
      params,
      query: { today },
      body: pairsOf(first, best),
    });
  expect(await dates()).toEqual(['2026-05-05']);
  const [pair = ''] = Object.keys(pairsOf(first, best));
  const answers = { [pair]: pairsOf(first, best)[pair] ?? null };
  await app.ok('changeHealthAnswers', { token, query: { today: '2026-05-03' }, body: { answers } });
  expect(await dates()).toEqual(['2026-05-03', '2026-05-05']);
});
