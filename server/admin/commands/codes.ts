import { InvalidArgumentError } from 'commander';
import {
  addDiscountCode,
  codeKey,
  type DiscountCodeRow,
  endDiscountCode,
  findDiscountCode,
  listDiscountCodes,
} from '#server/queries/discount-codes.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { minute, printJson, printLine, printTable } from '../print.ts';
import { wholeFrom } from '../whole-number.ts';

interface Json {
  readonly json?: boolean;
}
interface Add extends Caution {
  readonly percent?: number;
  readonly amount?: number;
  readonly limit?: number;
  readonly until?: Date;
}

/** US dollars as cents. */
function dollars(value: string): number {
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value) || Number(value) === 0)
    throw new InvalidArgumentError('It must be dollars above 0 and up to 99999.99, such as 5 or 4.50.');
  return Math.round(Number(value) * 100);
}

/** A day in UTC; the code is valid until its end. */
function lastDay(value: string): Date {
  const end = new Date(`${value}T23:59:59.999Z`);
  if (Number.isNaN(end.getTime()) || end.toISOString().slice(0, 10) !== value)
    throw new InvalidArgumentError('It must be a date that exists, as YYYY-MM-DD.');
  return end;
}

const worth = ({ percent, amount_cents: cents }: DiscountCodeRow) =>
  percent === null ? `$${((cents ?? 0) / 100).toFixed(2)}` : `${percent} %`;

function stateOf(
  { ended_at: ended, expires_at: expires, most_redemptions: max }: DiscountCodeRow,
  used: number,
  now: Date,
) {
  if (ended !== null) return 'ended';
  if (expires !== null && expires <= now) return 'expired';
  return max !== null && used >= max ? 'used up' : '';
}

async function list({ io, now, withDatabase }: Admin, { json }: Json): Promise<void> {
  const rows = await withDatabase(listDiscountCodes);
  if (json) return printJson(io, rows);
  if (rows.length === 0)
    return printLine(io, 'There are no discount codes yet. Create one with `codes add`.');
  printTable(
    io,
    ['code', 'takes off', 'used', 'at most', 'until', ''],
    rows.map((row) => [
      row.code,
      worth(row),
      String(row.used ?? 0),
      row.most_redemptions === null ? '' : String(row.most_redemptions),
      minute(row.expires_at).slice(0, 10),
      stateOf(row, row.used ?? 0, now()),
    ]),
  );
}

async function add({ io, now, withDatabase }: Admin, code: string, given: Add): Promise<void> {
  const { percent, amount, limit, until } = given;
  const key = codeKey(code);
  if (!/^[A-Z0-9][A-Z0-9_-]{0,63}$/.test(key))
    throw new AdminError('Use up to 64 letters, digits, hyphens, and underscores for a code.', 'wrong');
  if ((percent === undefined) === (amount === undefined))
    throw new AdminError('Say what it takes off with --percent or --amount.', 'wrong');
  const row = {
    code: key,
    percent: percent ?? null,
    amount_cents: amount ?? null,
    most_redemptions: limit ?? null,
    expires_at: until ?? null,
    ended_at: null,
    created_at: now(),
  };
  if (until !== undefined && until <= now()) throw new AdminError('That day is in the past.', 'wrong');
  await withDatabase(async (db) => {
    if ((await findDiscountCode(db, key)) !== undefined || given.dryRun !== true)
      if (given.dryRun === true || !(await addDiscountCode(db, row)))
        throw new AdminError(`There is a code "${key}" already. Codes can’t be reused.`);
    const limits = [
      ...(limit === undefined ? [] : [`for ${limit} members`]),
      ...(until === undefined ? [] : [`until ${minute(until).slice(0, 10)}`]),
    ];
    printLine(
      io,
      `${key} takes ${worth(row)} off every payment${limits.length === 0 ? '' : `, ${limits.join(', ')}`}.`,
    );
    if (given.dryRun === true) printLine(io, 'Nothing was changed.');
  });
}

async function end(admin: Admin, code: string, caution: Caution): Promise<void> {
  const { io, now } = admin;
  const key = codeKey(code);
  await admin.withDatabase(async (db) => {
    const row = await findDiscountCode(db, key);
    if (row === undefined) throw new AdminError(`There is no code "${key}". \`codes list\` shows them all.`);
    if (row.ended_at !== null) return printLine(io, 'It’s ended already.');
    if (caution.dryRun === true) return printLine(io, `${key} would end. Nothing was changed.`);
    await mustConfirm(admin, caution, 'End this code? Members who used it keep their discount.');
    await endDiscountCode(db, key, now());
    printLine(io, `${key} has ended.`);
  });
}

/** `codes`: membership discount codes. */
export const codesArea: Area = (program, admin) => {
  const codes = group(program, 'codes', 'membership discount codes');
  codes
    .command('list')
    .description('all codes and how often members used them, newest first')
    .option(...options.json)
    .action((given: Json) => list(admin, given));
  codes
    .command('add')
    .description('creates a code that discounts every payment of a membership bought with it')
    .argument('<code>', 'letters, digits, hyphens, underscores; case doesn’t matter')
    .option('--percent <n>', 'a part of the price, 1 to 100', wholeFrom(1, 100))
    .option('--amount <dollars>', 'a sum, such as 5 or 4.50', dollars)
    .option('--limit <n>', 'how many members can use it', wholeFrom(1, 1_000_000))
    .option('--until <day>', 'its last day in UTC, as YYYY-MM-DD', lastDay)
    .option(...options.dryRun)
    .action((code: string, given: Add) => add(admin, code, given));
  codes
    .command('end')
    .description('ends a code; members who used it keep their discount')
    .argument('<code>', 'the code')
    .option(...options.dryRun)
    .option(...options.yes)
    .action((code: string, given: Caution) => end(admin, code, given));
};
