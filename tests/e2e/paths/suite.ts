/**
 * What a browser suite must have, so that a person's browser can walk the generated paths of one machine against a
 * real server. To add a machine: write `<flow>.browser.ts` beside this file with a constant of the type
 * `BrowserSuite<typeof theMachine, Scene>`, list it in suites.ts, and let the compiler and
 * `npx vitest run --project paths tests/paths/browser-suites.test.ts` name what is missing.
 *
 * - `prepare`: what the server knows before the browser comes (accounts, subscriptions, mailed codes), through its API.
 *   What it returns is the scene: what this path's steps need to remember.
 * - `open`: brings the browser to the flow's start. Calls named in `answers` are held at the edge of the network from
 *   then on, until the path answers them; `stage.edge.letThrough` is for those on the way there.
 * - `events`: for every event what a person does on the screen.
 * - `answers`: for every call what is held (`POST /auth/token`; null: nothing leaves the device), and how each of its
 *   outcomes is brought about:
 *     `byServer(given)`: the server gives it by itself, because of what `given` did just before the person's step: an
 *       e-mail that is taken, a wrong code. Its status is compared with the outcome of the path.
 *     `atEdge()`: what a real server cannot be made to give: the call is answered in its place.
 *     `onDevice(given)`: no server is asked; it happens at once.
 *   `failuresAtEdge` has all failures; a suite overrides those that its server gives.
 * - `situations`: for every state, by its dotted name, what a person sees then, by role and name. `passing(why)`: it is
 *   over before anybody could look.
 * - `leftOut(reason)` in the place of any of these: a browser cannot give it. Such paths are skipped, counted and told.
 *   `leftOut` of the suite names steps that a browser cannot give in one state only: `session.expired in unreachable`,
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
import type { Edge } from './edge.ts';
import type { TakenStep } from './left-out.ts';

export interface Stage<TScene> {
  readonly page: Page;
  readonly api: APIRequestContext;
  readonly baseURL: string;
  readonly edge: Edge;
  readonly scene: TScene;
}

export interface LeftOut {
  readonly leftOut: string;
}
export const leftOut = (reason: string): LeftOut => ({ leftOut: reason });

interface Passing {
  readonly passing: string;
}
export const passing = (reason: string): Passing => ({ passing: reason });

type Given<TScene> = (stage: Stage<TScene>) => Promise<void> | void;

export interface Way<TScene> {
  readonly by: 'server' | 'edge' | 'device';
  readonly given?: Given<TScene>;
  /** Instead of the usual answer at the edge. */
  readonly settle?: (route: Route, stage: Stage<TScene>) => Promise<void>;
  /** What is read on the screen instead of what the machine announces for its sample; null: nothing. */
  readonly says?: string | RegExp | null;
}

export const byServer = <TScene>(
  given?: Given<TScene>,
  more: Pick<Way<TScene>, 'says'> = {},
): Way<TScene> => ({ by: 'server', ...(given && { given }), ...more });

export const atEdge = <TScene>(more: Omit<Way<TScene>, 'by'> = {}): Way<TScene> => ({ by: 'edge', ...more });

export const onDevice = <TScene>(given?: Given<TScene>): Way<TScene> => ({
  by: 'device',
  ...(given && { given }),
});

/** Answered with success, in a form that nobody agreed on: what reads it breaks. */
export const unreadable = <TScene>(): Way<TScene> =>
  atEdge({ settle: (route) => route.fulfill({ status: 200, json: null }) });

type Held = Way<unknown> | LeftOut;

/** Every failure of a call, answered in the place of the server. */
export const failuresAtEdge = {
  unauthorized: atEdge(),
  paymentRequired: atEdge(),
  forbidden: atEdge(),
  notFound: atEdge(),
  invalid: atEdge(),
  conflict: atEdge(),
  tooMany: atEdge(),
  cancelled: leftOut(
    'Only a flow that is left calls its own call off, and then nobody looks at it any more.',
  ),
  unavailable: atEdge(),
} as const satisfies Record<string, Held>;

/** The same of a call that only members make. */
export const failuresOfMember = {
  ...failuresAtEdge,
  paymentRequired: leftOut(
    'Whoever is refused for want of a membership is led to the plans from wherever it was.',
  ),
} as const;

type WayOrNot<TScene> = Way<TScene> | LeftOut;

/** One way for all samples of a kind, or one for each. */
type WayFor<TScene, TSample> = WayOrNot<TScene> | ((sample: TSample) => WayOrNot<TScene>);

type WaysFor<TScene, TSamples> = TSamples extends readonly (infer TSample)[]
  ? (sample: TSample) => WayOrNot<TScene>
  : {
      readonly [TKind in keyof TSamples]: WayFor<
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
      | LeftOut
      | ((
          stage: Stage<TScene>,
          event: Extract<EventFromLogic<TMachine>, { readonly type: TType }>,
        ) => Promise<void>);
  };
  readonly answers: {
    readonly [TId in keyof Samples<TMachine>]: {
      /** Several: each is answered alike, one after the other. */
      readonly call: string | readonly string[] | null;
      readonly outcomes: WaysFor<TScene, Samples<TMachine>[TId]>;
      readonly defect: WayOrNot<TScene>;
    };
  };
  readonly situations: {
    readonly [TState in Dotted<StateValueFrom<TMachine>>]?:
      | LeftOut
      | Passing
      | ((stage: Stage<TScene>) => Promise<void>);
  };
  readonly leftOut?: Readonly<Record<string, string>>;
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
    Record<string, LeftOut | ((stage: Stage<unknown>, event: unknown) => Promise<void>)>
  >;
  readonly answers: Readonly<
    Record<
      string,
      {
        readonly call: string | readonly string[] | null;
        readonly outcomes:
          | ((sample: unknown) => WayOrNot<unknown>)
          | Readonly<Record<string, WayFor<unknown, unknown>>>;
        readonly defect: WayOrNot<unknown>;
      }
    >
  >;
  readonly situations: Readonly<
    Record<string, LeftOut | Passing | ((stage: Stage<unknown>) => Promise<void>)>
  >;
  readonly leftOut?: Readonly<Record<string, string>>;
  readonly whyNot?: (taken: readonly TakenStep[]) => string | null;
}
