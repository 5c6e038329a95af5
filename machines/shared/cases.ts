import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateMachine,
  StateValueFrom,
} from 'xstate';
import type { Outcome, OutcomeKind } from './outcome.ts';

type EffectOf<TMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TEffect,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? TEffect
    : never;

/** The ids under which a machine invokes its effects; declared in `types.children`. */
type CallId<TMachine> = EffectOf<TMachine> extends { id: infer TId } ? Extract<TId, string> : never;

type LogicOf<TMachine, TId> =
  EffectOf<TMachine> extends infer TEffect
    ? TEffect extends { id: infer TIds; logic: infer TLogic }
      ? TId extends TIds
        ? TLogic
        : never
      : never
    : never;

/** What a call returns. */
type AnswerOf<TMachine, TId extends CallId<TMachine>> = OutputFrom<LogicOf<TMachine, TId>>;

type OneOrMore<T> = readonly [T, ...T[]];
type AnswerCases<TAnswer> = [TAnswer] extends [{ readonly kind: OutcomeKind }]
  ? { readonly [K in TAnswer['kind']]: OneOrMore<Extract<TAnswer, { readonly kind: K }>> }
  : OneOrMore<TAnswer>;

/**
 * The data with which a flow's paths are generated: at least one event of every type, and for every call at
 * least one answer of every kind it can return. Every call is also tried with a defect.
 */
export interface CasesOf<TMachine extends AnyStateMachine> {
  readonly events: {
    readonly [TType in EventFromLogic<TMachine>['type']]: OneOrMore<
      Extract<EventFromLogic<TMachine>, { readonly type: TType }>
    >;
  };
  readonly answers: { readonly [TId in CallId<TMachine>]: AnswerCases<AnswerOf<TMachine, TId>> };
  readonly input?: InputFrom<TMachine>;
  /** Other inputs to start with, where one does not lead everywhere. */
  readonly otherInputs?: readonly InputFrom<TMachine>[];
  /** What of the context guards read, so that two situations which differ in it are told apart. */
  readonly distinguish?: (context: ContextFrom<TMachine>) => unknown;
  /** Texts that may stand in the context only while the machine is busy. */
  readonly secrets?: readonly string[];
}

type JourneyStep<TMachine extends AnyStateMachine> =
  | EventFromLogic<TMachine>
  | {
      readonly [TId in CallId<TMachine>]: {
        readonly answer: TId;
        readonly with: AnswerOf<TMachine, TId>;
        /** Answers an earlier call under this id, counted from 0, instead of the last. */
        readonly earlier?: number;
      };
    }[CallId<TMachine>]
  | { readonly defect: CallId<TMachine> }
  /** Milliseconds. */
  | { readonly wait: number };

export interface JourneyOf<TMachine extends AnyStateMachine> {
  /** Begins with the rows of the requirements it shows. */
  readonly title: string;
  readonly input?: InputFrom<TMachine>;
  readonly events: readonly JourneyStep<TMachine>[];
  readonly end: StateValueFrom<TMachine>;
  /** Every call made, in order. */
  readonly calls?: readonly {
    readonly id: CallId<TMachine>;
    readonly input?: unknown;
    readonly aborted?: true;
  }[];
  /** Everything emitted, in order. */
  readonly emits?: readonly EmittedFrom<TMachine>[];
  /** Output of a finished flow. */
  readonly output?: OutputFrom<TMachine>;
  /** Parts of the context at the end. */
  readonly context?: Partial<ContextFrom<TMachine>>;
}

export const ok = <TValue>(value: TValue) => ({ kind: 'ok', value }) as const;

/** One answer of every kind that is not a success. */
export const failures = {
  unauthorized: [{ kind: 'unauthorized' }],
  paymentRequired: [{ kind: 'paymentRequired' }],
  forbidden: [{ kind: 'forbidden', message: 'Your account is blocked.' }],
  notFound: [{ kind: 'notFound' }],
  invalid: [{ kind: 'invalid', message: 'The given data was invalid.', fields: {} }],
  conflict: [{ kind: 'conflict', message: 'Somebody was faster.' }],
  tooMany: [{ kind: 'tooMany', retryAfterSeconds: 30 }],
  cancelled: [{ kind: 'cancelled' }],
  unavailable: [
    { kind: 'unavailable', status: null, message: null },
    { kind: 'unavailable', status: 500, message: null },
  ],
} as const satisfies {
  readonly [K in Exclude<OutcomeKind, 'ok'>]: OneOrMore<Extract<Outcome<never>, { readonly kind: K }>>;
};
