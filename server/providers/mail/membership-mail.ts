import { dayOf } from '#domain/membership/format-date.ts';
import { composeLetter, productName } from './letter.ts';
import type { Mail } from './mail-sender.ts';

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
}

export interface WithdrawalFacts {
  readonly name: string;
  readonly contract: string;
  readonly receivedAt: Date;
  readonly refund: string | null;
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
/** `4 May 2026, 09:00 UTC`: a declaration is confirmed with its time. */
const momentOf = (date: Date) => `${dayOf(date)}, ${date.toISOString().slice(11, 16)} UTC`;

type Parts = { readonly subject: string; readonly lines: readonly string[] };

function orderLetter({
  order,
  packageName,
  sentence,
  billingUrl,
}: MembershipFacts & { order: OrderFacts }): Parts {
  return {
    subject: `Your order of ${packageName}`,
    lines: [
      `Thank you for your order. Please keep this mail: it confirms our contract.`,
      `Order ${order.number} of ${momentOf(order.orderedAt)}.`,
      order.terms,
      ...(order.discount === null ? [] : [`Discount on each payment: ${order.discount}.`]),
      ...(order.paid === null ? [] : [order.paid]),
      sentence,
      ...(order.withdrawUntil === null
        ? []
        : [
            `You can withdraw from this contract until ${dayOf(order.withdrawUntil)} without giving a reason, under Account, Billing, "Withdraw from contract here", or by a reply to this mail. What you paid is then returned.`,
          ]),
      `Card, receipts, and cancellation: ${billingUrl}`,
    ],
  };
}

function withdrawalLetter({
  withdrawal,
  packageName,
  sentence,
  billingUrl,
}: MembershipFacts & { withdrawal: WithdrawalFacts }): Parts {
  const { name, contract, receivedAt, refund } = withdrawal;
  return {
    subject: `We have received your withdrawal from ${packageName}`,
    lines: [
      `This confirms that we received your withdrawal on ${momentOf(receivedAt)}. Please keep this mail.`,
      `What you declared: ${name} withdraws from the contract about ${packageName}, order ${contract}.`,
      sentence,
      refund === null
        ? 'Nothing had been paid, so nothing is returned, and nothing will be charged.'
        : `We return ${refund} to your means of payment within 14 days. Nothing more is charged.`,
      `Your payments: ${billingUrl}`,
    ],
  };
}

function partsOf(letter: MembershipLetter): Parts {
  const {
    packageName: plan,
    price,
    endsAt,
    autoRenew,
    sentence,
    billingUrl,
    plansUrl,
    subscriptionsUrl,
  } = letter;
  switch (letter.kind) {
    case 'started':
      return orderLetter(letter);
    case 'withdrawn':
      return withdrawalLetter(letter);
    case 'paymentFailed':
      return {
        subject: `Your payment for ${plan} did not go through`,
        lines: [
          `The payment of ${price} for ${plan} was declined. ${sentence}`,
          `Pay now, or use another card: ${billingUrl}`,
          'If the payment keeps failing, the membership ends and nothing more is charged.',
        ],
      };
    case 'trialEnding':
      return {
        subject: `Your trial of ${plan} ends ${on(endsAt)}`,
        lines: [
          `Your free trial of ${plan} ends ${on(endsAt)}. ${
            autoRenew
              ? `After that, ${price} is charged and the membership goes on. Don’t want to continue? Cancel the trial before then, and nothing is charged.`
              : 'It does not renew, so nothing is charged. To go on, turn renewal on again before then.'
          }`,
          `Your membership, and its cancellation in two clicks: ${subscriptionsUrl}`,
        ],
      };
    case 'renewalAhead':
      return {
        subject: `${plan} renews ${on(endsAt)}`,
        lines: [
          `Your year of ${plan} ends ${on(endsAt)}. It then renews for another year, and ${price} is charged.`,
          `Don’t want another year? Turn renewal off or cancel before then, in two clicks: ${subscriptionsUrl}`,
        ],
      };
    case 'cancelled':
      return {
        subject: `You have canceled ${plan}`,
        lines: [
          `This confirms that your membership ${plan} is canceled. ${sentence} Nothing more is charged.`,
          `You can come back at any time; a new period starts when this one ends: ${plansUrl}`,
        ],
      };
    case 'ended':
      return {
        subject: `Your membership ${plan} has ended`,
        lines: [
          `Your membership ${plan} has ended. ${sentence} Nothing more is charged.`,
          `You can come back at any time: ${plansUrl}`,
        ],
      };
    case 'accessRestored':
      return {
        subject: `${plan} is yours again`,
        lines: [
          `Your payment for ${plan} has arrived after all, so what it paid for is yours again. ${sentence} It does not renew, and nothing more is charged.`,
          `To go on after that, choose a plan: ${plansUrl}`,
        ],
      };
    case 'refunded':
      return {
        subject: `Your payment for ${plan} went back`,
        lines: [
          `The payment for ${plan} was returned, so the membership has ended. ${sentence}`,
          `You can choose a plan again at any time: ${plansUrl}`,
        ],
      };
  }
}

/** What a member has to know before money moves, after it did, or after it could not. */
export function composeMembershipMail(letter: MembershipLetter): Mail {
  const { subject, lines } = partsOf(letter);
  return composeLetter({
    to: letter.email,
    subject,
    before: ['Hello,', ...lines],
    code: null,
    after: [`You also find your membership in ${productName} under Account, Billing.`],
  });
}
