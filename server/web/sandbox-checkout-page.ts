import { dayOf } from '#domain/membership/format-date.ts';
import { moneyOfCents as money } from '#domain/membership/money.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { returnPaths } from '#server/context/payment.ts';
import { sandboxSum } from '#server/providers/payment/sandbox/sandbox-subscriptions.ts';
import type { SandboxCheckout } from '#server/queries/sandbox-payments.ts';
import { sandboxDocument } from './sandbox-style.ts';

const periods = { monthly: 'month', yearly: 'year' } as const;
const day = 24 * 60 * 60 * 1000;

const cards = [
  ['pays', 'Card that works', 'ends in 4242'],
  ['declined', 'Card that is declined', 'ends in 0002'],
  ['fails_later', 'Card that fails later', 'ends in 0341: accepted now, declined next time'],
] as const;

const choiceOf = ([value, name, hint]: (typeof cards)[number], chosen: string) =>
  `<label class="choice"><input type="radio" name="card" value="${value}"${value === chosen ? ' checked' : ''}><span>${name}<small>${hint}</small></span></label>`;

interface Terms {
  readonly rows: string;
  /** The effect of the card, in a sentence. */
  readonly sentence: string;
  readonly dueNow: number;
}

function termsOf(order: SandboxCheckout, now: Date): Terms {
  const { price_cents: price, amount_off_cents: off, currency, trial_days: trialDays } = order;
  const period = periods[order.duration];
  const { amount: total, tax } = sandboxSum(order);
  const firstCharge = order.paid_until ?? new Date(now.getTime() + trialDays * day);
  const isFree = firstCharge > now;
  const dueNow = isFree ? 0 : total;
  const row = (name: string, value: string, kind = '') =>
    `<dt${kind}>${escapeHtml(name)}</dt><dd${kind}>${value}</dd>`;
  const rows = [
    row(`${order.plan_name}, each ${period}`, money(price, currency)),
    ...(off > 0 ? [row(`Discount ${order.discount_code ?? ''}`, `-${money(off, currency)}`)] : []),
    ...(tax > 0 ? [row(order.tax === 'inclusive' ? 'Taxes included' : 'Taxes', money(tax, currency))] : []),
    ...(trialDays > 0 ? [row('Free trial', `${trialDays} days`)] : []),
    row('Today', money(dueNow, currency), ' class="sum"'),
    ...(isFree ? [row(`From ${dayOf(firstCharge)}`, `${money(total, currency)} a ${period}`)] : []),
  ].join('\n');
  const each = `${money(total, currency)} each ${period}`;
  const sentence =
    trialDays > 0
      ? `Your trial is free for ${trialDays} days. On ${dayOf(firstCharge)} it becomes ${each}, unless you cancel first.`
      : isFree
        ? `You pay nothing until ${dayOf(firstCharge)}, then ${each}.`
        : `You pay ${money(dueNow, currency)} today, then ${each} until you cancel.`;
  return { rows, sentence, dueNow };
}

/** The checkout page of the sandbox. `declined`: the last card was declined. */
export function sandboxCheckoutPage(order: SandboxCheckout, now: Date, declined: boolean): string {
  const { rows, sentence, dueNow } = termsOf(order, now);
  const action = order.button || `Pay ${money(dueNow, order.currency)}`;
  return sandboxDocument(
    `${declined ? 'Card declined: c' : 'C'}heckout, ${escapeHtml(order.plan_name)}`,
    `<h1>${escapeHtml(order.plan_name)}</h1>
<p>For ${escapeHtml(order.email)}</p>
${declined ? '<p class="problem" role="alert">The card was declined, and you haven’t been charged. Try another card.</p>' : ''}
<div class="card"><dl>
${rows}
</dl></div>
<p>${sentence}</p>
<form method="post">
<fieldset><legend>Test card</legend>
${cards.map((card) => choiceOf(card, 'pays')).join('\n')}
</fieldset>
<label for="news">Kindfare hears about it</label>
<select id="news" name="news"><option value="once">right away</option><option value="late">10 seconds late</option><option value="thrice">three times</option></select>
${order.terms === '' ? '' : `<p>${escapeHtml(order.terms)}</p>\n`}<button>${escapeHtml(action)}</button>
</form>
<a class="button quiet" href="${returnPaths.abandoned}">Cancel</a>
<p class="note">This site has no payment provider yet, so this page stands in for one. It takes no card details, and no money moves.</p>`,
  );
}

/** The page of an expired checkout. */
export const sandboxGonePage = () =>
  sandboxDocument(
    'This checkout has ended',
    `<h1>This checkout has ended</h1>
<p>It expired, or you opened a newer one. You haven’t been charged.</p>
<a class="button" href="${returnPaths.abandoned}">Back to the plans</a>`,
  );
