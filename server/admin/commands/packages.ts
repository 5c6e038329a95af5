import { InvalidArgumentError } from 'commander';
import { money } from '#domain/membership/money.ts';
import { yearlySaving } from '#domain/membership/yearly-saving.ts';
import type { Db } from '#server/db/connect.ts';
import { isPlanId, type Plan, planDefaults, planFields, planProblem } from '#server/packages/check-plan.ts';
import { readOwnPlans } from '#server/packages/package-file.ts';
import { packageRow, planOf } from '#server/packages/package-row.ts';
import { findAnyPackage, listAllPackages, type PackageRow, putPackage } from '#server/queries/packages.ts';
import { findSettings } from '#server/queries/settings.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printFacts, printJson, printLine, printTable } from '../print.ts';

interface Json {
  readonly json?: boolean;
}
interface Set extends Caution {
  readonly name?: string;
  readonly price?: number;
  readonly priceYearly?: number;
  readonly priceIn?: Plan['prices'];
  readonly trialDays?: number;
  readonly features?: readonly string[];
  readonly household?: boolean;
  readonly description?: string;
  readonly benefits?: readonly string[];
}

const origins = { content: 'project', operator: 'you' } as const;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const inOthers = (prices: Plan['prices']) =>
  Object.entries(prices)
    .map(
      ([currency, { price, price_yearly }]) => `${money(price, currency)}, ${money(price_yearly, currency)}`,
    )
    .join('; ') || 'none';
const written = (value: Plan[keyof Plan]) => {
  if (Array.isArray(value)) return value.join(', ') || 'none';
  return typeof value === 'object' ? inOthers(value as Plan['prices']) : String(value);
};
const savingOf = (row: PackageRow) =>
  yearlySaving({ monthly: row.price_cents, yearly: row.price_yearly_cents });

const factsOf = (row: PackageRow) => ({
  id: row.id,
  ...planOf(row),
  yearly_percentage_promotion: savingOf(row),
  active: row.active,
  origin: row.origin,
});

async function list({ io, withDatabase }: Admin, { json }: Json): Promise<void> {
  const { rows, settings } = await withDatabase(async (db) => ({
    rows: await listAllPackages(db),
    settings: await findSettings(db),
  }));
  if (json) return printJson(io, rows.map(factsOf));
  printTable(
    io,
    ['plan', 'name', 'a month', 'a year', 'saves', 'trial days', 'by', ''],
    rows.map((row) => [
      row.id,
      row.name,
      dollars(row.price_cents),
      dollars(row.price_yearly_cents),
      `${savingOf(row)} %`,
      String(row.trial_days),
      origins[row.origin],
      row.active ? '' : 'off sale',
    ]),
  );
  if (settings['stripe_connected'] !== true) printLine(io, 'Nothing is for sale: stripe_connected is off.');
}

async function mustFind(db: Db, id: string): Promise<PackageRow> {
  const row = await findAnyPackage(db, id);
  if (row === undefined) throw new AdminError(`There is no plan "${id}". \`packages list\` shows them all.`);
  return row;
}

async function show({ io, withDatabase }: Admin, id: string, { json }: Json): Promise<void> {
  const row = await withDatabase((db) => mustFind(db, id));
  if (json) return printJson(io, factsOf(row));
  printFacts(io, [
    ['plan', row.id],
    ['name', row.name],
    ['a month', dollars(row.price_cents)],
    ['a year', `${dollars(row.price_yearly_cents)}, saves ${savingOf(row)} %`],
    ['in other currencies, a month and a year', inOthers(planOf(row).prices)],
    ['trial', `${row.trial_days} days`],
    ['unlocks', written(row.features)],
    ['reaches households', row.household ? 'yes' : 'no'],
    ['description', row.description || 'none'],
    ['benefits', row.benefits.join('; ') || 'none'],
    ['on sale', row.active ? 'yes' : 'no'],
    ['set by', origins[row.origin]],
  ]);
}

/** Prints each changed field, before and after. */
function printChanges({ io }: Admin, before: Plan | null, after: Plan): void {
  for (const field of planFields) {
    const value = written(after[field]);
    if (before === null) printLine(io, `${field}: ${value}`);
    else if (written(before[field]) !== value)
      printLine(io, `${field}: ${written(before[field])} -> ${value}`);
  }
}

/** The plan with the given fields replaced. Throws AdminError. */
function changed(id: string, before: Plan | null, changes: Readonly<Record<string, unknown>>): Plan {
  const plan = { ...(before ?? { ...planDefaults, trial_days: 0, features: [] }), ...changes };
  const problem = planProblem(plan);
  if (problem === null) return plan as Plan;
  throw new AdminError(
    before === null
      ? `There is no plan "${id}" yet, and for a new one ${problem}.`
      : `That doesn’t work: ${problem}.`,
    'wrong',
  );
}

