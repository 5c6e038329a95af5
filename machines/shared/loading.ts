import { outputOf } from './params.ts';
import type { ListOf, OkWay, Way } from './submission.ts';

interface LoadingOptions {
  readonly id: string;
  readonly src: string;
  readonly input?: unknown;
  /** Outcomes that lead elsewhere, such as what isn't found. Checked first, each by its guard. */
  readonly onOther?: readonly Way[];
  /** Its guard is `isOk` if it has none. */
  readonly onOk: Way;
  /** The state that every other outcome leads to, with what went wrong. */
  readonly onFailed: string;
}

type Loading<T extends LoadingOptions> = Omit<T, 'onOk' | 'onOther' | 'onFailed'> & {
  readonly onDone: readonly [
    ...(T extends { readonly onOther: infer TWays } ? ListOf<TWays> : readonly []),
    OkWay<T['onOk']>,
    {
      readonly target: T['onFailed'];
      readonly actions: { readonly type: 'rememberFailure'; readonly params: typeof outputOf };
    },
  ];
  readonly onError: { readonly target: T['onFailed']; readonly actions: 'rememberDefect' };
};

/**
 * The `invoke` of a state that loads something, and keeps why it could not in the context. The setup of a machine that
 * uses it has the actions `rememberFailure` and `rememberDefect`, and the guard `isOk`. See
 * docs/decisions/080-loads.md.
 */
export function loading<const T extends LoadingOptions>(options: T): Loading<T> {
  const { onOk, onOther = [], onFailed: target, ...invoked } = options;
  return {
    ...invoked,
    onDone: [
      ...onOther,
      { guard: { type: 'isOk', params: outputOf }, ...onOk },
      { target, actions: { type: 'rememberFailure', params: outputOf } },
    ],
    onError: { target, actions: 'rememberDefect' },
  } as unknown as Loading<T>;
}
