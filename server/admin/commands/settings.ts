import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/connect.ts';
import { listPages } from '#server/queries/pages.ts';
import { findSettings, listSettings, putSetting, removeSetting } from '#server/queries/settings.ts';
import { namedPages, settingsProblem } from '#server/settings/check-settings.ts';
import { readOwnSettings } from '#server/settings/settings-file.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printJson, printLine, printTable } from '../print.ts';
import { type Place, placeOf, readPart, readValue, settingKeys, withPart } from './setting-value.ts';

interface Json {
  readonly json?: boolean;
}

const written = (value: unknown) => {
  if (value === undefined) return 'not set';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
const origins = { content: 'project', operator: 'you' } as const;

async function list({ io, withDatabase }: Admin, { json }: Json): Promise<void> {
  const rows = await withDatabase(listSettings);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const sorted = settingKeys.flatMap((key) => byKey.get(key) ?? []);
  if (json)
    printJson(io, Object.fromEntries(sorted.map(({ key, value, origin }) => [key, { value, origin }])));
  else
    printTable(
      io,
      ['setting', 'set by', 'value'],
      sorted.map(({ key, value, origin }) => [key, origins[origin], written(value)]),
    );
}

async function get({ io, withDatabase }: Admin, name: string, { json }: Json): Promise<void> {
  const { key, path } = placeOf(name);
  const value = readPart((await withDatabase(findSettings))[key], path);
  if (value === undefined) throw new AdminError(`${name} is not set.`);
  if (json || typeof value !== 'string') printJson(io, value);
  else printLine(io, value);
}

/** Throws AdminError when the settings would be invalid. */
async function check(db: Db, settings: Readonly<Record<string, unknown>>, changed: string): Promise<void> {
  const problem = settingsProblem(settings);
  if (problem !== null) throw new AdminError(`That doesn’t work: ${problem}.`, 'wrong');
  const pages = new Set(
    (await listPages(db)).filter(({ removedAt }) => removedAt === null).map(({ id }) => id),
  );
  const missing = namedPages(settings).find(({ setting, page }) => setting === changed && !pages.has(page));
  if (missing !== undefined)
    throw new AdminError(
      `There is no page "${missing.page}". \`pages list\` shows them all, \`pages import\` adds one.`,
    );
}

async function set(admin: Admin, name: string, text: string, { dryRun }: Caution): Promise<void> {
  const place = placeOf(name);
  const part = readValue(place, text);
  const { before, after } = await admin.withDatabase(async (db) => {
    const settings = await findSettings(db);
    const value = withPart(settings[place.key], place.path, part);
    await check(db, { ...settings, [place.key]: value }, place.key);
    if (!dryRun) await putSetting(db, { key: place.key, value, origin: 'operator' });
    return { before: settings[place.key], after: value };
  });
  printLine(admin.io, `${place.key}: ${written(before)} -> ${written(after)}`);
  if (dryRun) printLine(admin.io, 'Nothing was changed.');
}

/** The value with the place as the project has it: a part alone, and all of it where the project lacks a required part. */
const withoutOperators =
  (own: unknown) =>
  (value: unknown, { path, isEntry }: Place): unknown => {
    const part = readPart(own, path);
    return part === undefined && !isEntry ? own : withPart(value, path, part);
  };

async function reset(
  admin: Admin,
  names: readonly string[],
  { all, ...caution }: Caution & { all?: boolean },
) {
  const isNamed = names.length > 0;
  if (isNamed === (all === true)) throw new AdminError('Name the settings to reset, or use --all.', 'wrong');
  const places = (all ? settingKeys : names).map(placeOf);
  const own = readOwnSettings();
  await admin.withDatabase(async (db) => {
    const changed = (await listSettings(db))
      .filter(({ key, origin }) => origin === 'operator' && places.some((place) => place.key === key))
      .map(({ key, value }) => ({
        key,
        before: value,
        after: places.filter((place) => place.key === key).reduce(withoutOperators(own[key]), value),
      }))
      .filter(({ key, before, after }) => after === own[key] || !isDeepStrictEqual(before, after));
    if (changed.length === 0) {
      printLine(admin.io, 'Nothing to reset: these are the project’s own values.');
      return;
    }
    for (const { key, before, after } of changed)
      printLine(admin.io, `${key}: ${written(before)} -> ${written(after)}`);
    if (caution.dryRun) {
      printLine(admin.io, 'Nothing was changed.');
      return;
    }
    await mustConfirm(
      admin,
      caution,
      `Discard ${changed.length === 1 ? 'your value' : `your ${changed.length} values`}?`,
    );
    await db.transaction().execute(async (tx) => {
      for (const { key, after } of changed)
        if (after === undefined) await removeSetting(tx, key);
        else if (isDeepStrictEqual(after, own[key]))
          await putSetting(tx, { key, value: own[key], origin: 'content' });
        else await putSetting(tx, { key, value: after, origin: 'operator' });
    });
  });
}

/** `settings`: the site settings. */
export const settingsArea: Area = (program, admin) => {
  const settings = group(
    program,
    'settings',
    'how the site looks and what it offers; the running server picks changes up right away',
  );
  settings
    .command('list')
    .description('all settings and who set them')
    .option(...options.json)
    .action((given: Json) => list(admin, given));
  settings
    .command('get')
    .description('one setting or a part of one')
    .argument('<name>', 'such as registration, or socialite.google.enabled')
    .option(...options.json)
    .action((name: string, given: Json) => get(admin, name, given));
  settings
    .command('set')
    .description('sets one setting or a part of one')
    .argument('<name>', 'such as registration, or main_menu.about')
    .argument('<value>', 'text; on or off; JSON for lists and groups; none to clear it')
    .option(...options.dryRun)
    .addHelpText(
      'after',
      [
        '',
        'Examples:',
        '  settings set registration off',
        '  settings set primary_color "#5B2A86"',
        '  settings set shop_url https://shop.example.com/',
        '  settings set main_menu.about "About us"      adds or renames an entry',
        '  settings set main_menu.about none            removes it',
        '  settings set shop_hosts \'["shop.example.com"]\'',
      ].join('\n'),
    )
    .action((name: string, value: string, given: Caution) => set(admin, name, value, given));
  settings
    .command('reset')
    .description('goes back to the project’s own value')
    .argument('[names...]', 'settings, or parts such as socialite.google.enabled')
    .option('--all', 'every setting')
    .option(...options.dryRun)
    .option(...options.yes)
    .action((names: string[], given: Caution & { all?: boolean }) => reset(admin, names, given));
};
