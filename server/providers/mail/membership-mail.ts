import { dayOf } from '#domain/membership/format-date.ts';
import type { WithdrawalTerms } from '#domain/membership/withdrawal.ts';
import { type Letter, type LetterPart, productName } from './letter.ts';

/** What every letter about a membership can name. */
export interface MembershipFacts {
  readonly email: string;
  readonly packageName: string;
  /** Its status, in the words of the screens. */
  readonly sentence: string;
  /** `$12.00`, what the next period costs. */
  readonly price: string;
  /** Of the trial or the period. */
  readonly endsAt: Date | null;
  readonly autoRenew: boolean;
  readonly billingUrl: string;
  readonly plansUrl: string;
  /** Where it is canceled in two clicks. */
  readonly subscriptionsUrl: string;
}

export interface OrderFacts {
  readonly number: string;
  readonly orderedAt: Date;
  /** What was agreed to. */
  readonly terms: string;
  readonly discount: string | null;
  /** What was charged with the order, with its taxes; null: nothing. */
  readonly paid: string | null;
  /** Last day of the right to withdraw; null: the site offers none. */
  readonly withdrawUntil: Date | null;
  /** What is returned then. */
  readonly withdrawalTerms: WithdrawalTerms;
}

export interface WithdrawalFacts {
  readonly name: string;
  readonly contract: string;
  readonly receivedAt: Date;
  readonly refund: string | null;
  /** The share for the time used; null: none. */
  readonly used: string | null;
}

export type MembershipLetter = MembershipFacts &
  (
    | {
        readonly kind:
          | 'paymentFailed'
          | 'trialEnding'
          | 'renewalAhead'
          | 'cancelled'
          | 'ended'
          | 'refunded'
          | 'accessRestored';
      }
    | { readonly kind: 'started'; readonly order: OrderFacts }
    | { readonly kind: 'withdrawn'; readonly withdrawal: WithdrawalFacts }
  );

const on = (date: Date | null) => (date === null ? 'soon' : `on ${dayOf(date)}`);
/** `May 4, 2026, 09:00 UTC`: a declaration is confirmed with its time. */
const momentOf = (date: Date) => `${dayOf(date)}, ${date.toISOString().slice(11, 16)} UTC`;

type Parts = Pick<Letter, 'subject' | 'preview' | 'parts'>;

const manage = (url: string): LetterPart => ({ label: 'Manage or cancel your membership', url });
const choosePlan = (url: string): LetterPart => ({ label: 'Choose a plan', url });

const returns = {
  full: 'We’ll then return what you paid.',
  proportional:
    'You asked us to begin right away, so we’ll then return what you paid, less the share for the time you used.',
} as const satisfies Record<WithdrawalTerms, string>;

function orderParts({
  order,
  packageName: plan,
  sentence,
  billingUrl,
}: MembershipFacts & { order: OrderFacts }): Parts {
  return {
    subject: `Your order of ${plan}`,
    preview: 'Your contract, what you pay, and how to cancel.',
    parts: [
      'Thank you for your order. Please keep this email: it confirms our contract.',
      `Order ${order.number}, placed on ${momentOf(order.orderedAt)}.`,
      order.terms,
      ...(order.discount === null ? [] : [`Discount on each payment: ${order.discount}.`]),
      ...(order.paid === null ? [] : [order.paid]),
      sentence,
      ...(order.withdrawUntil === null
        ? []
        : [
            `You can withdraw from this contract until ${dayOf(order.withdrawUntil)} without giving a reason: under Account, Billing, “Withdraw from contract here”, or by replying to this email. ${returns[order.withdrawalTerms]}`,
          ]),
      manage(billingUrl),
    ],
  };
}

function withdrawalParts({
  withdrawal,
  packageName: plan,
  sentence,
  billingUrl,
}: MembershipFacts & { withdrawal: WithdrawalFacts }): Parts {
  const { name, contract, receivedAt, refund, used } = withdrawal;
  return {
    subject: `We received your withdrawal from ${plan}`,
    preview: refund === null ? 'You won’t be charged.' : `We’ll return ${refund} within 14 days.`,
    parts: [
      `We received your withdrawal on ${momentOf(receivedAt)}. Please keep this email as your confirmation.`,
      `Your statement: ${name} withdraws from the contract for ${plan}, order ${contract}.`,
      sentence,
      refund === null
        ? 'We won’t charge you.'
        : `You’ll have ${refund} back on your card or account within 14 days, and we won’t charge you again.`,
      ...(used === null
        ? []
        : [`We keep ${used} for the time you used, as you asked us to begin right away when you ordered.`]),
      { label: 'See your payments', url: billingUrl },
    ],
  };
}

