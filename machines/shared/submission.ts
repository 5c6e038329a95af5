/** What flows share that send something, wait, and say how it went. See docs/decisions/062-submissions.md. */
import { type ActionFunction, type EventObject, enqueueActions, type MachineContext } from 'xstate';
import { entryMessages } from '#domain/message/entry-messages.ts';
import { errorToast, type ToastRequested } from './announcements.ts';
import { failureMessage } from './failure-message.ts';
import type { Outcome } from './outcome.ts';
import { outputOf } from './params.ts';

interface Failure {
  /** Null if the effect rejected, which is a bug of ours. */
  readonly outcome: Outcome<unknown> | null;
  readonly text: string | undefined;
}

const messageOf = ({ outcome, text }: Failure): string | null =>
  outcome === null ? (text ?? entryMessages.unexpected) : failureMessage(outcome, text);

/** Params of `sayFailed` for an outcome that leads elsewhere, with a toast. */
export const failureOf = ({ event }: { readonly event: { readonly output: Outcome<unknown> } }): Failure => ({
  outcome: event.output,
  text: undefined,
});

/** An action for the setup of a machine with submissions: shows a toast. */
export const sayFailed = <TContext extends MachineContext, TEvent extends EventObject>(): ActionFunction<
  TContext,
  TEvent,
  TEvent,
  Failure,
  never,
  never,
  never,
  never,
  ToastRequested
> =>
  enqueueActions(({ enqueue }, failure: Failure) => {
    const message = messageOf(failure);
    if (message !== null) enqueue.emit(errorToast(message));
  });

type Named = string | { readonly type: string; readonly params?: unknown };
export interface Way {
  readonly guard?: Named;
  readonly target?: string;
  readonly actions?: Named | readonly Named[];
}

interface SubmissionOptions {
  readonly id: string;
  readonly src: string;
  readonly input?: unknown;
  /** Outcomes that lead elsewhere, such as an error shown below its field. Checked first, each by its guard. */
  readonly onOther?: readonly Way[];
  /** Its guard is `isOk` if it has none. */
  readonly onOk: Way;
  /** Where every other outcome leads, with a toast that says what went wrong. */
  readonly onFailed: Way | readonly Way[];
  /** The toast for a failing server; the one for an overload by default. */
  readonly failureText?: string;
}

export type ListOf<T> = T extends readonly unknown[] ? T : readonly [T];
export type OkWay<TWay> = TWay extends { readonly guard: Named }
  ? TWay
  : TWay & { readonly guard: { readonly type: 'isOk'; readonly params: typeof outputOf } };
type Saying<TEvent> = {
  readonly type: 'sayFailed';
  readonly params: (args: { readonly event: TEvent }) => Failure;
};
type FailedWay<TWay, TEvent> = Omit<TWay, 'actions'> & {
  readonly actions: TWay extends { readonly actions: infer TActions }
    ? readonly [...ListOf<TActions>, Saying<TEvent>]
    : Saying<TEvent>;
};
type FailedWays<TWays extends readonly unknown[], TEvent> = {
  readonly [K in keyof TWays]: FailedWay<TWays[K], TEvent>;
};

type Submission<T extends SubmissionOptions> = Omit<T, 'onOk' | 'onOther' | 'onFailed' | 'failureText'> & {
  readonly onDone: readonly [
    ...(T extends { readonly onOther: infer TWays extends readonly Way[] } ? TWays : readonly []),
    OkWay<T['onOk']>,
    ...FailedWays<ListOf<T['onFailed']>, { readonly output: Outcome<unknown> }>,
  ];
  readonly onError: FailedWays<ListOf<T['onFailed']>, unknown>;
};

const listOf = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one as T];

/**
 * The `invoke` of a state that sends something and waits. The setup of a machine that uses it has the action
 * `sayFailed` and the guard `isOk`.
 */
export function submission<const T extends SubmissionOptions>(options: T): Submission<T> {
  const { onOk, onOther, onFailed, failureText: text, ...invoked } = options;
  const failedWith = (params: (args: { event: { output: Outcome<unknown> } }) => Failure) =>
    listOf(onFailed).map((way) => ({
      ...way,
      actions: [...listOf(way.actions), { type: 'sayFailed', params }],
    }));
  return {
    ...invoked,
    onDone: [
      ...(onOther ?? []),
      { guard: { type: 'isOk', params: outputOf }, ...onOk },
      ...failedWith(({ event }) => ({ outcome: event.output, text })),
    ],
    onError: failedWith(() => ({ outcome: null, text })),
  } as unknown as Submission<T>;
}
