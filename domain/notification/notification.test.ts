import { expect, test } from 'vitest';
import { noticeOf, type ProductEvent, targetOf } from './notification.ts';

const origin = 'https://kindfare.example';
const leadsTo = (...urls: readonly string[]) =>
  targetOf({ title: '', body: '', actions: urls.map((url) => ({ url })) }, origin);

test('NOTIF-04 OR-93 the first action leads on: inside the app, to a new tab, or nowhere', () => {
  expect(leadsTo('/recipes?page=2#x', '/account')).toEqual({ to: 'page', path: '/recipes?page=2#x' });
  expect(leadsTo('https://kindfare.example/account')).toEqual({ to: 'page', path: '/account' });
  expect(leadsTo('https://shop.example/tea')).toEqual({ to: 'elsewhere', url: 'https://shop.example/tea' });
  expect(leadsTo('//shop.example/tea')).toEqual({ to: 'elsewhere', url: 'https://shop.example/tea' });
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'https://'])
    expect(leadsTo(url), url).toEqual({ to: 'nowhere' });
  expect(leadsTo()).toEqual({ to: 'nowhere' });
});

const events: readonly ProductEvent[] = [
  { kind: 'welcome' },
  { kind: 'accountKept' },
  { kind: 'subscriptionStarted', plan: 'Plus' },
  { kind: 'trialEnding', plan: 'Plus', on: 'May 4' },
  { kind: 'paymentFailed', plan: 'Plus' },
  { kind: 'subscriptionRenewed', plan: 'Plus', until: 'June 4' },
  { kind: 'subscriptionCancelled', plan: 'Plus' },
  { kind: 'subscriptionEnded', plan: 'Plus' },
  { kind: 'reviewAnswered', recipe: 'Fish pie', ref: 'fish-pie' },
];
test.each(events)('SRV-41 $kind is told in words and leads to a page of the app', (event) => {
  const notice = noticeOf(event);
  expect(notice.title.length).toBeGreaterThan(5);
  expect(notice.body).toMatch(/\.$/);
  expect(targetOf(notice, origin).to).toBe('page');
  if ('plan' in event) expect(notice.title + notice.body).toContain('Plus');
});
