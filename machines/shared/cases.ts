import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateMachine,
  StateValueFrom,
  TagsFrom,
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

/** Ids of the invoked actors, as declared in `types.children`. */
type CallId<TMachine> = EffectOf<TMachine> extends { id: infer TId } ? Extract<TId, string> : never;

type LogicOf<TMachine, TId> =
  EffectOf<TMachine> extends infer TEffect
    ? TEffect extends { id: infer TIds; logic: infer TLogic }
      ? TId extends TIds
        ? TLogic
        : never
      : never
    : never;

/** Output of an invoked actor. */
type OutputOf<TMachine, TId extends CallId<TMachine>> = OutputFrom<LogicOf<TMachine, TId>>;

type OneOrMore<T> = readonly [T, ...T[]];
type OutputCases<TOutput> = [TOutput] extends [{ readonly kind: OutcomeKind }]
  ? { readonly [K in TOutput['kind']]: OneOrMore<Extract<TOutput, { readonly kind: K }>> }
  : OneOrMore<TOutput>;

/**
 * Test data from which the paths of a machine are generated: at least one event of every type, and for every
 * invoked actor at least one output of every kind. Every actor is also rejected once.
 */
export interface CasesOf<TMachine extends AnyStateMachine> {
  readonly events: {
    readonly [TType in EventFromLogic<TMachine>['type']]: OneOrMore<
      Extract<EventFromLogic<TMachine>, { readonly type: TType }>
    >;
  };
  readonly outputs: { readonly [TId in CallId<TMachine>]: OutputCases<OutputOf<TMachine, TId>> };
  readonly input?: InputFrom<TMachine>;
  /** Further inputs, if not every state can be reached from one. */
  readonly otherInputs?: readonly InputFrom<TMachine>[];
  /** The part of the context that guards read: snapshots that differ in it are different nodes of the graph. */
  readonly distinguish?: (context: ContextFrom<TMachine>) => unknown;
  /** Secrets that may only be in the context while the machine is busy. */
  readonly secrets?: readonly string[];
}

type JourneyStep<TMachine extends AnyStateMachine> =
  | EventFromLogic<TMachine>
  | {
      readonly [TId in CallId<TMachine>]: {
        readonly resolves: TId;
        readonly with: OutputOf<TMachine, TId>;
        /** Index of the invocation to resolve; the last one by default. */
        readonly earlier?: number;
      };
    }[CallId<TMachine>]
  | { readonly rejects: CallId<TMachine> }
  /** Milliseconds. */
  | { readonly wait: number };

export interface JourneyOf<TMachine extends AnyStateMachine> {
  /** Starts with the ids of the requirements that it proves. */
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
  /** Every tag of the end, which screens go by. */
  readonly tags?: readonly TagsFrom<TMachine>[];
}

export const ok = <TValue>(value: TValue) => ({ kind: 'ok', value }) as const;

/** One outcome of every kind of failure. */
export const failures = {
  unauthorized: [{ kind: 'unauthorized' }],
  paymentRequired: [{ kind: 'paymentRequired' }],
  forbidden: [{ kind: 'forbidden', message: 'Your account is blocked.' }],
  notFound: [{ kind: 'notFound' }],
  invalid: [{ kind: 'invalid', message: 'The given data was invalid.', fields: {} }],
  conflict: [{ kind: 'conflict', message: 'Somebody was faster.' }],
  tooMany: [{ kind: 'tooMany', retryAfterSeconds: 30 }],
  canceled: [{ kind: 'canceled' }],
  unavailable: [
    { kind: 'unavailable', status: null, message: null },
    { kind: 'unavailable', status: 500, message: null },
  ],
} as const satisfies {
  readonly [K in Exclude<OutcomeKind, 'ok'>]: OneOrMore<Extract<Outcome<never>, { readonly kind: K }>>;
};
