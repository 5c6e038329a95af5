import { moneyOfCents } from '#domain/membership/money.ts';
import { heldByPlan, monthsByPlan } from '#server/queries/membership-report.ts';
import { type Admin, type Area, group, options } from '../admin.ts';
import { printJson, printLine, printTable } from '../print.ts';
import { wholeFrom } from '../whole-number.ts';

interface ReportFlags {
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly months: number;
}

const columns = [
  'month',
  'plan',
  'currency',
  'started',
  'ended',
  'churn',
  'paid',
  'failed',
  'refunded',
] as const;

/** The first day of the month, so many months ago, in UTC. */
const firstDay = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));

async function report({ io, now, withDatabase }: Admin, { json, csv, months }: ReportFlags): Promise<void> {
  const { held, history } = await withDatabase(async (db) => ({
    held: await heldByPlan(db, now()),
    history: await monthsByPlan(db, firstDay(now(), months)),
  }));
  if (json) return printJson(io, { held, history });
  if (csv) {
    printLine(io, columns.join(','));
    for (const row of history)
      printLine(
        io,
        [
          row.month,
          row.plan,
          row.currency,
          row.started,
          row.ended,
          row.churn ?? '',
          (row.paidCents / 100).toFixed(2),
          row.failed,
          (row.refundedCents / 100).toFixed(2),
        ].join(','),
      );
    return;
  }
  if (held.length === 0) printLine(io, 'Nobody is paying for a plan or trying one.');
  else
    printTable(
      io,
      ['plan', 'currency', 'paying', 'trials', 'past due', 'a month (MRR)'],
      held.map((row) => [
        row.plan,
        row.currency,
        String(row.paying),
        String(row.trials),
        String(row.pastDue),
        moneyOfCents(row.mrrCents, row.currency),
      ]),
    );
  printLine(io, '');
  printTable(
    io,
    columns,
    history.map((row) => [
      row.month,
      row.plan,
      row.currency,
      String(row.started),
      String(row.ended),
      row.churn === null ? '' : `${row.churn}%`,
      moneyOfCents(row.paidCents, row.currency),
      String(row.failed),
      moneyOfCents(row.refundedCents, row.currency),
    ]),
  );
}

/** `subscriptions`: who pays, and how that changes. */
export const subscriptionsArea: Area = (program, admin) => {
  group(program, 'subscriptions', 'who pays, by month and plan')
    .command('report')
    .description(
      'by plan and currency: payers, trials and monthly revenue now; starts, ends, churn, payments, failures and refunds by month',
    )
    .option('--months <n>', 'how many months back, 1 to 120', wholeFrom(1, 120), 12)
    .option('--csv', 'print the months as CSV')
    .option(...options.json)
    .action((given: ReportFlags) => report(admin, given));
};
