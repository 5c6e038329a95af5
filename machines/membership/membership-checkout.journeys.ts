import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { failures, type JourneyOf, ok } from '../shared/cases.ts';
import { monthly, yearly } from './membership.samples.ts';
import type { membershipCheckoutMachine } from './membership-checkout.machine.ts';

type Journey = JourneyOf<typeof membershipCheckoutMachine>;
const url = 'https://pay.example.com/1';
const chosen = {
  type: 'plan.chosen',
  packageId: 'plus',
  duration: 'yearly',
  beginNow: false,
  subscriptions: [],
} as const;
const otherCycle = { ...chosen, duration: 'monthly', subscriptions: [yearly] } as const;
const opened = { resolves: 'startCheckout', with: ok(url) } as const;
const noted = { resolves: 'noteChoice', with: ok(null) } as const;
const set = { resolves: 'setRenewal', with: ok(null) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const refused = { kind: 'invalid', message: 'This plan is not on sale.', fields: {} } as const;

const order = {
  id: 'startCheckout',
  input: { packageId: 'plus', duration: 'yearly', beginNow: false },
} as const;
const monthlyOrder = {
  id: 'startCheckout',
  input: { packageId: 'plus', duration: 'monthly', beginNow: false },
} as const;
const success = successToast('Checkout Success');
const toHostedPage = navigationTo({ to: 'checkout', url });
const stepFailed = errorToast('There was an error processing your subscription. Please try again.');
const restored = successToast('You left the checkout, so your plan renews as before.');
const changed = { type: 'subscriptions.changed' } as const;
const off = { id: 'setRenewal', input: { subscriptionId: 's1', isEnabled: false } } as const;

type Refusal = Extract<Journey['events'][number], { resolves: 'startCheckout' }>['with'];
const fails = (outcome: Refusal, message: string): Omit<Journey, 'title'> => ({
  events: [chosen, { resolves: 'startCheckout', with: outcome }],
  end: 'idle',
  calls: [order],
  emits: [errorToast(message)],
});

export const membershipCheckoutJourneys: readonly Journey[] = [
  {
    title: 'PAY-01 PAY-05 PAY-06 OK-10 OR-02 saves the choice of a plan, then opens its hosted page',
    events: [chosen, opened, noted],
    end: 'leaving',
    calls: [order, { id: 'noteChoice' }],
    emits: [success, toHostedPage],
  },
  {
    title: 'PAY-02 CONST-10 uses the monthly cycle if none is chosen',
    events: [{ ...chosen, duration: null }],
    end: 'startingCheckout',
    calls: [monthlyOrder],
  },
  {
    title: 'PAY-06 continues to the payment when the choice cannot be saved',
    events: [chosen, opened, { resolves: 'noteChoice', with: broken }],
    end: 'leaving',
    emits: [success, toHostedPage],
  },
  {
    title: 'PAY-06 continues to the payment when saving the choice takes too long',
    events: [chosen, opened, { wait: 3000 }],
    end: 'leaving',
    calls: [order, { id: 'noteChoice', aborted: true }],
    emits: [success, toHostedPage],
  },
  {
    title: 'PAY-01 a second press starts no second checkout',
    events: [chosen, chosen, opened, chosen, noted, chosen],
    end: 'leaving',
    calls: [order, { id: 'noteChoice' }],
  },
  {
    title: 'PAY-06 a plan can be chosen again after returning from the hosted page',
    events: [chosen, opened, noted, { type: 'page.restored' }, chosen],
    end: 'startingCheckout',
    calls: [order, { id: 'noteChoice' }, order],
  },
  {
    title: 'PAY-06 enables the button again if the browser does not leave the page',
    events: [chosen, opened, noted, { wait: 20_000 }],
    end: 'idle',
  },
  {
    title: 'MEM-11 OR-17 another cycle: disables renewal of the old one before the checkout',
    events: [otherCycle, set, opened, noted],
    end: 'leaving',
    calls: [off, monthlyOrder, { id: 'noteChoice' }],
    emits: [changed, success, { type: 'renewal.undoable' }, toHostedPage],
  },
  {
    title: 'OR-17 going back from the hosted page of another cycle turns the renewal on again, and says so',
    events: [
      otherCycle,
      set,
      opened,
      noted,
      { type: 'page.restored' },
      { resolves: 'leaveCheckout', with: ok({ isRestored: true }) },
    ],
    end: 'idle',
    calls: [off, monthlyOrder, { id: 'noteChoice' }, { id: 'leaveCheckout' }],
    emits: [changed, success, { type: 'renewal.undoable' }, toHostedPage, restored, changed],
  },
  {
    title: 'OR-17 the same on a page that was reloaded',
    events: [{ type: 'checkout.left' }, { resolves: 'leaveCheckout', with: ok({ isRestored: true }) }],
    end: 'idle',
    calls: [{ id: 'leaveCheckout' }],
    emits: [restored, changed],
  },
  {
    title: 'OR-17 says nothing when nothing was left, or when the server is not reached and does it later',
    events: [
      { type: 'checkout.left' },
      { resolves: 'leaveCheckout', with: ok({ isRestored: false }) },
      { type: 'checkout.left' },
      { resolves: 'leaveCheckout', with: broken },
      { type: 'checkout.left' },
      { rejects: 'leaveCheckout' },
    ],
    end: 'idle',
    emits: [],
  },
  {
    title: 'a missing or low age is explained, and leads to the profile',
    events: [
      chosen,
      {
        resolves: 'startCheckout',
        with: {
          kind: 'invalid',
          message: 'Invalid.',
          fields: { date_of_birth: ['Add your date of birth to your profile first.'] },
        },
      },
    ],
    end: 'idle',
    emits: [errorToast('Add your date of birth to your profile first.'), navigationTo({ to: 'profile' })],
  },
  {
    title: 'MEM-11 OR-17 re-enables renewal of an existing subscription on the chosen cycle',
    events: [{ ...otherCycle, subscriptions: [yearly, monthly] }, set],
    end: 'startingCheckout',
    calls: [{ id: 'setRenewal', input: { subscriptionId: 's2', isEnabled: true } }, monthlyOrder],
  },
  {
    title: 'ERR-22 OR-17 starts no checkout when changing the renewal fails',
    events: [otherCycle, { resolves: 'setRenewal', with: broken }],
    end: 'idle',
    calls: [off],
    emits: [stepFailed],
  },
  {
    title: 'ERR-22 starts no checkout for any refusal of the server',
    events: [otherCycle, { resolves: 'setRenewal', with: failures.invalid[0] }],
    end: 'idle',
    emits: [stepFailed],
  },
  {
    title: 'ERR-22 starts no checkout after an exception',
    events: [otherCycle, { rejects: 'setRenewal' }],
    end: 'idle',
    emits: [stepFailed],
  },
  {
    title: 'OR-17 MEM-26 restores the renewal when the checkout fails',
    events: [
      otherCycle,
      set,
      { resolves: 'startCheckout', with: refused },
      { resolves: 'restoreRenewal', with: ok(null) },
    ],
    end: 'idle',
    calls: [off, monthlyOrder, { id: 'restoreRenewal', input: { subscriptionId: 's1', isEnabled: true } }],
    emits: [changed, errorToast('This plan is not on sale.'), changed],
  },
  {
    title: 'OR-17 restores nothing if the renewal was unchanged',
    events: [
      { ...otherCycle, subscriptions: [{ ...yearly, auto_renew: false }] },
      set,
      { resolves: 'startCheckout', with: broken },
    ],
    end: 'idle',
    calls: [off, monthlyOrder],
  },
  {
    title: 'OR-17 shows an error when the renewal cannot be restored',
    events: [
      otherCycle,
      set,
      { resolves: 'startCheckout', with: broken },
      { resolves: 'restoreRenewal', with: broken },
    ],
    end: 'idle',
    emits: [
      changed,
      errorToast('Checkout Failed'),
      errorToast('Your plan’s renewal changed anyway. Please check it under Subscriptions.'),
    ],
  },
  {
    title: 'ERR-19 ERR-20 OR-02 shows one error for a response without a URL',
    ...fails(ok(null), 'Checkout Failed'),
  },
  {
    title: 'ERR-19 rejects a URL that would run a script',
    ...fails(ok('javascript:alert(1)'), 'Checkout Failed'),
  },
  { title: 'ERR-21 the server’s message is shown', ...fails(refused, 'This plan is not on sale.') },
  {
    title: 'ERR-21 shows the server’s message if the plan is current already',
    ...fails({ kind: 'conflict', message: 'You have this plan.' }, 'You have this plan.'),
  },
  {
    title: 'ERR-21 shows the server’s message if the provider fails',
    ...fails(
      { kind: 'unavailable', status: 503, message: 'Payments are not possible right now.' },
      'Payments are not possible right now.',
    ),
  },
  { title: 'ERR-19 a server that says nothing', ...fails(broken, 'Checkout Failed') },
  { title: 'ERR-18 a plan that is gone', ...fails({ kind: 'notFound' }, 'Package Not Found') },
  {
    title: 'ERR-21 shows an error without a network',
    ...fails(
      { kind: 'unavailable', status: null, message: null },
      'The system is currently overloaded and cannot process your request. Please try again later.',
    ),
  },
  {
    title: 'OR-87 shows an error for a refused discount code and clears it',
    events: [
      chosen,
      {
        resolves: 'startCheckout',
        with: { kind: 'invalid', message: 'Invalid.', fields: { discount_code: ['This code has run out.'] } },
      },
    ],
    end: 'idle',
    emits: [errorToast('This code has run out.'), { type: 'discount.refused' }],
  },
  {
    title: 'EXT-24 asks for the box that says to begin at once, and orders with it',
    events: [
      chosen,
      {
        resolves: 'startCheckout',
        with: { kind: 'invalid', message: 'Invalid.', fields: { begin_now: ['Tick the box.'] } },
      },
      { ...chosen, beginNow: true },
    ],
    end: 'startingCheckout',
    calls: [order, { id: 'startCheckout', input: { packageId: 'plus', duration: 'yearly', beginNow: true } }],
    emits: [errorToast('Tick the box.'), { type: 'beginning.unasked' }],
  },
  {
    title: 'ERR-19 shows an error after an exception in starting the checkout',
    events: [chosen, { rejects: 'startCheckout' }],
    end: 'idle',
    calls: [order],
    emits: [errorToast('Checkout Failed')],
  },
  {
    title: 'OR-17 restores the renewal after an exception in starting the checkout',
    events: [otherCycle, set, { rejects: 'startCheckout' }],
    end: 'restoringRenewal',
    calls: [off, monthlyOrder, { id: 'restoreRenewal', input: { subscriptionId: 's1', isEnabled: true } }],
    emits: [changed, errorToast('Checkout Failed')],
  },
  {
    title: 'PAY-06 continues to the payment after an exception in saving the choice',
    events: [chosen, opened, { rejects: 'noteChoice' }],
    end: 'leaving',
    emits: [success, toHostedPage],
  },
  {
    title: 'OR-17 shows an error after an exception in restoring the renewal',
    events: [otherCycle, set, { resolves: 'startCheckout', with: broken }, { rejects: 'restoreRenewal' }],
    end: 'idle',
    emits: [
      changed,
      errorToast('Checkout Failed'),
      errorToast('Your plan’s renewal changed anyway. Please check it under Subscriptions.'),
    ],
  },
];
