import { formatDate } from './format-date.ts';
import type { Subscriptions } from './plan-offer.ts';
import type { SubscriptionChange } from './subscription-change.ts';

type Changed = Pick<Subscriptions[number], 'status' | 'due_date' | 'trial_ends_at'>;

function consequence(change: SubscriptionChange, { status, due_date, trial_ends_at }: Changed): string {
  if (change === 'cancel' && status === 'past_due')
    return 'Nothing more is charged, and your access ends now, as the last payment failed. To keep it, pay now or change your card instead.';
  const day = formatDate(due_date ?? trial_ends_at);
  const until = day === null ? 'the end of what is paid' : day;
  if (change === 'cancel')
    return `You keep access until ${until}, and nothing more is charged. A cancellation can’t be taken back; to keep the choice open, turn off auto renew instead.`;
  if (change === 'enable')
    return day === null
      ? 'It renews when it is due, and is charged then.'
      : `It renews on ${day}, and is charged then.`;
  return status === 'trialing'
    ? `Your trial goes on until ${until} and then ends. Nothing is charged.`
    : `You keep access until ${until}, then it ends. Nothing more is charged, and you can turn it on again before then.`;
}

/** Explains a change of a subscription, for the confirmation; the first line is its name. */
export const changeDetail = (
  change: SubscriptionChange,
  subscription: Changed & {
    readonly subscription_name: string | null;
    readonly product: { readonly name: string };
  },
): string =>
  `${subscription.subscription_name || subscription.product.name}\n${consequence(change, subscription)}`;
