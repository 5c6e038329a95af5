import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { failures, type JourneyOf, ok } from '../shared/cases.ts';
import { monthly, yearly } from './membership.samples.ts';
import type { membershipCheckoutMachine } from './membership-checkout.machine.ts';

type Journey = JourneyOf<typeof membershipCheckoutMachine>;
const url = 'https://pay.example.com/1';
const chosen = { type: 'plan.chosen', packageId: 'plus', duration: 'yearly', subscriptions: [] } as const;
const otherCycle = { ...chosen, duration: 'monthly', subscriptions: [yearly] } as const;
const opened = { answer: 'startCheckout', with: ok(url) } as const;
const noted = { answer: 'noteChoice', with: ok(null) } as const;
const set = { answer: 'setRenewal', with: ok(null) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const refused = { kind: 'invalid', message: 'This plan is not on sale.', fields: {} } as const;

const order = { id: 'startCheckout', input: { packageId: 'plus', duration: 'yearly' } } as const;
const monthlyOrder = { id: 'startCheckout', input: { packageId: 'plus', duration: 'monthly' } } as const;
const success = successToast('Checkout Success');
const toHostedPage = navigationTo({ to: 'checkout', url });
const stepFailed = errorToast('There was an error processing your subscription. Please try again.');
const changed = { type: 'subscriptions.changed' } as const;
const off = { id: 'setRenewal', input: { subscriptionId: 's1', isEnabled: false } } as const;

type Refusal = Extract<Journey['events'][number], { answer: 'startCheckout' }>['with'];
const fails = (outcome: Refusal, message: string): Omit<Journey, 'title'> => ({
  events: [chosen, { answer: 'startCheckout', with: outcome }],
  end: 'idle',
  calls: [order],
  emits: [errorToast(message)],
});

export const membershipCheckoutJourneys: readonly Journey[] = [
  {
    title: 'PAY-01 PAY-05 PAY-06 OK-10 OR-02 a plan leads to its hosted page, and the choice is noted first',
    events: [chosen, opened, noted],
    end: 'leaving',
    calls: [order, { id: 'noteChoice' }],
    emits: [success, toHostedPage],
  },
  {
    title: 'PAY-02 CONST-10 without a cycle it is paid by the month',
    events: [{ ...chosen, duration: null }],
    end: 'startingCheckout',
    calls: [monthlyOrder],
  },
  {
    title: 'PAY-06 a choice that cannot be noted keeps nobody from paying',
    events: [chosen, opened, { answer: 'noteChoice', with: broken }],
    end: 'leaving',
    emits: [success, toHostedPage],
  },
  {
    title: 'PAY-06 nor does one that takes long',
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
    title: 'PAY-06 who comes back from the hosted page can choose again',
    events: [chosen, opened, noted, { type: 'page.restored' }, chosen],
    end: 'startingCheckout',
    calls: [order, { id: 'noteChoice' }, order],
  },
  {
    title: 'PAY-06 when the browser goes nowhere, the button is of use again',
    events: [chosen, opened, noted, { wait: 20_000 }],
    end: 'idle',
  },
  {
    title: 'MEM-11 OR-17 another cycle: the old one is left to run out before the checkout',
    events: [otherCycle, set, opened, noted],
    end: 'leaving',
    calls: [off, monthlyOrder, { id: 'noteChoice' }],
    emits: [changed, success, toHostedPage],
  },
  {
    title: 'MEM-11 OR-17 one of the chosen cycle that is there renews again, also when it did before',
    events: [{ ...otherCycle, subscriptions: [yearly, monthly] }, set],
    end: 'startingCheckout',
    calls: [{ id: 'setRenewal', input: { subscriptionId: 's2', isEnabled: true } }, monthlyOrder],
  },
  {
    title: 'ERR-22 OR-17 when that step fails nothing is bought',
    events: [otherCycle, { answer: 'setRenewal', with: broken }],
    end: 'idle',
    calls: [off],
    emits: [stepFailed],
  },
  {
    title: 'ERR-22 whatever the server says to it',
    events: [otherCycle, { answer: 'setRenewal', with: failures.invalid[0] }],
    end: 'idle',
    emits: [stepFailed],
  },
  {
    title: 'ERR-22 and when it breaks',
    events: [otherCycle, { defect: 'setRenewal' }],
    end: 'idle',
    emits: [stepFailed],
  },
  {
    title: 'OR-17 MEM-26 a checkout that fails takes the step back',
    events: [
      otherCycle,
      set,
      { answer: 'startCheckout', with: refused },
      { answer: 'restoreRenewal', with: ok(null) },
    ],
    end: 'idle',
    calls: [off, monthlyOrder, { id: 'restoreRenewal', input: { subscriptionId: 's1', isEnabled: true } }],
    emits: [changed, errorToast('This plan is not on sale.'), changed],
  },
  {
    title: 'OR-17 a step that changed nothing is not taken back',
    events: [
      { ...otherCycle, subscriptions: [{ ...yearly, auto_renew: false }] },
      set,
      { answer: 'startCheckout', with: broken },
    ],
    end: 'idle',
    calls: [off, monthlyOrder],
  },
  {
    title: 'OR-17 a step that cannot be taken back is told',
    events: [
      otherCycle,
      set,
      { answer: 'startCheckout', with: broken },
      { answer: 'restoreRenewal', with: broken },
    ],
    end: 'idle',
    emits: [
      changed,
      errorToast('Checkout Failed'),
      errorToast('The renewal of your plan was changed all the same. Please look at it under Subscriptions.'),
    ],
  },
  {
    title: 'ERR-19 ERR-20 OR-02 an answer without an address is a failure, and nothing but that is said',
    ...fails(ok(null), 'Checkout Failed'),
  },
  {
    title: 'ERR-19 an address that would run a script is none',
    ...fails(ok('javascript:alert(1)'), 'Checkout Failed'),
  },
  { title: 'ERR-21 the server’s message is shown', ...fails(refused, 'This plan is not on sale.') },
  {
    title: 'ERR-21 also when the plan is current already',
    ...fails({ kind: 'conflict', message: 'You have this plan.' }, 'You have this plan.'),
  },
  {
    title: 'ERR-21 also when the provider is in trouble',
    ...fails(
      { kind: 'unavailable', status: 503, message: 'Payments are not possible right now.' },
      'Payments are not possible right now.',
    ),
  },
  { title: 'ERR-19 a server that says nothing', ...fails(broken, 'Checkout Failed') },
  { title: 'ERR-18 a plan that is gone', ...fails({ kind: 'notFound' }, 'Package Not Found') },
  {
    title: 'ERR-21 without a network',
    ...fails(
      { kind: 'unavailable', status: null, message: null },
      'The system is currently overloaded and cannot process your request. Please try again later.',
    ),
  },
  {
    title: 'OR-87 a code that the server refuses is told, and not used any more',
    events: [
      chosen,
      {
        answer: 'startCheckout',
        with: { kind: 'invalid', message: 'Invalid.', fields: { discount_code: ['This code has run out.'] } },
      },
    ],
    end: 'idle',
    emits: [errorToast('This code has run out.'), { type: 'discount.refused' }],
  },
  {
    title: 'ERR-19 a defect in starting the checkout is told, and nothing is bought',
    events: [chosen, { defect: 'startCheckout' }],
    end: 'idle',
    calls: [order],
    emits: [errorToast('Checkout Failed')],
  },
  {
    title: 'OR-17 a defect in starting the checkout takes the step back as well',
    events: [otherCycle, set, { defect: 'startCheckout' }],
    end: 'restoringRenewal',
    calls: [off, monthlyOrder, { id: 'restoreRenewal', input: { subscriptionId: 's1', isEnabled: true } }],
    emits: [changed, errorToast('Checkout Failed')],
  },
  {
    title: 'PAY-06 a defect in noting the choice keeps nobody from paying',
    events: [chosen, opened, { defect: 'noteChoice' }],
    end: 'leaving',
    emits: [success, toHostedPage],
  },
  {
    title: 'OR-17 a defect in taking the step back is told',
    events: [otherCycle, set, { answer: 'startCheckout', with: broken }, { defect: 'restoreRenewal' }],
    end: 'idle',
    emits: [
      changed,
      errorToast('Checkout Failed'),
      errorToast('The renewal of your plan was changed all the same. Please look at it under Subscriptions.'),
    ],
  },
];
