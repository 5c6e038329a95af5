import type { SubscriptionChange } from '#domain/membership/subscription-change.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { memberWithPlus } from './membership.samples.ts';
import type { subscriptionsMachine } from './subscriptions.machine.ts';

type Journey = JourneyOf<typeof subscriptionsMachine>;
const changeOf = (change: SubscriptionChange) => ({ subscriptionId: 's1', change });
const requested = (change: SubscriptionChange) => ({ type: 'change.wanted', ...changeOf(change) }) as const;
const confirmationOf = (change: SubscriptionChange) =>
  ({ type: 'confirmation.wanted', ...changeOf(change) }) as const;
const sent = (change: SubscriptionChange) => ({ id: 'makeChange', input: changeOf(change) }) as const;
const yes = { type: 'question.accepted' } as const;
const no = { type: 'question.declined' } as const;
const done = { resolves: 'makeChange', with: ok(null) } as const;
const free = { resolves: 'loadUser', with: ok(settledUser) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

const succeeds = (change: SubscriptionChange, message: string): Omit<Journey, 'title'> => ({
  events: [requested(change), yes, done, { resolves: 'loadUser', with: ok(memberWithPlus) }],
  end: 'idle',
  calls: [sent(change), { id: 'loadUser' }],
  emits: [confirmationOf(change), successToast(message), { type: 'user.refreshed', user: memberWithPlus }],
});
const fails = (change: SubscriptionChange, message: string): Omit<Journey, 'title'> => ({
  events: [requested(change), yes, { resolves: 'makeChange', with: broken }],
  end: 'idle',
  calls: [sent(change)],
  emits: [confirmationOf(change), errorToast(message)],
});
const declined = (change: SubscriptionChange): Omit<Journey, 'title'> => ({
  events: [requested(change), no],
  end: 'idle',
  calls: [],
  emits: [confirmationOf(change)],
});

export const subscriptionsJourneys: readonly Journey[] = [
  {
    title: 'MEM-23 MEM-26 OK-07 cancels after a confirmation',
    ...succeeds('cancel', 'Your subscription has been cancelled'),
  },
  {
    title: 'MEM-24 MEM-25 MEM-26 enables renewal',
    ...succeeds('enable', 'Auto renew has been enabled.'),
  },
  {
    title: 'MEM-17 MEM-24 MEM-25 MEM-26 disables renewal',
    ...succeeds('disable', 'Auto renew has been cancelled.'),
  },
  { title: 'MEM-23 a question that is declined calls nobody', ...declined('cancel') },
  { title: 'MEM-24 nor does the one about the renewal', ...declined('enable') },
  {
    title: 'ERR-23 shows an error when canceling fails',
    ...fails('cancel', 'Could not cancel subscription. Please retry later.'),
  },
  {
    title: 'ERR-24 OR-19 shows an error when enabling renewal fails',
    ...fails('enable', 'Could not enable auto renew. Please retry later.'),
  },
  {
    title: 'ERR-25 OR-19 shows an error when disabling renewal fails',
    ...fails('disable', 'Could not cancel auto renew. Please retry later.'),
  },
  {
    title: 'ERR-23 a failed change can be retried',
    events: [requested('cancel'), yes, { rejects: 'makeChange' }, requested('cancel'), yes, done, free],
    end: 'idle',
    calls: [sent('cancel'), sent('cancel'), { id: 'loadUser' }],
  },
  {
    title: 'MEM-26 shows an error for a subscription that another tab has ended and reloads the list',
    events: [
      requested('enable'),
      yes,
      { resolves: 'makeChange', with: { kind: 'invalid', message: 'It has ended.', fields: {} } },
      free,
    ],
    end: 'idle',
    emits: [
      confirmationOf('enable'),
      errorToast('It has ended.'),
      { type: 'user.refreshed', user: settledUser },
    ],
  },
  {
    title: 'MEM-26 shows an error when the list cannot be reloaded',
    events: [requested('cancel'), yes, done, { resolves: 'loadUser', with: broken }],
    end: 'idle',
    emits: [
      confirmationOf('cancel'),
      successToast('Your subscription has been cancelled'),
      errorToast('That’s done, but we couldn’t reload your subscriptions. Please reload the page.'),
    ],
  },
  {
    title: 'MEM-23 ignores presses while a change is in flight',
    events: [requested('cancel'), yes, requested('disable'), yes, done, requested('enable')],
    end: 'loadingUser',
    calls: [sent('cancel'), { id: 'loadUser' }],
  },
  {
    title: 'MEM-23 MEM-24 another change replaces the one in the confirmation',
    events: [requested('cancel'), requested('disable'), yes],
    end: 'changing',
    calls: [sent('disable')],
    emits: [confirmationOf('cancel'), confirmationOf('disable')],
  },
  {
    title: 'MEM-26 shows an error after an exception in reloading the list',
    events: [requested('cancel'), yes, done, { rejects: 'loadUser' }],
    end: 'idle',
    calls: [sent('cancel'), { id: 'loadUser' }],
    emits: [
      confirmationOf('cancel'),
      successToast('Your subscription has been cancelled'),
      errorToast('That’s done, but we couldn’t reload your subscriptions. Please reload the page.'),
    ],
  },
];
