/**
 * What a browser suite must have, so that a person's browser can walk the generated paths of one machine against a
 * real server. To add a machine: write `<flow>.browser.ts` beside this file with a constant of the type
 * `BrowserSuite<typeof theMachine, Scene>`, list it in suites.ts, and let the compiler and
 * `npx vitest run --project paths tests/paths/browser-suites.test.ts` name what is missing.
 *
 * - `prepare`: what the server knows before the browser comes (accounts, subscriptions, mailed codes), through its API.
 *   What it returns is the scene: what this path's steps need to remember.
 * - `open`: brings the browser to the flow's start. Calls named in `answers` are held at the edge of the network from
 *   then on, until the path answers them; `stage.interceptor.letThrough` is for those on the way there.
 * - `events`: for every event what a person does on the screen.
 * - `answers`: for every call what is held (`POST /auth/token`; null: nothing is sent from the device), and how each of its
 *   outcomes is brought about:
 *     `byServer(given)`: the server gives it by itself, because of what `given` did just before the person's step: an
 *       e-mail that is taken, a wrong code. Its status is compared with the outcome of the path.
 *     `byTest()`: what a real server cannot be made to give: the call is answered in its place.
 *     `onDevice(given)`: no server is asked; it happens at once.
 *   `interceptedFailures` has all failures; a suite overrides those that its server gives.
 * - `situations`: for every state, by its dotted name, what a person sees then, by role and name. `transient(why)`: it is
 *   over before anybody could look.
 * - `skipped(reason)` in the place of any of these: a browser cannot give it. Such paths are skipped, counted and told.
 *   `skipped` of the suite names steps that a browser cannot give in one state only: `session.expired in unreachable`,
 *   `signIn breaks in submitting.signingIn`, `3000 ms pass in waiting`. `whyNot` says why a path as a whole cannot be
 *   walked, where one step rules out another: two different members in one browser.
 *
 * What the machine announces (success and error messages) is expected on the screen without being written here; `says`
 * of a way replaces the words where the real server chooses others.
 */

import type { APIRequestContext, Page, Route } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic, InputFrom, StateValueFrom } from 'xstate';
import type { CasesOf } from '#machines/shared/cases.ts';
import type { Step } from '#tests/paths/flow.ts';
import { serverHeaders } from '../network.ts';
import type { Interceptor } from './interceptor.ts';
import type { TakenStep } from './skipped-paths.ts';

export interface Stage<TScene> {
  readonly page: Page;
  readonly api: APIRequestContext;
  readonly baseURL: string;
  readonly interceptor: Interceptor;
  readonly scene: TScene;
}

export interface Skipped {
  readonly skipped: string;
}
export const skipped = (reason: string): Skipped => ({ skipped: reason });

interface Transient {
  readonly transient: string;
}
export const transient = (reason: string): Transient => ({ transient: reason });

type Given<TScene> = (stage: Stage<TScene>) => Promise<void> | void;

export interface Resolution<TScene> {
  readonly by: 'server' | 'interceptor' | 'device';
  readonly given?: Given<TScene>;
  /** Instead of the usual answer at the interceptor. */
  readonly settle?: (route: Route, stage: Stage<TScene>) => Promise<void>;
  /** What is read on the screen instead of what the machine announces for its sample; null: nothing. */
  readonly says?: string | RegExp | null;
}

export const byServer = <TScene>(
  given?: Given<TScene>,
  more: Pick<Resolution<TScene>, 'says'> = {},
): Resolution<TScene> => ({ by: 'server', ...(given && { given }), ...more });

export const byTest = <TScene>(more: Omit<Resolution<TScene>, 'by'> = {}): Resolution<TScene> => ({
  by: 'interceptor',
  ...more,
});

export const onDevice = <TScene>(given?: Given<TScene>): Resolution<TScene> => ({
  by: 'device',
  ...(given && { given }),
});

/** Answered with success, in a form that nobody agreed on: what reads it breaks. */
export const unreadable = <TScene>(): Resolution<TScene> =>
  byTest({
    settle: (route) => route.fulfill({ status: 200, json: null, headers: serverHeaders(route.request()) }),
  });

type Held = Resolution<unknown> | Skipped;