async function set(admin: Admin, id: string, given: Set): Promise<void> {
  if (!isPlanId(id))
    throw new AdminError(
      `"${id}" can’t be the id of a plan; use lowercase letters, digits, and hyphens.`,
      'wrong',
    );
  const { name, price, priceYearly: price_yearly, trialDays: trial_days } = given;
  const { features, household, description, benefits } = given;
  const { priceIn: prices } = given;
  const changes = Object.fromEntries(
    Object.entries({
      name,
      price,
      price_yearly,
      prices,
      trial_days,
      features,
      household,
      description,
      benefits,
    }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length === 0)
    throw new AdminError('Name what to change, such as --price 12.', 'wrong');
  await admin.withDatabase(async (db) => {
    const row = await findAnyPackage(db, id);
    const before = row === undefined ? null : planOf(row);
    const plan = changed(id, before, changes);
    if (before === null) printLine(admin.io, `New plan ${id}.`);
    printChanges(admin, before, plan);
    if (given.dryRun) return printLine(admin.io, 'Nothing was changed.');
    await putPackage(db, { ...packageRow(id, plan), active: row?.active ?? true, origin: 'operator' });
  });
}

async function setActive(admin: Admin, id: string, active: boolean, caution: Caution): Promise<void> {
  await admin.withDatabase(async (db) => {
    const row = await mustFind(db, id);
    if (row.active === active) return printLine(admin.io, `It’s ${active ? 'on' : 'off'} sale already.`);
    printLine(admin.io, `Plan ${id}: "${row.name}", ${dollars(row.price_cents)} a month.`);
    if (caution.dryRun) return printLine(admin.io, 'Nothing was changed.');
    if (!active) await mustConfirm(admin, caution, 'Take this plan off sale? Members who have it keep it.');
    await putPackage(db, { ...row, active, origin: 'operator' });
    printLine(admin.io, active ? 'It’s on sale.' : 'It’s off sale.');
  });
}

async function restore(admin: Admin, id: string, caution: Caution): Promise<void> {
  const own = readOwnPlans().get(id);
  if (own === undefined) throw new AdminError(`The project has no plan "${id}" of its own.`);
  await admin.withDatabase(async (db) => {
    const row = await mustFind(db, id);
    if (row.origin === 'content') return printLine(admin.io, 'It’s the project’s own plan already.');
    printChanges(admin, planOf(row), own);
    if (!row.active) printLine(admin.io, 'It’ll be on sale again.');
    if (caution.dryRun) return printLine(admin.io, 'Nothing was changed.');
    await mustConfirm(admin, caution, `Discard your changes to the plan "${row.name}"?`);
    await putPackage(db, { ...packageRow(id, own), active: true, origin: 'content' });
  });
}

function number(text: string): number {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) throw new InvalidArgumentError('It must be a number.');
  return Number(text);
}
function yesOrNo(text: string): boolean {
  if (text !== 'yes' && text !== 'no') throw new InvalidArgumentError('It must be yes or no.');
  return text === 'yes';
}
/** `eur:11/105.60,gbp:10/96`. */
function pricesIn(text: string): Plan['prices'] {
  if (text === 'none') return {};
  const prices = text.split(',').map((part) => {
    const [, currency, monthly, yearly] =
      /^\s*([a-z]{3}):(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
    if (currency === undefined) throw new InvalidArgumentError('It must be like eur:11/105.60,gbp:10/96.');
    return [currency, { price: Number(monthly), price_yearly: Number(yearly) }] as const;
  });
  return Object.fromEntries(prices);
}
const words = (text: string) => (text === 'none' ? [] : text.split(',').map((word) => word.trim()));

const lines = (text: string) => (text === 'none' ? [] : text.split(';').map((line) => line.trim()));

/** `packages`: the plans of the membership. */
export const packagesArea: Area = (program, admin) => {
  const packages = group(program, 'packages', 'membership plans: prices, trials, what’s on sale');
  const plan = ['<plan>', 'its id'] as const;
  packages
    .command('list')
    .description('all plans, cheapest first')
    .option(...options.json)
    .action((given: Json) => list(admin, given));
  packages
    .command('show')
    .description('one plan')
    .argument(...plan)
    .option(...options.json)
    .action((id: string, given: Json) => show(admin, id, given));
  packages
    .command('set')
    .description('changes a plan or creates one')
    .argument(...plan)
    .option('--name <name>', 'as members see it')
    .option('--price <dollars>', 'US dollars a month', number)
    .option('--price-yearly <dollars>', 'US dollars a year; we work out what it saves', number)
    .option(
      '--price-in <list>',
      'in other currencies, a month and a year, such as eur:11/105.60,gbp:10/96; none for none',
      pricesIn,
    )
    .option('--trial-days <n>', 'length of the free trial; 0 for none', number)
    .option('--features <list>', 'what it unlocks, separated by commas; none for nothing', words)
    .option('--household <yes|no>', 'whether it reaches the household of who pays', yesOrNo)
    .option('--description <text>', 'a sentence about it, for members')
    .option('--benefits <list>', 'what it includes, as members see it, separated by semicolons', lines)
    .option(...options.dryRun)
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  packages set plus --price 9.99 --price-yearly 99',
        '  packages set family --name Family --price 20 --price-yearly 200 --features meal_plan',
        '',
        'A new price applies to new members; members who have the plan keep theirs.',
      ].join('\n'),
    )
    .action((id: string, given: Set) => set(admin, id, given));
  packages
    .command('activate')
    .description('puts a plan on sale')
    .argument(...plan)
    .option(...options.dryRun)
    .action((id: string, given: Caution) => setActive(admin, id, true, given));
  packages
    .command('deactivate')
    .description('takes a plan off sale; members who have it keep it')
    .argument(...plan)
    .option(...options.dryRun)
    .option(...options.yes)
    .action((id: string, given: Caution) => setActive(admin, id, false, given));
  packages
    .command('restore')
    .description('goes back to the project’s own plan')
    .argument(...plan)
    .option(...options.dryRun)
    .option(...options.yes)
    .action((id: string, given: Caution) => restore(admin, id, given));
};
