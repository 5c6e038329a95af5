import type { OperationResponse } from '#contract/operations.ts';
import { moneyOfCents } from '#domain/membership/money.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';

export type Notification = OperationResponse<'listNotifications'>['data'][number];
/** Content of a notification: plain text and its link. */
export type NotificationPayload = Notification['payload'];

/** Events that members are notified of. */
export type ProductEvent =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'accountKept' }
  /** By an operator, at the request of the member or of a person acting for them. */
  | { readonly kind: 'twoStepReset' }
  | { readonly kind: 'subscriptionStarted'; readonly plan: string }
  | { readonly kind: 'trialEnding'; readonly plan: string; readonly on: string }
  | { readonly kind: 'renewalAhead'; readonly plan: string; readonly on: string }
  /** `sentence`: the status of the subscription. */
  | { readonly kind: 'paymentFailed'; readonly plan: string; readonly sentence: string }
  | { readonly kind: 'subscriptionRenewed'; readonly plan: string; readonly until: string }
  | { readonly kind: 'subscriptionCanceled'; readonly plan: string; readonly sentence: string }
  | { readonly kind: 'subscriptionRefunded'; readonly plan: string }
  /** A payment that the member's bank had taken back came back. */
  | { readonly kind: 'accessRestored'; readonly plan: string; readonly sentence: string }
  /** `refund`: what goes back; null: nothing was charged. */
  | { readonly kind: 'subscriptionWithdrawn'; readonly plan: string; readonly refund: string | null }
  /** A checkout of another cycle was left, and the plan renews as before. */
  | { readonly kind: 'renewalRestored'; readonly plan: string; readonly on: string }
  | { readonly kind: 'subscriptionEnded'; readonly plan: string }
  /** A free month for a referral; `money` in minor units. */
  | {
      readonly kind: 'referralRewarded';
      readonly side: 'referrer' | 'referred';
      readonly money: { readonly amount: number; readonly currency: string };
    }
  /** Changed verdicts of own recipes, independent of the owner's limits. */
  | { readonly kind: 'ownRecipesChanged'; readonly changes: readonly string[] }
  /** Somebody accepted the member's invite. */
  | { readonly kind: 'householdJoined'; readonly name: string }
  /** The owner took the member out of it. */
  | { readonly kind: 'householdEnded' }
  /** `ref`: id or slug in the recipe's URL. */
  | { readonly kind: 'reviewAnswered'; readonly recipe: string; readonly ref: string };

const payload = (title: string, body: string, url: string): NotificationPayload => ({
  title,
  body,
  actions: [{ url }],
});

const maxListed = 4;

/** The first sentences, and the number of others. */
function listed(sentences: readonly string[]): string {
  const more = sentences.length - maxListed;
  const rest =
    more > 0 ? ` And ${more} more ${more === 1 ? 'change' : 'changes'}: open your recipes to see.` : '';
  return sentences.slice(0, maxListed).join(' ') + rest;
}

