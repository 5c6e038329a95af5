import { assign, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from './failure-message.ts';
import { loading } from './loading.ts';
import { isKind, type Outcome } from './outcome.ts';
import { outputOf } from './params.ts';
import { unprovided } from './unprovided.ts';

/**
 * A value loaded from the server, under the machine id `id`. `TKey` identifies the `TValue`; both are JSON. The effect
 * to provide is `load`. `failureText` is a specific message for a failing server; `say` builds the message from it and
 * the outcome.
 */
export function createResourceMachine<TValue, TKey>(
  id: string,
  failureText: string = messages.overloaded,
  say: typeof failureMessage = failureMessage,
) {
  interface Context {
    key: TKey;
    value: TValue | null;
    failure: string | null;
  }
  const initialContext = ({ input }: { input: { key: TKey } }): Context => ({
    key: input.key,
    value: null,
    failure: null,
  });
  const keyOf = ({ context }: { context: Context }) => ({ key: context.key });

  return setup({
    types: {
      input: {} as { key: TKey },
      context: {} as Context,
      events: {} as { type: 'refresh.requested' } | { type: 'retry.requested' },
      tags: {} as 'busy',
      children: {} as { load: 'load'; refresh: 'load' },
    },
    actors: { load: unprovided<Outcome<TValue>, { key: TKey }>('load') },
    actions: {
      rememberValue: assign((_, outcome: Outcome<TValue>) =>
        outcome.kind === 'ok' ? { value: outcome.value, failure: null } : {},
      ),
      rememberFailure: assign((_, outcome: Outcome<TValue>) => ({
        failure: say(outcome, failureText),
      })),
      rememberDefect: assign({ failure: failureText }),
    },
    guards: {
      isOk: isKind('ok'),
      isNotFound: isKind('notFound'),
    },
  }).createMachine({
    id,
    description: 'A value loaded from the server.',
    context: initialContext,
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: loading({
          id: 'load',
          src: 'load',
          input: keyOf,
          onOther: [
            {
              guard: { type: 'isNotFound', params: outputOf },
              target: 'notFound',
              actions: { type: 'rememberFailure', params: outputOf },
            },
          ],
          onOk: { target: 'ready', actions: { type: 'rememberValue', params: outputOf } },
          onFailed: 'failed',
        }),
        on: { 'refresh.requested': { target: 'loading', reenter: true } },
      },
      ready: { on: { 'refresh.requested': { target: 'refreshing' } } },
      refreshing: {
        description: 'The known value stays on the screen; it also stays if the new one cannot be loaded.',
        invoke: {
          id: 'refresh',
          src: 'load',
          input: keyOf,
          onDone: [
            {
              guard: { type: 'isOk', params: outputOf },
              target: 'ready',
              actions: { type: 'rememberValue', params: outputOf },
            },
            {
              guard: { type: 'isNotFound', params: outputOf },
              target: 'notFound',
              actions: { type: 'rememberFailure', params: outputOf },
            },
            { target: 'ready' },
          ],
          onError: { target: 'ready' },
        },
        on: { 'refresh.requested': { target: 'refreshing', reenter: true } },
      },
      failed: {
        on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
      },
      notFound: {
        description:
          'It does not exist, or no longer does. The failure is for screens that have no words of their own for it.',
        on: { 'retry.requested': { target: 'loading' } },
      },
    },
  });
}
