import type { Db } from '#server/db/connect.ts';
import type { ProviderCheck } from '#server/providers/check-providers.ts';
import { type Area, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printJson, printLine, printTable } from '../print.ts';

/** A reason without keys or addresses, which messages of libraries may contain. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\b(sk|rk|whsec)_\w+/g, '$1_…');

interface Checked {
  readonly system: string;
  readonly state: 'works' | 'FAILS' | 'not set up';
  readonly said: string;
}

async function checked({ system, run }: ProviderCheck): Promise<Checked> {
  if (run === null) return { system, state: 'not set up', said: '' };
  try {
    return { system, state: 'works', said: await run() };
  } catch (error) {
    return { system, state: 'FAILS', said: reasonOf(error) };
  }
}

/** What `doctor` checks; each list reads the configuration. */
export interface DoctorChecks {
  readonly ofMachine: () => readonly ProviderCheck[];
  readonly ofSite: (db: Db) => readonly ProviderCheck[];
  readonly ofProviders: (db: Db) => Promise<readonly ProviderCheck[]>;
}

const all = (checks: readonly ProviderCheck[]) => Promise.all(checks.map(checked));

/** A failure while the checks are made is one of them. */
async function allOf(system: string, checks: () => Promise<readonly Checked[]>): Promise<readonly Checked[]> {
  try {
    return await checks();
  } catch (error) {
    return [{ system, state: 'FAILS', said: reasonOf(error) }];
  }
}

/** `doctor`: what is wrong with the site, its machine, and the systems it depends on. */
export const doctorArea =
  ({ ofMachine, ofSite, ofProviders }: DoctorChecks): Area =>
  (program, { io, now, withDatabase }) => {
    program
      .command('doctor')
      .description('checks everything the site depends on')
      .option('--providers', 'only calls each outside system once, with this site’s keys')
      .option(...options.json)
      .action(async (flags: { readonly providers?: boolean; readonly json?: boolean }) => {
        const machine = flags.providers ? [] : await all(ofMachine());
        const rest = await allOf('Database', () =>
          withDatabase(async (db) => [
            ...(flags.providers ? [] : await all(ofSite(db))),
            ...(await allOf('Providers', async () => all(await ofProviders(db)))),
          ]),
        );
        const rows = [...machine, ...rest];
        const failed = rows.filter(({ state }) => state === 'FAILS');
        if (flags.json) printJson(io, { date: now().toISOString(), checks: rows });
        else {
          printTable(
            io,
            ['system', 'state', 'what it said'],
            rows.map(({ system, state, said }) => [system, state, said]),
            'whole',
          );
          printLine(io, '');
          printLine(io, `Checked on ${now().toISOString().slice(0, 10)}.`);
        }
        if (failed.length > 0) throw new AdminError(`${failed.length} of ${rows.length} don’t work.`);
      });
  };
