import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';

type Tests = OperationResponse<'getTriggerTests'>['data'];
type Event = Omit<OperationBody<'noteTriggerEvent'>, 'id' | 'today'>;

type Api = ReturnType<typeof createClient<paths>>;

/** A simulated member of food tests, over the calls of the app. */
export interface FoodTestMember {
  /** Symptoms come with more grams of the food than this; null for none. */
  readonly troubledAbove: number | null;
  /** States weight and height, without which nobody starts. */
  readonly stateBody: (today: string) => Promise<void>;
  readonly tests: (today: string) => Promise<Tests>;
  readonly start: (
    today: string,
    more?: { readonly substance: string; readonly food_id: string },
  ) => Promise<void>;
  readonly note: (today: string, event: Event) => Promise<void>;
  /** `now`: the day of the clock, where it is another one. */
  readonly log: (date: string, worst: number, now?: string) => Promise<void>;
  /** What the portion of today holds of the food, as the person who prepares it sees. */
  readonly gramsOf: (today: string) => Promise<number>;
  /** A day as it goes: the diary, the portion, and an answer where one is due; nothing at a result, or at `until`. */
  readonly live: (today: string, until?: string | null) => Promise<Tests>;
}

interface Account {
  readonly baseUrl: string;
  readonly email: string;
  readonly password: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `troubledAbove`: see FoodTestMember. `logs`: whether an entry is made on a day of a stage; by default, on every day. */
export function foodTestMember(
  { baseUrl, email, password, headers = {} }: Account,
  troubledAbove: number | null,
  logs: (stage: string) => boolean = () => true,
): FoodTestMember {
  let signedIn: { readonly on: string; readonly refresh: string; readonly api: Api } | null = null;
  // a token ends within days, and its refresh is faster than a password
  const apiOn = async (today: string) => {
    if (signedIn?.on === today) return signedIn.api;
    const guest = createClient<paths>({ baseUrl, headers });
    const requestTokens = (grant: object) =>
      guest.POST('/auth/token', { body: { client_id: 'app', ...grant } as OperationBody<'issueToken'> });
    const refreshed =
      signedIn === null
        ? null
        : await requestTokens({ grant_type: 'refresh_token', refresh_token: signedIn.refresh });
    // a session that rested for long has ended
    const { data, error } =
      refreshed?.data === undefined
        ? await requestTokens({ grant_type: 'password', username: email, password })
        : refreshed;
    if (data === undefined) throw new Error(`Signing in responded with ${JSON.stringify(error)}`);
    const Authorization = `Bearer ${data.access_token}`;
    const api = createClient<paths>({ baseUrl, headers: { ...headers, Authorization } });
    signedIn = { on: today, refresh: data.refresh_token, api };
    return api;
  };
  const must = <T>({ data, error }: { data?: T; error?: unknown }): T => {
    if (data === undefined) throw new Error(`A call of a food test failed: ${JSON.stringify(error)}`);
    return data;
  };
  const tests: FoodTestMember['tests'] = async (today) =>
    must(await (await apiOn(today)).GET('/users/me/trigger-tests', { params: { query: { today } } })).data;
  const pathOf = ({ current }: Tests) => ({ path: { id: current?.id ?? '' } });
  const record = async (
    date: string,
    kind: 'calm' | 'portion' | 'symptom',
    severity: number | null,
    now = date,
  ) =>
    must(
      await (await apiOn(now)).PUT('/users/me/diary/records/{id}', {
        params: { path: { id: randomUUID() } },
        body: { date, time: null, kind, symptom: severity === null ? null : 'pain', severity },
      }),
    );
  const log: FoodTestMember['log'] = async (date, worst, now = date) => {
    await record(date, worst === 0 ? 'calm' : 'symptom', worst === 0 ? null : worst, now);
  };
  const note: FoodTestMember['note'] = async (today, event) => {
    const body = { id: randomUUID(), today, ...event };
    must(
      await (await apiOn(today)).POST('/users/me/trigger-tests/{id}/events', {
        params: pathOf(await tests(today)),
        body,
      }),
    );
  };
  const gramsOf: FoodTestMember['gramsOf'] = async (today) => {
    const opened = await (await apiOn(today)).POST('/users/me/trigger-tests/{id}/portion', {
      params: pathOf(await tests(today)),
      body: { today, by: 'helper' },
    });
    return must(opened).data.grams;
  };
  return {
    troubledAbove,
    stateBody: async (today) => {
      must(await (await apiOn(today)).PUT('/users/me', { body: { height: 66, weight: 141 } }));
    },
    tests,
    gramsOf,
    log,
    note,
    start: async (today, more) => {
      const body = {
        today,
        yes: [],
        no: screeningQuestions.map(({ id }) => id),
        substance: 'lactose',
        food_id: 'evaporated-milk',
        is_helped: true,
        ...more,
      };
      must(await (await apiOn(today)).POST('/users/me/trigger-tests', { body }));
    },
    live: async (today, until = null) => {
      const before = await tests(today);
      if (before.current?.stage === 'result' || before.current?.stage === until) return before;
      if (before.current?.stage === 'review') await note(today, { type: 'review.answered', is_better: true });
      const now = before.current?.stage === 'review' ? await tests(today) : before;
      const { current } = now;
      const noise = Number(today.slice(-2)) % 3 === 0 ? 1 : 0;
      const isLogged = logs(current?.stage ?? '');
      if (current?.portion == null) {
        if (isLogged) await log(today, (current?.stage === 'baseline' ? 3 : 1) + noise);
      } else {
        const grams = await gramsOf(today);
        await record(today, 'portion', null);
        if (isLogged) await log(today, (troubledAbove !== null && grams > troubledAbove ? 6 : 1) + noise);
      }
      return now;
    },
  };
}
