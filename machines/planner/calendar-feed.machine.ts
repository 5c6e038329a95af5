import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** Path of the feed on this site; null while there is none. */
  path: string | null;
  failure: string | null;
}
/** Null: there is no calendar. */
export type FeedOutcome = Outcome<string | null>;

const initialContext = (): Context => ({ path: null, failure: null });

export const calendarFeedMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'address.wanted' } | { type: 'address.revoked' } | { type: 'retry.requested' },
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadAddress: 'loadAddress';
      createAddress: 'createAddress';
      revokeAddress: 'revokeAddress';
    },
  },
  actors: {
    loadAddress: unprovided<FeedOutcome>('loadAddress'),
    createAddress: unprovided<FeedOutcome>('createAddress'),
    revokeAddress: unprovided<FeedOutcome>('revokeAddress'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberPath: assign((_, outcome: FeedOutcome) =>
      outcome.kind === 'ok' ? { path: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: FeedOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.unexpected }),
    sayRevoked: emit(successToast('The calendar link no longer works.')),
  },
  guards: {
    isOk: isKind('ok'),
    isThere: ({ context }) => context.path !== null,
  },
}).createMachine({
  id: 'calendarFeed',
  description: 'The secret address of the plan’s calendar feed.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadAddress',
        src: 'loadAddress',
        onOk: { target: 'known', actions: { type: 'rememberPath', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    known: {
      description: 'The address is loaded, or there is none.',
      on: {
        'address.wanted': { target: 'creating' },
        'address.revoked': { guard: 'isThere', target: 'revoking' },
      },
    },
    creating: {
      description: 'The previous address stops working.',
      tags: ['busy'],
      invoke: submission({
        id: 'createAddress',
        src: 'createAddress',
        onOk: { target: 'known', actions: { type: 'rememberPath', params: outputOf } },
        onFailed: { target: 'known' },
      }),
    },
    revoking: {
      tags: ['busy'],
      invoke: submission({
        id: 'revokeAddress',
        src: 'revokeAddress',
        onOk: { target: 'known', actions: [{ type: 'rememberPath', params: outputOf }, 'sayRevoked'] },
        onFailed: { target: 'known' },
      }),
    },
  },
});
