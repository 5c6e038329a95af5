import { Command, CommanderError, type CommandOptions } from 'commander';
import { ContentError } from '#server/content/content-error.ts';
import type { PaymentProvider } from '#server/context/payment.ts';
import type { Connection, Db } from '#server/db/connect.ts';
import { databaseFailureOf, isReadOnlyError } from '#server/db/database-errors.ts';
import { AdminError } from './admin-error.ts';
import type { AdminIo } from './admin-io.ts';

/** Dependencies of the commands. */
export interface Admin {
  readonly io: AdminIo;
  readonly now: () => Date;
  /** Opens the database for the duration of the work, after the command line has been validated. */
  readonly withDatabase: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The payment provider; null without one. */
  readonly connectPayments: (db: Db) => Promise<PaymentProvider | null>;
}

/** Adds the commands of one area. */
export type Area = (program: Command, admin: Admin) => void;

export interface AdminParts {
  readonly io: AdminIo;
  readonly now: () => Date;
  /** Throws an error with a sentence when no database is available. */
  readonly open: () => Promise<Connection>;
  readonly connectPayments: Admin['connectPayments'];
}

/** Options shared by several commands. */
export const options = {
  json: ['--json', 'print JSON'],
  dryRun: ['--dry-run', 'show what would happen, and change nothing'],
  yes: ['-y, --yes', 'don’t ask first'],
} as const;

export interface Caution {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
}

/** Asks for a confirmation before data is lost. Throws AdminError unless confirmed. */
export async function mustConfirm({ io }: Admin, { yes }: Caution, question: string): Promise<void> {
  if (yes) return;
  const answer = await io.confirm(question);
  if (answer === null) throw new AdminError(`${question} Add --yes to agree.`);
  if (!answer) throw new AdminError('Nothing was changed.');
}

/** A group of commands under one word. */
export function group(program: Command, name: string, description: string, more?: CommandOptions): Command {
  return program.command(name, more).description(description).helpCommand(false);
}

function sentenceOf(error: unknown): string {
  if (error instanceof AdminError || error instanceof ContentError) return error.message;
  if (isReadOnlyError(error))
    return 'The database takes no writes: it was moved (`doctor` says where to), or is a replica. Nothing was changed.';
  switch (databaseFailureOf(error)) {
    case 'gone':
      return 'The database isn’t responding. Nothing was changed.';
    case 'full':
      return 'The disk is full. Nothing was changed.';
    case null:
      return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Runs one command line, without the name of the program. Resolves to the exit code: 0 done, 1 could not be done,
 * 2 not a command.
 */
export async function runAdmin(
  argv: readonly string[],
  areas: readonly Area[],
  { io, now, open, connectPayments }: AdminParts,
): Promise<number> {
  const withDatabase: Admin['withDatabase'] = async (work) => {
    const { db, close } = await open();
    try {
      return await work(db);
    } finally {
      await close();
    }
  };
  const program = new Command('npm run admin --')
    .description('Runs your site: its settings, pages, plans, and users.')
    .usage('<command> [options]')
    .helpCommand(false)
    .addHelpText(
      'after',
      '\nAdd --help to any command to learn more. `npm run --silent` prints its output only.',
    )
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('Add --help to see how to use it.');
  for (const area of areas) area(program, { io, now, withDatabase, connectPayments });
  try {
    if (argv.length === 0) program.outputHelp({ error: true });
    else await program.parseAsync(argv, { from: 'user' });
    return argv.length === 0 ? 2 : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    io.err(`${sentenceOf(error)}\n`);
    return error instanceof AdminError ? error.exitCode : 1;
  }
}
