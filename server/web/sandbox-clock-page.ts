import { dayOf } from '#domain/membership/format-date.ts';
import { moneyOfCents as money } from '#domain/membership/money.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { listSandboxSubscriptions } from '#server/queries/sandbox-payments.ts';

import { sandboxDocument } from './sandbox-style.ts';

type Row = Awaited<ReturnType<typeof listSandboxSubscriptions>>[number];

export const maxDays = 400;

const words = { trialing: 'trial', active: 'active', past_due: 'past due', ended: 'ended' } as const;

function nextOf(row: Row): string {
  const sum = money(row.price_cents - row.amount_off_cents, row.currency);
  if (row.status === 'ended') return `since ${dayOf(row.ended_at ?? row.period_ends_at)}`;
  if (row.status === 'past_due') return `the payment of ${sum} failed on ${dayOf(row.period_ends_at)}`;
  return row.auto_renew ? `${sum} on ${dayOf(row.period_ends_at)}` : `ends on ${dayOf(row.period_ends_at)}`;
}

const itemOf = (row: Row) =>
  `<li><p><strong>${escapeHtml(row.plan_name)}</strong>, ${row.duration}, ${words[row.status]}: ${nextOf(row)}</p><p>${escapeHtml(row.email)}</p></li>`;

const buttonOf = ([days, name]: readonly [number, string]) =>
  `<button name="days" value="${days}">${name}</button>`;

const spans = [
  [1, '1 day'],
  [7, '7 days'],
  [30, '30 days'],
  [365, '1 year'],
] as const;

/** The page that advances the sandbox clock. `wrong`: the invalid number of days entered. */
export const sandboxClockPage = (rows: readonly Row[], wrong: boolean) =>
  sandboxDocument(
    'Sandbox clock',
    `<h1>Let time pass</h1>
<p>All memberships bought in the sandbox grow older by that time: trials end, periods renew, cards are charged. Nothing else changes, so nobody is signed out.</p>
<form method="post" class="line">
${spans.map(buttonOf).join('\n')}
</form>
<form method="post">
${wrong ? `<p class="problem" role="alert">Enter a whole number of days from 1 to ${maxDays}.</p>` : ''}
<h2><label for="days">Other number of days</label></h2>
<div class="line"><input id="days" name="days" type="number" min="1" max="${maxDays}" required inputmode="numeric"><button>Let them pass</button></div>
</form>
<h2>Memberships</h2>
${rows.length === 0 ? '<p>Nothing has been bought yet.</p>' : `<div class="card"><ul>${rows.map(itemOf).join('\n')}</ul></div>`}
<a class="button quiet" href="/">Back to the app</a>`,
  );
