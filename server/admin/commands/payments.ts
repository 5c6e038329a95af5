import { InvalidArgumentError } from 'commander';
import { moneyOfCents } from '#domain/membership/money.ts';
import { PaymentFailure } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { compareWithProvider } from '#server/membership/reconciliation.ts';
import { findPayment, listPayments, type PaymentRow } from '#server/queries/payments.ts';
import { addRefund, sumOfRefunds } from '#server/queries/refunds.ts';
import { findUserBy } from '#server/queries/user-admin.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { paymentStateOf } from '../membership-of-user.ts';
import { minute, printJson, printLine, printTable } from '../print.ts';
import { wholeFrom } from '../whole-number.ts';

interface List {
  readonly user?: string;
  readonly limit: number;
  readonly json?: boolean;
}

async function list({ io, withDatabase }: Admin, { user, limit, json }: List): Promise<void> {
  const rows = await withDatabase(async (db) => {
    const found = user === undefined ? null : await findUserBy(db, user);
    if (found === undefined) throw new AdminError(`Nobody has the email or id "${user}".`);
    return listPayments(db, { userId: found?.id ?? null, most: limit });
  });
  if (json) return printJson(io, rows);
  if (rows.length === 0) return printLine(io, 'There are no payments yet.');
  printTable(
    io,
    ['payment', 'date', 'whose', 'plan', 'amount', 'state'],
    rows.map((row) => [
      row.id,
      minute(row.paid_at ?? row.created_at).slice(0, 10),
      row.email ?? 'deleted account',
      row.plan,
      moneyOfCents(row.amount_cents, row.currency),
      paymentStateOf(row),
    ]),
  );
}

interface Refund extends Caution {
  /** In major units. */
  readonly amount?: number;
}

async function mustFind(db: Db, id: string): Promise<PaymentRow> {
  const row = await findPayment(db, id);
  if (row === undefined)
    throw new AdminError(`There is no payment "${id}". \`payments list\` shows them all.`);
  if (row.status !== 'paid') throw new AdminError('It wasn’t paid, so there’s nothing to return.');
  return row;
}

async function refund(admin: Admin, id: string, given: Refund): Promise<void> {
  await admin.withDatabase(async (db) => {
    const row = await mustFind(db, id);
    const refundable = row.amount_cents - Math.max(row.refunded_cents, await sumOfRefunds(db, id));
    const cents = given.amount === undefined ? refundable : Math.round(given.amount * 100);
    if (refundable <= 0) throw new AdminError('It’s been returned in full, or will be.');
    if (cents > refundable)
      throw new AdminError(`You can return ${moneyOfCents(refundable, row.currency)} at most.`, 'wrong');
    printLine(
      admin.io,
      `${moneyOfCents(cents, row.currency)} of ${moneyOfCents(row.amount_cents, row.currency)}.${cents === refundable ? ' This ends the membership it paid for.' : ''}`,
    );
    if (given.dryRun) return printLine(admin.io, 'Nothing was changed.');
    await mustConfirm(admin, given, 'Return this money to the member?');
    const refundOf = {
      id: crypto.randomUUID(),
      payment_id: id,
      amount_cents: cents,
      reason: 'operator' as const,
    };
    await addRefund(db, refundOf, admin.now());
    printLine(admin.io, 'The running server will return it within a minute.');
  });
}

async function check({ io, now, withDatabase, connectPayments }: Admin, { json }: { json?: boolean }) {
  const differences = await withDatabase(async (db) => {
    const provider = await connectPayments(db);
    if (provider === null) throw new AdminError('No payment provider is set up.');
    try {
      return await compareWithProvider(db, provider, now());
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      throw new AdminError('The payment provider isn’t responding. Nothing was compared.');
    }
  });
  if (json) return printJson(io, differences);
  for (const { subscription, problem } of differences) printLine(io, `${subscription}: ${problem}`);
  printLine(
    io,
    differences.length === 0 ? 'Nothing differs from the payment provider.' : `${differences.length} differ.`,
  );
}

function amountFrom(text: string): number {
  if (!/^\d+(?:\.\d{1,2})?$/.test(text) || Number(text) <= 0)
    throw new InvalidArgumentError('It must be an amount such as 4.50.');
  return Number(text);
}

/** `payments`: what members have paid. */
export const paymentsArea: Area = (program, admin) => {
  const payments = group(program, 'payments', 'what members have paid');
  payments
    .command('list')
    .description('payments, newest first')
    .option('--user <who>', 'only those of one member, by email or id')
    .option('--limit <n>', 'how many at most', wholeFrom(1, 10_000), 50)
    .option(...options.json)
    .action((given: List) => list(admin, given));
  payments
    .command('refund')
    .description('refunds a payment through the payment provider')
    .argument('<payment>', 'its id, from `payments list`')
    .option('--amount <amount>', 'only a part of it', amountFrom)
    .option(...options.dryRun)
    .option(...options.yes)
    .action((id: string, given: Refund) => refund(admin, id, given));
  payments
    .command('check')
    .description('compares memberships with the payment provider’s and lists the differences')
    .option(...options.json)
    .action((given: { json?: boolean }) => check(admin, given));
};