/** The notification of an event; dates are shown as given. */
export function noticeOf(event: ProductEvent): NotificationPayload {
  switch (event.kind) {
    case 'welcome':
      return payload(
        'Welcome to Kindfare',
        'Tell us what you can eat, and every recipe shows whether it’s right for you.',
        '/account/preferences',
      );
    case 'accountKept':
      return payload(
        'Good to have you back',
        'We won’t delete your account. If you had a membership, it was canceled: choose a plan to get it back.',
        '/account',
      );
    case 'twoStepReset':
      return payload(
        'Two-step sign-in was turned off',
        'Our support team turned it off on request. Didn’t ask for it? Set a new password, and turn it back on.',
        '/account/security',
      );
    case 'subscriptionStarted':
      return payload(
        `${event.plan} is active`,
        'Your meal planner and health score are ready.',
        '/meal-planner',
      );
    case 'trialEnding':
      return payload(
        'Your trial ends soon',
        `Your trial of ${event.plan} ends on ${event.on}.`,
        '/account/manage-subscriptions',
      );
    case 'renewalAhead':
      return payload(
        `${event.plan} renews soon`,
        `Your year ends on ${event.on} and renews then, unless you turn renewal off.`,
        '/account/billing',
      );
    case 'subscriptionRefunded':
      return payload(
        `Your payment for ${event.plan} went back`,
        'Your membership has ended. You’re welcome back anytime.',
        '/account/choose-plan',
      );
    case 'accessRestored':
      return payload(
        `${event.plan} is yours again`,
        `Your payment came through after all. ${event.sentence}`,
        '/account/billing',
      );
    case 'subscriptionWithdrawn':
      return payload(
        `You withdrew from ${event.plan}`,
        event.refund === null
          ? 'We’ve emailed you a confirmation. You won’t be charged.'
          : `We’ve emailed you a confirmation. ${event.refund} goes back to you.`,
        '/account/billing',
      );
    case 'renewalRestored':
      return payload(
        `${event.plan} renews as before`,
        `You left the checkout of another billing cycle, so nothing has changed: it renews on ${event.on}.`,
        '/account/manage-subscriptions',
      );
    case 'paymentFailed':
      return payload(
        `Your payment for ${event.plan} didn’t go through`,
        `${event.sentence} Pay now or use another card.`,
        '/account/billing',
      );
    case 'subscriptionRenewed':
      return payload(
        `${event.plan} was renewed`,
        `Your membership continues until ${event.until}.`,
        '/account/manage-subscriptions',
      );
    case 'subscriptionCanceled':
      return payload(
        `${event.plan} was canceled`,
        `${event.sentence} You’re welcome back anytime.`,
        '/account/choose-plan',
      );
    case 'subscriptionEnded':
      return payload(
        `${event.plan} has ended`,
        'Your recipes, collections, and plans are still here.',
        '/account/choose-plan',
      );
    case 'referralRewarded':
      return payload(
        'A free month for you',
        `${event.side === 'referrer' ? 'A friend you invited is now a member' : 'You joined with a referral code'}: ${moneyOfCents(event.money.amount, event.money.currency)} is taken off your next payment.`,
        '/account/affiliate-program',
      );
    case 'householdJoined':
      return payload(
        'Your invite was accepted',
        `${bidiIsolated(event.name)} is now in your household.`,
        '/account/household',
      );
    case 'householdEnded':
      return payload(
        'You’re no longer in a household',
        'The owner removed you. Nobody there can see what you eat anymore, and you keep everything that’s yours.',
        '/account/household',
      );
    case 'ownRecipesChanged':
      return payload('We know more about your recipes', listed(event.changes), '/collections');
    case 'reviewAnswered':
      return payload(
        'We answered your review',
        `Read our reply to your review of ${event.recipe}.`,
        `/recipes/${encodeURIComponent(event.ref)}?tab=reviews`,
      );
  }
}

/** Push text, which bystanders and push services can read. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
}

const pushBody = 'Open Kindfare to read more.';

/**
 * The notification as a push: only the title, which reveals nothing about what the member eats. Its subject
 * and the link to the recipe are shown in the app.
 */
export function pushTextOf({ title, actions }: NotificationPayload): PushText {
  const url = actions[0]?.url ?? null;
  return { title, body: pushBody, url: url?.startsWith('/recipes/') ? '/notifications' : url };
}

/** Target of a click on a notification: a page of the app, an external URL, or null. */
export type NotificationTarget =
  | { readonly to: 'page'; readonly path: string }
  | { readonly to: 'elsewhere'; readonly url: string }
  | { readonly to: 'nowhere' };

/** `origin` is the app's, such as `https://kindfare.example`. Schemes other than http(s) give null. */
export function targetOf({ actions }: NotificationPayload, origin: string): NotificationTarget {
  const [first] = actions;
  if (first === undefined || !URL.canParse(first.url, origin)) return { to: 'nowhere' };
  const url = new URL(first.url, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { to: 'nowhere' };
  if (url.origin === origin) return { to: 'page', path: url.pathname + url.search + url.hash };
  return { to: 'elsewhere', url: url.href };
}
