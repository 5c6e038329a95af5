import { moneyOfCents } from '#domain/membership/money.ts';
import { listReferralFigures } from '#server/queries/payment-records.ts';
import { type Admin, type Area, group, options } from '../admin.ts';
import { printJson, printLine, printTable } from '../print.ts';

async function report({ io, withDatabase }: Admin, { json }: { readonly json?: boolean }): Promise<void> {
  const rows = await withDatabase(listReferralFigures);
  if (json) return printJson(io, rows);
  if (rows.length === 0) return printLine(io, 'Nobody has joined with a referral code yet.');
  printTable(
    io,
    ['code', 'whose', 'members', 'paying', 'first payments'],
    rows.map(({ code, email, members, paying, sums }) => [
      code ?? '',
      email,
      String(members),
      String(paying),
      sums.map(({ cents, currency }) => moneyOfCents(cents, currency)).join(', '),
    ]),
  );
}

/** `affiliates`: referrals and their payments by code. */
export const affiliatesArea: Area = (program, admin) => {
  group(program, 'affiliates', 'members who refer others')
    .command('report')
    .description('by code: members who joined, members who paid, and their first payments by currency')
    .option(...options.json)
    .action((given: { readonly json?: boolean }) => report(admin, given));
};