/** Every failure of a call, answered in the place of the server. */
export const interceptedFailures = {
  unauthorized: byTest(),
  paymentRequired: byTest(),
  forbidden: byTest(),
  notFound: byTest(),
  invalid: byTest(),
  conflict: byTest(),
  tooMany: byTest(),
  cancelled: skipped(
    'Only a flow that is left calls its own call off, and then nobody looks at it any more.',
  ),
  unavailable: byTest(),
} as const satisfies Record<string, Held>;

/** The same of a call that only members make. */
export const interceptedMemberFailures = {
  ...interceptedFailures,
  paymentRequired: skipped(
    'Whoever is refused for want of a membership is led to the plans from wherever it was.',
  ),
} as const;

type ResolutionOrSkipped<TScene> = Resolution<TScene> | Skipped;

/** One way for all samples of a kind, or one for each. */
type ResolutionFor<TScene, TSample> =
  | ResolutionOrSkipped<TScene>
  | ((sample: TSample) => ResolutionOrSkipped<TScene>);

type ResolutionsFor<TScene, TSamples> = TSamples extends readonly (infer TSample)[]
  ? (sample: TSample) => ResolutionOrSkipped<TScene>
  : {
      readonly [TKind in keyof TSamples]: ResolutionFor<
        TScene,
        TSamples[TKind] extends readonly (infer TSample)[] ? TSample : never
      >;
    };

type Dotted<TValue> = TValue extends string
  ? TValue
  : TValue extends object
    ? {
        [TName in keyof TValue & string]: Dotted<NonNullable<TValue[TName]>> extends infer TInner extends
          string
          ? `${TName}.${TInner}`
          : never;
      }[keyof TValue & string]
    : never;

type Samples<TMachine extends AnyStateMachine> = CasesOf<TMachine>['answers'];

export interface BrowserSuite<TMachine extends AnyStateMachine, TScene> {
  readonly prepare: (
    stage: Stage<null>,
    input: InputFrom<TMachine>,
    steps: readonly Step[],
  ) => Promise<TScene> | TScene;
  readonly open: (stage: Stage<TScene>, input: InputFrom<TMachine>) => Promise<void>;
  readonly events: {
    readonly [TType in EventFromLogic<TMachine>['type']]:
      | Skipped
      | ((
          stage: Stage<TScene>,
          event: Extract<EventFromLogic<TMachine>, { readonly type: TType }>,
        ) => Promise<void>);
  };
  readonly answers: {
    readonly [TId in keyof Samples<TMachine>]: {
      /** Several: each is answered alike, one after the other. */
      readonly call: string | readonly string[] | null;
      readonly outcomes: ResolutionsFor<TScene, Samples<TMachine>[TId]>;
      readonly defect: ResolutionOrSkipped<TScene>;
    };
  };
  readonly situations: {
    readonly [TState in Dotted<StateValueFrom<TMachine>>]?:
      | Skipped
      | Transient
      | ((stage: Stage<TScene>) => Promise<void>);
  };
  readonly skipped?: Readonly<Record<string, string>>;
  readonly whyNot?: (taken: readonly TakenStep[]) => string | null;
}

/** A suite, its exact types forgotten so that all go through one runner. */
export interface AnySuite {
  readonly prepare: (
    stage: Stage<null>,
    input: unknown,
    steps: readonly Step[],
  ) => Promise<unknown> | unknown;
  readonly open: (stage: Stage<unknown>, input: unknown) => Promise<void>;
  readonly events: Readonly<
    Record<string, Skipped | ((stage: Stage<unknown>, event: unknown) => Promise<void>)>
  >;
  readonly answers: Readonly<
    Record<
      string,
      {
        readonly call: string | readonly string[] | null;
        readonly outcomes:
          | ((sample: unknown) => ResolutionOrSkipped<unknown>)
          | Readonly<Record<string, ResolutionFor<unknown, unknown>>>;
        readonly defect: ResolutionOrSkipped<unknown>;
      }
    >
  >;
  readonly situations: Readonly<
    Record<string, Skipped | Transient | ((stage: Stage<unknown>) => Promise<void>)>
  >;
  readonly skipped?: Readonly<Record<string, string>>;
  readonly whyNot?: (taken: readonly TakenStep[]) => string | null;
}
