import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { billingMachine } from './billing.machine.ts';
import { billing, billingOver } from './billing.samples.ts';

type Journey = JourneyOf<typeof billingMachine>;
const loaded = { resolves: 'loadBilling', with: ok(billing) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const card = { type: 'card.requested' } as const;
const withdrawal = { type: 'withdrawal.requested' } as const;
const checked = { resolves: 'checkReturn', with: ok(billing) } as const;
const check = { id: 'checkReturn' } as const;
const yes = { type: 'question.accepted' } as const;
const url = 'https://pay.example.com/card';
const opened = { resolves: 'openCardPage', with: ok(url) } as const;
const load = { id: 'loadBilling' } as const;
const toCardPage = navigationTo({ to: 'checkout', url });
const cardFailed = errorToast('We couldn’t open the page for your card. Please try again.');
const requested = { type: 'confirmation.wanted' } as const;
const withdraw = { id: 'withdraw', input: { subscriptionId: 's1' } } as const;
const notWithdrawn = errorToast('We couldn’t record your withdrawal. Please try again.');

export const billingJourneys: readonly Journey[] = [
  {
    title:
      'EXT-24 the card is replaced on a page of the provider, and billing is loaded again on the way back',
    events: [loaded, card, opened, { type: 'page.restored' }, loaded],
    end: 'ready',
    calls: [load, { id: 'openCardPage' }, load],
    emits: [toCardPage],
  },
  {
    title: 'EXT-24 billing that can’t be loaded can be retried',
    events: [{ resolves: 'loadBilling', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    calls: [load, load],
    emits: [],
  },
  { title: 'an exception in loading shows the failure', events: [{ rejects: 'loadBilling' }], end: 'failed' },
  {
    title: 'billing is loaded again on request, and after the back button',
    events: [loaded, { type: 'retry.requested' }, loaded, { type: 'page.restored' }, loaded],
    end: 'ready',
    calls: [load, load, load],
  },
  {
    title: 'EXT-24 a page that can’t be opened is explained',
    events: [loaded, card, { resolves: 'openCardPage', with: broken }],
    end: 'ready',
    emits: [cardFailed],
  },
  {
    title: 'an exception in opening the page is explained',
    events: [loaded, card, { rejects: 'openCardPage' }],
    end: 'ready',
    emits: [cardFailed],
  },
  {
    title: 'an address that would run a script isn’t opened',
    events: [loaded, card, { resolves: 'openCardPage', with: ok('javascript:alert(1)') }],
    end: 'ready',
  },
  {
    title: 'the button works again if the browser does not leave the page',
    events: [loaded, card, opened, { wait: 20_000 }, card],
    end: 'openingCardPage',
  },
  {
    title: 'EXT-24 a withdrawal is confirmed, recorded, and shown',
    events: [
      loaded,
      withdrawal,
      checked,
      yes,
      { resolves: 'withdraw', with: ok(null) },
      { resolves: 'loadBilling', with: ok(billingOver) },
    ],
    end: 'ready',
    calls: [load, check, withdraw, load],
    emits: [
      requested,
      successToast('We’ve received your withdrawal and emailed you a confirmation.'),
      { type: 'subscriptions.changed' },
    ],
  },
  {
    title: 'EXT-24 a withdrawal that isn’t confirmed changes nothing',
    events: [loaded, withdrawal, checked, { type: 'question.declined' }],
    end: 'ready',
    calls: [load, check],
    emits: [requested],
  },
  {
    title: 'EXT-24 after the period there is nothing to withdraw from',
    events: [{ resolves: 'loadBilling', with: ok(billingOver) }, withdrawal],
    end: 'ready',
    emits: [],
  },
  {
    title: 'EXT-24 nothing is asked about a contract that was withdrawn from in another tab',
    events: [loaded, withdrawal, { resolves: 'checkReturn', with: ok(billingOver) }],
    end: 'ready',
    calls: [load, check],
    emits: [],
  },
  {
    title: 'EXT-24 a withdrawal goes on when what would go back can’t be read again',
    events: [
      loaded,
      withdrawal,
      { resolves: 'checkReturn', with: broken },
      { type: 'question.declined' },
      withdrawal,
      { rejects: 'checkReturn' },
    ],
    end: 'asking',
    emits: [requested, requested],
  },
  {
    title: 'a withdrawal that can’t be recorded is explained',
    events: [loaded, withdrawal, checked, yes, { resolves: 'withdraw', with: broken }],
    end: 'ready',
    calls: [load, check, withdraw],
    emits: [requested, notWithdrawn],
  },
  {
    title: 'an exception in a withdrawal is explained',
    events: [loaded, withdrawal, checked, yes, { rejects: 'withdraw' }],
    end: 'ready',
    emits: [requested, notWithdrawn],
  },
  {
    title: 'a change while the page loads restarts the load',
    events: [{ type: 'page.restored' }, loaded],
    end: 'ready',
    calls: [{ id: 'loadBilling', aborted: true }, { id: 'loadBilling' }],
  },
  {
    title: 'a page that comes back while a withdrawal is prepared is loaded again, and asks nothing',
    events: [loaded, withdrawal, { type: 'page.restored' }, loaded],
    end: 'ready',
    calls: [load, { ...check, aborted: true }, load],
    emits: [],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'loadBilling', with: broken }, { type: 'page.restored' }],
    end: 'loading',
    calls: [{ id: 'loadBilling' }, { id: 'loadBilling' }],
  },
];
