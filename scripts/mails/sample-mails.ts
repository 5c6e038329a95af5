import type { MailedChange } from '#server/providers/mail/account-change-mail.ts';
import type { MailContent, MailName } from '#server/providers/mail/mail-content.ts';
import type { MembershipFacts, OrderFacts } from '#server/providers/mail/membership-mail.ts';

const to = 'mary@example.com';
const origin = 'https://kindfare.example';

const code = (purpose: Extract<MailContent, { kind: 'code' }>['purpose']): MailContent => ({
  kind: 'code',
  purpose,
  to,
  code: '042917',
  minutes: 10,
});

const changed = (change: MailedChange): MailContent => ({
  kind: 'accountChange',
  to,
  change,
  client: { device: 'Chrome on Windows', network: '203.0.x.x' },
  link: `${origin}/auth/restore?token=rt_sample`,
  days: 7,
});

const facts: MembershipFacts = {
  email: to,
  packageName: 'Kindfare Plus',
  sentence: 'Renews on May 29, 2026, $12.00 a month.',
  price: '$12.00',
  endsAt: new Date('2026-05-29T09:00:00Z'),
  autoRenew: true,
  billingUrl: `${origin}/account/billing`,
  plansUrl: `${origin}/account/choose-plan`,
  subscriptionsUrl: `${origin}/account/manage-subscriptions`,
};
const order: OrderFacts = {
  number: 'ch_7Q2M4K',
  orderedAt: new Date('2026-04-29T09:00:00Z'),
  terms:
    'Kindfare Plus: $12.00 today, then the same each month. It renews each month until you cancel. You can cancel at any time under Account, Billing; you keep access until the end of what you paid for.',
  discount: '$3.00',
  paid: 'You paid $12.00, with $0.96 tax.',
  withdrawUntil: new Date('2026-05-13T09:00:00Z'),
  withdrawalTerms: 'full',
};
const withdrawal = {
  name: 'Mary Smith',
  contract: order.number,
  receivedAt: new Date('2026-05-04T09:00:00Z'),
  refund: '$12.00',
  used: null,
};

const about = (
  kind: Exclude<Extract<MailContent, { kind: 'membership' }>['letter']['kind'], 'started' | 'withdrawn'>,
  more: Partial<MembershipFacts> = {},
): MailContent => ({ kind: 'membership', letter: { ...facts, ...more, kind } });

/** Each mail that the product can send, in each of its forms. */
export const sampleMails: Readonly<Record<MailName, readonly [MailContent, ...MailContent[]]>> = {
  'code-emailVerification': [code('emailVerification')],
  'code-passwordReset': [code('passwordReset')],
  'code-accountChange': [code('accountChange')],
  accountLeft: [{ kind: 'accountLeft', to }],
  accountReturned: [{ kind: 'accountReturned', to }],
  failedSteps: [{ kind: 'failedSteps', to }],
  'accountChange-email': [changed({ kind: 'email' })],
  'accountChange-password': [changed({ kind: 'password' })],
  'accountChange-passkeyAdded': [changed({ kind: 'passkeyAdded' })],
  'accountChange-passkeyRemoved': [changed({ kind: 'passkeyRemoved' })],
  'accountChange-authenticatorAdded': [changed({ kind: 'authenticatorAdded' })],
  'accountChange-authenticatorRemoved': [changed({ kind: 'authenticatorRemoved' })],
  'accountChange-recoveryCodesRenewed': [changed({ kind: 'recoveryCodesRenewed' })],
  'accountChange-recoveryCodeUsed': [
    changed({ kind: 'recoveryCodeUsed', codesLeft: 7 }),
    changed({ kind: 'recoveryCodeUsed', codesLeft: 1 }),
  ],
  accountDeletion: [{ kind: 'accountDeletion', to, dueAt: new Date('2026-06-12T09:00:00Z') }],
  'membership-started': [
    { kind: 'membership', letter: { ...facts, kind: 'started', order } },
    {
      kind: 'membership',
      letter: {
        ...facts,
        sentence: 'Free trial until May 29, 2026. Then $12.00 a month.',
        kind: 'started',
        order: { ...order, discount: null, paid: null, withdrawUntil: null },
      },
    },
    {
      kind: 'membership',
      letter: { ...facts, kind: 'started', order: { ...order, withdrawalTerms: 'proportional' } },
    },
  ],
  'membership-trialEnding': [about('trialEnding'), about('trialEnding', { autoRenew: false })],
  'membership-renewalAhead': [about('renewalAhead', { price: '$115.20 plus taxes' })],
  'membership-paymentFailed': [
    about('paymentFailed', {
      sentence: 'Your card was declined. Access until June 5, 2026. We’ll try again on June 1, 2026.',
    }),
  ],
  'membership-cancelled': [about('cancelled', { sentence: 'Access until May 29, 2026.' })],
  'membership-ended': [about('ended', { sentence: 'Ended on May 29, 2026.' })],
  'membership-refunded': [
    about('refunded', { sentence: 'Its payment went back on May 29, 2026, and your access ended.' }),
  ],
  'membership-accessRestored': [
    about('accessRestored', { sentence: 'Access until May 29, 2026. It doesn’t renew.' }),
  ],
  'membership-withdrawn': [
    {
      kind: 'membership',
      letter: {
        ...facts,
        sentence: 'You withdrew from it on May 4, 2026. $12.00 goes back to you.',
        kind: 'withdrawn',
        withdrawal,
      },
    },
    {
      kind: 'membership',
      letter: {
        ...facts,
        sentence: 'You withdrew from it on May 4, 2026. Nothing was charged.',
        kind: 'withdrawn',
        withdrawal: { ...withdrawal, refund: null },
      },
    },
    {
      kind: 'membership',
      letter: {
        ...facts,
        sentence: 'You withdrew from it on May 4, 2026. $10.00 goes back to you.',
        kind: 'withdrawn',
        withdrawal: { ...withdrawal, refund: '$10.00', used: '$2.00' },
      },
    },
  ],
};
