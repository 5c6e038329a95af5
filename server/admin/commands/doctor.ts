import type { Db } from '#server/db/connect.ts';
import type { ProviderCheck } from '#server/providers/check-providers.ts';
import type { Area } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { printLine, printTable } from '../print.ts';

/** A reason without keys or addresses, which messages of libraries may contain. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\b(sk|rk|whsec)_\w+/g, '$1_…');

async function result({ system, run }: ProviderCheck): Promise<readonly [string, string, string]> {
  if (run === null) return [system, 'not set up', ''];
  try {
    return [system, 'works', await run()];
  } catch (error) {
    return [system, 'FAILS', reasonOf(error)];
  }
}

/** `doctor`: whether the site's own keys do. `checksOf` reads the configuration. */
export const doctorArea =
  (checksOf: (db: Db) => Promise<readonly ProviderCheck[]>): Area =>
  (program, { io, now, withDatabase }) => {
    program
      .command('doctor')
      .description('checks what the site depends on')
      .requiredOption('--providers', 'calls each outside system once, with the keys of this site')
      .action(async () => {
        const rows = await withDatabase(async (db) => Promise.all((await checksOf(db)).map(result)));
        printTable(io, ['system', 'state', 'what it said'], rows);
        printLine(io, `\nChecked on ${now().toISOString().slice(0, 10)}.`);
        const failed = rows.filter(([, state]) => state === 'FAILS').length;
        if (failed > 0) throw new AdminError(`${failed} of ${rows.length} do not work.`);
      });
  };
