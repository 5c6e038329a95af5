import { dayOf } from '#domain/membership/format-date.ts';
import { moneyOfCents } from '#domain/membership/money.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { returnPaths } from '#server/context/payment.ts';
import type { SandboxInvoice } from '#server/queries/sandbox-invoices.ts';
import { sandboxDocument } from './sandbox-style.ts';

const cards = [
  ['pays', 'Card that works', 'ends in 4242'],
  ['fails_later', 'Card that fails later', 'ends in 0341: accepted now, declined at the next payment'],
] as const;

const choices = cards
  .map(
    ([value, name, hint]) =>
      `<label class="choice"><input type="radio" name="card" value="${value}"${value === 'pays' ? ' checked' : ''}><span>${name}<small>${hint}</small></span></label>`,
  )
  .join('\n');

const note =
  '<p class="note">This site has no payment provider yet, so this page stands in for one. It takes no card details, and no money moves.</p>';
const backLink = `<a class="button quiet" href="${returnPaths.billing}">Back to billing</a>`;

/** The page on which the card is replaced. */
export const sandboxCardPage = (): string =>
  sandboxDocument(
    'Change card',
    `<h1>Change card</h1>
<p>The next payments are charged to this card. A payment that was declined is charged now.</p>
<form method="post">
<fieldset><legend>Test card</legend>
${choices}
</fieldset>
<button>Use this card</button>
</form>
${backLink}
${note}`,
  );

const states = { open: 'To be paid', paid: 'Paid', void: 'Void' } as const;

/** A receipt, or an invoice that can be paid. */
export function sandboxInvoicePage(invoice: SandboxInvoice, planName: string): string {
  const { number, status, currency, created_at, paid_at } = invoice;
  const { amount_cents: amount, tax_cents: tax, refunded_cents: refunded } = invoice;
  const name = `${status === 'paid' ? 'Receipt' : 'Invoice'} S-${String(number).padStart(5, '0')}`;
  const facts: readonly (readonly [string, string])[] = [
    ['Plan', escapeHtml(planName)],
    ['Date', dayOf(created_at)],
    ['State', states[status]],
    ...(paid_at === null ? [] : [['Paid on', dayOf(paid_at)] as const]),
    ...(tax > 0 ? [['Taxes included', moneyOfCents(tax, currency)] as const] : []),
    ...(refunded > 0 ? [['Returned', moneyOfCents(refunded, currency)] as const] : []),
  ];
  const pay =
    status === 'open'
      ? `<form method="post"><fieldset><legend>Test card</legend>\n${choices}\n</fieldset><button>Pay ${moneyOfCents(amount, currency)}</button></form>`
      : '';
  return sandboxDocument(
    name,
    `<h1>${name}</h1>
<div class="card"><dl>
${facts.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('\n')}
<dt class="sum">Total</dt><dd class="sum">${moneyOfCents(amount, currency)}</dd>
</dl></div>
${pay}
${backLink}
${note}`,
  );
}
