import { expect, test } from 'vitest';
import { intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { noticeOf, type ProductEvent, pushTextOf, targetOf } from './notification.ts';

const origin = 'https://kindfare.example';
const leadsTo = (...urls: readonly string[]) =>
  targetOf({ title: '', body: '', actions: urls.map((url) => ({ url })) }, origin);

test('NOTIF-04 OR-93 the first action opens a page of the app, a new tab, or nothing', () => {
  expect(leadsTo('/recipes?page=2#x', '/account')).toEqual({ to: 'page', path: '/recipes?page=2#x' });
  expect(leadsTo('https://kindfare.example/account')).toEqual({ to: 'page', path: '/account' });
  expect(leadsTo('https://shop.example/tea')).toEqual({ to: 'elsewhere', url: 'https://shop.example/tea' });
  expect(leadsTo('//shop.example/tea')).toEqual({ to: 'elsewhere', url: 'https://shop.example/tea' });
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'https://'])
    expect(leadsTo(url), url).toEqual({ to: 'nowhere' });
  expect(leadsTo()).toEqual({ to: 'nowhere' });
});

const verdicts = Object.values(intoleranceNames).map(
  (name) => `${name} of “Fish pie” changed from Low to High.`,
);
/** One of each kind, by type. */
const eventOf: { readonly [Kind in ProductEvent['kind']]: ProductEvent & { readonly kind: Kind } } = {
  welcome: { kind: 'welcome' },
  accountKept: { kind: 'accountKept' },
  twoStepReset: { kind: 'twoStepReset' },
  subscriptionStarted: { kind: 'subscriptionStarted', plan: 'Plus' },
  trialEnding: { kind: 'trialEnding', plan: 'Plus', on: 'May 4' },
  renewalAhead: { kind: 'renewalAhead', plan: 'Plus', on: 'May 4' },
  renewalRestored: { kind: 'renewalRestored', plan: 'Plus', on: 'May 4' },
  paymentFailed: { kind: 'paymentFailed', plan: 'Plus', sentence: 'Your card was declined.' },
  subscriptionRenewed: { kind: 'subscriptionRenewed', plan: 'Plus', until: 'June 4' },
  subscriptionCanceled: {
    kind: 'subscriptionCanceled',
    plan: 'Plus',
    sentence: 'Access until May 4, 2026.',
  },
  subscriptionRefunded: { kind: 'subscriptionRefunded', plan: 'Plus' },
  accessRestored: { kind: 'accessRestored', plan: 'Plus', sentence: 'Access until May 3, 2026.' },
  subscriptionWithdrawn: { kind: 'subscriptionWithdrawn', plan: 'Plus', refund: '$12.00' },
  subscriptionEnded: { kind: 'subscriptionEnded', plan: 'Plus' },
  referralRewarded: { kind: 'referralRewarded', side: 'referrer', money: { amount: 1200, currency: 'usd' } },
  reviewAnswered: { kind: 'reviewAnswered', recipe: 'Fish pie', ref: 'fish-pie' },
  householdJoined: { kind: 'householdJoined', name: 'Ben' },
  householdEnded: { kind: 'householdEnded' },
  ownRecipesChanged: { kind: 'ownRecipesChanged', changes: verdicts },
};
const events = Object.values(eventOf);
test.each(events)('SRV-41 $kind has a text and opens a page of the app', (event) => {
  const notice = noticeOf(event);
  expect(notice.title.length).toBeGreaterThan(5);
  expect(notice.body).toMatch(/\.$/);
  expect(targetOf(notice, origin).to).toBe('page');
  if ('plan' in event) expect(notice.title + notice.body).toContain('Plus');
});

test.each(events)('SRV-41 the push of $kind reveals nothing about health, food or recipes', (event) => {
  const push = pushTextOf(noticeOf(event));
  expect(push.title).toBe(noticeOf(event).title);
  const text = JSON.stringify(push).toLowerCase();
  for (const name of Object.values(intoleranceNames)) expect(text).not.toContain(name.toLowerCase());
  expect(text).not.toMatch(/fish|pie|verdict|\b(low|medium|high)\b|allerg|symptom|health/);
  expect(push.url).toMatch(/^\//);
});