function trialParts({
  packageName: plan,
  price,
  endsAt,
  autoRenew,
  subscriptionsUrl,
}: MembershipFacts): Parts {
  return {
    subject: `Your trial of ${plan} ends ${on(endsAt)}`,
    preview: autoRenew ? `Then it’s ${price}, unless you cancel.` : 'You won’t be charged.',
    parts: autoRenew
      ? [
          `Your free trial of ${plan} ends ${on(endsAt)}. Then we’ll charge ${price}, and your membership continues.`,
          'Don’t want to continue? Cancel before then, and you won’t be charged. It takes two clicks.',
          { label: 'See or cancel your trial', url: subscriptionsUrl },
        ]
      : [
          `Your free trial of ${plan} ends ${on(endsAt)}. It doesn’t renew, so you won’t be charged.`,
          'Want to stay? You have until then to turn renewal back on.',
          { label: 'Turn renewal back on', url: subscriptionsUrl },
        ],
  };
}

function partsOf(letter: MembershipLetter): Parts {
  const { packageName: plan, price, endsAt, sentence, billingUrl, plansUrl, subscriptionsUrl } = letter;
  switch (letter.kind) {
    case 'started':
      return orderParts(letter);
    case 'withdrawn':
      return withdrawalParts(letter);
    case 'trialEnding':
      return trialParts(letter);
    case 'paymentFailed':
      return {
        subject: `Your payment for ${plan} didn’t go through`,
        preview: 'Pay now or use another card to keep your membership.',
        parts: [
          `We couldn’t charge ${price} for ${plan}. ${sentence}`,
          'To keep your membership, pay now or use another card. If the payment keeps failing, your membership ends, and we won’t charge you again.',
          { label: 'Pay now or change your card', url: billingUrl },
        ],
      };
    case 'renewalAhead':
      return {
        subject: `${plan} renews ${on(endsAt)}`,
        preview: `It’s ${price} for another year, unless you cancel.`,
        parts: [
          `Your year of ${plan} ends ${on(endsAt)}. It then renews for another year, and we’ll charge ${price}.`,
          'Don’t want another year? Turn renewal off or cancel before then. It takes two clicks.',
          { label: 'See or cancel your membership', url: subscriptionsUrl },
        ],
      };
    case 'cancelled':
      return {
        subject: `You canceled ${plan}`,
        preview: 'You won’t be charged again.',
        parts: [
          `Your membership ${plan} is canceled. ${sentence} You won’t be charged again.`,
          'You’re welcome back anytime. If you come back early, your new period starts when this one ends.',
          choosePlan(plansUrl),
        ],
      };
    case 'ended':
      return {
        subject: `Your membership ${plan} has ended`,
        preview: 'You won’t be charged again.',
        parts: [
          `${sentence} You won’t be charged again.`,
          'Your recipes, collections, and plans are still here, and you’re welcome back anytime.',
          choosePlan(plansUrl),
        ],
      };
    case 'accessRestored':
      return {
        subject: `${plan} is yours again`,
        preview: 'Your payment came through after all.',
        parts: [
          `Your payment for ${plan} came through after all, so you have your membership back. ${sentence} You won’t be charged again.`,
          'Want to continue after that? You can choose a new plan anytime.',
          choosePlan(plansUrl),
        ],
      };
    case 'refunded':
      return {
        subject: `Your payment for ${plan} went back`,
        preview: 'Your membership has ended.',
        parts: [
          `Your membership ${plan} has ended. ${sentence}`,
          'You’re welcome back anytime.',
          choosePlan(plansUrl),
        ],
      };
  }
}

/** What a member has to know before money moves, after it did, or after it could not. */
export const membershipLetter = (letter: MembershipLetter): Letter => ({
  to: letter.email,
  ...partsOf(letter),
  reason: `You got this email because you ordered a membership. You can also see it in ${productName} under Account, Billing.`,
});
