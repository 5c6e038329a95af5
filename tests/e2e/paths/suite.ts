/**
 * A browser suite: everything needed to run the generated paths of one machine in a browser, against a real server. To
 * add a machine: write `<flow>.browser.ts` in this folder, which exports `flowSuite` of the type
 * `BrowserSuite<typeof theMachine, Scene>`, and let the compiler and
 * `npx vitest run --project paths tests/paths/browser-suites.test.ts` report what is missing.
 *
 * - `prepare`: sets up the server through its API before the page is opened (accounts, subscriptions, mailed codes).
 *   Returns the scene: the data that the steps of this path need.
 * - `open`: navigates to the start of the flow. Calls named in `outputs` are intercepted from then on, until the path
 *   responds to them; use `stage.interceptor.letThrough` for calls before the start.
 * - `events`: for every event the user's actions on the screen.
 * - `outputs`: for every call its request (`POST /auth/token`; null: none is sent), and how each of its outcomes is caused:
 *     `byServer(given)`: the real server returns it because of what `given` did just before the user's action: a taken
 *       email, a wrong code. Its status is compared with the outcome of the path.
 *     `byTest()`: the interceptor responds, for outcomes that a real server cannot be made to return.
 *     `onDevice(given)`: there is no request; it happens at once.
 *   `interceptedFailures` has all failures; a suite overrides those that its server returns.
 * - `situations`: for every state, by its dotted name, what is visible, by role and name. `transient(why)`: it is over
 *   before an assertion could see it.
 * - `skipped(reason)` instead of any of these: a browser cannot do it. Such paths are skipped, counted and reported.
 *   `skipped` of the suite names steps that a browser cannot do in one state only: `session.expired in unreachable`,
 *   `signIn rejects in submitting.signingIn`, `3000 ms pass in waiting`. `whyNot` says why a whole path cannot be run, if
 *   one step rules out another: two different members in one browser.
 *
 * The machine's announcements (success and error messages) are expected on the screen without being repeated here;
 * `says` of a resolution replaces the text if the real server's differs.
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
  /** Instead of the default response of the interceptor. */
  readonly settle?: (route: Route, stage: Stage<TScene>) => Promise<void>;
  /** The text on the screen instead of the announcement of the machine's sample; null: none. */
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

/** A success with an invalid body: parsing it fails. */
export const unreadable = <TScene>(): Resolution<TScene> =>
  byTest({
    settle: (route) => route.fulfill({ status: 200, json: null, headers: serverHeaders(route.request()) }),
  });

type Held = Resolution<unknown> | Skipped;

/** Every failure of a call, as intercepted responses. */
export const interceptedFailures = {
  unauthorized: byTest(),
  paymentRequired: byTest(),
  forbidden: byTest(),
  notFound: byTest(),
  invalid: byTest(),
  conflict: byTest(),
  tooMany: byTest(),
  canceled: skipped('Only a flow that is left calls its own call off, and then nobody looks at it any more.'),
  unavailable: byTest(),
} as const satisfies Record<string, Held>;

/** The same for a call of members only. */
export const interceptedMemberFailures = {
  ...interceptedFailures,
  paymentRequired: skipped('A member who needs a membership is redirected to the plans from any screen.'),
} as const;

type ResolutionOrSkipped<TScene> = Resolution<TScene> | Skipped;

/** One resolution for all samples of a kind, or one for each. */
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

type Samples<TMachine extends AnyStateMachine> = CasesOf<TMachine>['outputs'];

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
  readonly outputs: {
    readonly [TId in keyof Samples<TMachine>]: {
      /** Several: each gets the same response, one after the other. */
      readonly call: string | readonly string[] | null;
      readonly outcomes: ResolutionsFor<TScene, Samples<TMachine>[TId]>;
      readonly rejects: ResolutionOrSkipped<TScene>;
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

/** A suite without its exact types, so that one runner handles all of them. */
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
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly call: string | readonly string[] | null;
        readonly outcomes:
          | ((sample: unknown) => ResolutionOrSkipped<unknown>)
          | Readonly<Record<string, ResolutionFor<unknown, unknown>>>;
        readonly rejects: ResolutionOrSkipped<unknown>;
      }
    >
  >;
  readonly situations: Readonly<
    Record<string, Skipped | Transient | ((stage: Stage<unknown>) => Promise<void>)>
  >;
  readonly skipped?: Readonly<Record<string, string>>;
  readonly whyNot?: (taken: readonly TakenStep[]) => string | null;
}
