import type { OperationAnswer } from '#contract/operations.ts';

export type Notification = OperationAnswer<'listNotifications'>['data'][number];
/** Content of a notification: plain text and its link. */
export type NotificationPayload = Notification['payload'];

/** Events that members are notified of. */
export type ProductEvent =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'accountKept' }
  | { readonly kind: 'subscriptionStarted'; readonly plan: string }
  | { readonly kind: 'trialEnding'; readonly plan: string; readonly on: string }
  | { readonly kind: 'paymentFailed'; readonly plan: string }
  | { readonly kind: 'subscriptionRenewed'; readonly plan: string; readonly until: string }
  | { readonly kind: 'subscriptionCancelled'; readonly plan: string }
  | { readonly kind: 'subscriptionEnded'; readonly plan: string }
  /** Changed verdicts of own recipes, independent of the owner's limits. */
  | { readonly kind: 'ownRecipesChanged'; readonly changes: readonly string[] }
  /** `ref`: what the recipe's address calls it. */
  | { readonly kind: 'reviewAnswered'; readonly recipe: string; readonly ref: string };

const payload = (title: string, body: string, url: string): NotificationPayload => ({
  title,
  body,
  actions: [{ url }],
});

const mostListed = 4;

/** The first sentences, and how many more there are. */
function listed(sentences: readonly string[]): string {
  const more = sentences.length - mostListed;
  const rest =
    more > 0 ? ` And ${more} more ${more === 1 ? 'change' : 'changes'}: open your recipes to see.` : '';
  return sentences.slice(0, mostListed).join(' ') + rest;
}

/** The notification of an event; dates are shown as given. */
export function noticeOf(event: ProductEvent): NotificationPayload {
  switch (event.kind) {
    case 'welcome':
      return payload(
        'Welcome to Kindfare',
        'Tell us what you can eat, and every recipe says whether it suits you.',
        '/account/preferences',
      );
    case 'accountKept':
      return payload(
        'Good to have you back',
        'Your account is not deleted any more. A membership that was cancelled has to be chosen anew.',
        '/account',
      );
    case 'subscriptionStarted':
      return payload(`${event.plan} is active`, 'Your meal plan and health score are open.', '/meal-planner');
    case 'trialEnding':
      return payload(
        'Your trial ends soon',
        `Your trial of ${event.plan} ends on ${event.on}.`,
        '/account/manage-subscriptions',
      );
    case 'paymentFailed':
      return payload(
        `Your payment for ${event.plan} did not go through`,
        'The membership is on hold. It is tried again during the next days.',
        '/account/manage-subscriptions',
      );
    case 'subscriptionRenewed':
      return payload(
        `${event.plan} was renewed`,
        `Your membership goes on until ${event.until}.`,
        '/account/manage-subscriptions',
      );
    case 'subscriptionCancelled':
      return payload(
        `${event.plan} was cancelled`,
        'You can come back whenever you like.',
        '/account/choose-plan',
      );
    case 'subscriptionEnded':
      return payload(
        `${event.plan} has ended`,
        'Your recipes, collections and plans are kept.',
        '/account/choose-plan',
      );
    case 'ownRecipesChanged':
      return payload('We know more about your recipes', listed(event.changes), '/collections');
    case 'reviewAnswered':
      return payload(
        'Your review was answered',
        `We have answered what you wrote about ${event.recipe}.`,
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
 * The same as a push: the title alone, which says nothing of what somebody eats or cannot eat. What it is about, and the
 * recipe it leads to, stay in the app.
 */
export function pushTextOf({ title, actions }: NotificationPayload): PushText {
  const url = actions[0]?.url ?? null;
  return { title, body: pushBody, url: url?.startsWith('/recipes/') ? '/notifications' : url };
}

/** Target of a click on a notification: a page of the app, an external URL, or none. */
export type NotificationTarget =
  | { readonly to: 'page'; readonly path: string }
  | { readonly to: 'elsewhere'; readonly url: string }
  | { readonly to: 'nowhere' };

/** `origin`: of the app, such as `https://kindfare.example`. Other schemes than http(s) lead nowhere. */
export function targetOf({ actions }: NotificationPayload, origin: string): NotificationTarget {
  const [first] = actions;
  if (first === undefined || !URL.canParse(first.url, origin)) return { to: 'nowhere' };
  const url = new URL(first.url, origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { to: 'nowhere' };
  if (url.origin === origin) return { to: 'page', path: url.pathname + url.search + url.hash };
  return { to: 'elsewhere', url: url.href };
}
