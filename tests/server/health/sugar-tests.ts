import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { uncached } from '#server/db/query-cache.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { putSetting } from '#server/queries/settings.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { openProgram } from '#server/triggers/program-log.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import { type Person, personWithDiary } from './trigger-member.ts';

export type Start = OperationBody<'startTriggerTest'>;

type Tests = OperationResponse<'getTriggerTests'>['data'];
/** What is tested, what is left out, too, and what else differs. */
type Asked = readonly [substance: string, alsoLow?: Start['also_low'], more?: Partial<Start>];

export const allNo = screeningQuestions.map(({ id }) => id);

export const names = (sugars: readonly { readonly substance: string }[] = []) =>
  sugars.map(({ substance }) => substance);

/** Members of this site who test sugars, each with the first food that carries it. */
export async function sugarTests(app: TestApp) {
  await putSetting(app.db, { key: 'food_tests', value: true, origin: 'operator' });
  const { data } = await app.ok('getTriggerChoices', { token: (await app.member()).token });
  const carriers: Readonly<Record<string, string>> = Object.fromEntries(
    data.substances.map(({ substance, foods }) => [substance, foods[0]?.id ?? '']),
  );
  const today = () => app.clock.now().toISOString().slice(0, 10);
  const startOf = (...[substance, alsoLow = [], more = {}]: Asked): Start => ({
    today: today(),
    yes: [],
    no: allNo,
    substance,
    food_id: carriers[substance] ?? '',
    is_helped: true,
    also_low: alsoLow,
    ...more,
  });
  const start = async ({ token }: Person, ...asked: Asked): Promise<Tests> =>
    (await app.ok('startTriggerTest', { token, body: startOf(...asked) })).data;
  const started = async (...asked: Asked): Promise<Person> => {
    const someone = await personWithDiary(app);
    await start(someone, ...asked);
    return someone;
  };
  /** Calm days with every portion, up to the result: it is tolerated. */
  const liveToResult = async (someone: Person): Promise<void> => {
    for (let n = 0; n < 120; n += 1) {
      const { current } = await someone.tests();
      if (current?.stage === 'result') return;
      if (current?.stage === 'review') await someone.note({ type: 'review.answered', is_better: true });
      if ((await someone.tests()).current?.portion != null) await someone.eat();
      await someone.log(1 + Number(n % 3 === 0));
      await someone.advance();
    }
    throw new Error('It never came to a result.');
  };
  return {
    carriers,
    today,
    startOf,
    start,
    started,
    liveToResult,
    afterTest: async (...asked: Asked): Promise<Person> => {
      const someone = await started(...asked);
      await liveToResult(someone);
      await someone.note({ type: 'limit.declined' });
      return someone;
    },
    /** What verdicts and plans keep low. */
    dosesOf: async ({ userId }: Person) =>
      (await findDietaryProfile({ ...app.context, queryCache: uncached }, userId)).doses?.map(
        ({ substance }) => substance,
      ),
    programOf: async ({ userId }: Person) => {
      const [row] = await findPrograms(app.db, userId);
      const program = row && (await openProgram(app.context, app.db, userId, row));
      if (row === undefined || program === undefined) throw new Error('There is no test.');
      return { row, program };
    },
  };
}
