import { randomUUID } from 'node:crypto';
import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { encryptRecord } from '#server/health/diary.ts';
import { putRecord } from '#server/queries/diary.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';

type Tests = OperationResponse<'getTriggerTests'>['data'];
const day = 86_400_000;

export interface Person {
  /** Of the moment: days later it is another one. */
  readonly token: string;
  readonly userId: string;
  /** Writes the worst symptom of a day, 0 for a calm one. */
  readonly log: (worst: number, date?: string) => Promise<void>;
  readonly eat: () => Promise<void>;
  readonly logPortion: (date: string) => Promise<void>;
  /** A token of another sign-in, as on a second device. */
  readonly signIn: () => Promise<string>;
  /** Days later, signed in again. */
  readonly advance: (days?: number) => Promise<void>;
  readonly tests: () => Promise<Tests>;
  readonly note: (body: Partial<OperationBody<'noteTriggerEvent'>>) => Promise<Tests>;
}

/** A member with two weeks of diary records. */
export async function personWithDiary(app: TestApp): Promise<Person> {
  const today = () => app.clock.now().toISOString().slice(0, 10);
  const { email, password, token: first } = await app.member();
  let token = first;
  await app.ok('updateCurrentUser', { token, body: { height: 70, weight: 170 } });
  const { data: user } = await app.ok('getCurrentUser', { token });
  const userId = user.id;
  const signIn: Person['signIn'] = async () => {
    const body = { grant_type: 'password', client_id: 'app', username: email, password };
    return (await app.ok('issueToken', { body })).access_token;
  };
  const advance: Person['advance'] = async (days = 1) => {
    app.clock.advance(days * day);
    token = await signIn();
  };
  const put = async (date: string, more: object) => {
    const record = {
      id: randomUUID(),
      date,
      time: null,
      symptom: null,
      severity: null,
      note: null,
      recipe_id: null,
      plan_item_id: null,
      ...more,
    } as Parameters<typeof encryptRecord>[2];
    await putRecord(app.db, userId, {
      id: record.id,
      date,
      encrypted: encryptRecord(app.context, userId, record),
    });
  };
  const log: Person['log'] = (worst, date = today()) =>
    put(date, worst === 0 ? { kind: 'calm' } : { kind: 'symptom', symptom: 'pain', severity: worst });
  for (let n = 1; n <= 14; n += 1) await log(3, addDays(today(), -n));
  const tests = async () => (await app.ok('getTriggerTests', { token, query: { today: today() } })).data;
  return {
    get token() {
      return token;
    },
    userId,
    signIn,
    advance,
    log,
    eat: () => put(today(), { kind: 'portion' }),
    logPortion: (date) => put(date, { kind: 'portion' }),
    tests,
    note: async (body) => {
      const id = (await tests()).current?.id ?? '';
      return (
        await app.ok('noteTriggerEvent', {
          token,
          params: { id },
          body: { id: randomUUID(), today: today(), type: 'stop.requested', ...body },
        })
      ).data;
    },
  };
}
