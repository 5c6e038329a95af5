import { ConfigError } from './config.ts';
import { ContentError } from './content/content-error.ts';
import { DatabaseUnavailableError, databaseFailureOf } from './db/database-errors.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { DataFolderError } from './db/pglite/folder-lock.ts';

/** Errors whose message is a sentence for the operator. */
const operatorErrors = [
  ConfigError,
  ContentError,
  DataFolderError,
  DatabaseUnavailableError,
  NewerDatabaseError,
];

interface SystemError extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly hostname?: unknown;
  readonly path?: unknown;
}

/** As set, if they are. */
export interface Place {
  readonly host: string | undefined;
  readonly databaseUrl: string | undefined;
}

/** Of an address that the server can't listen at; null: it is something else. */
function listenSentence({ code, syscall, hostname }: SystemError, { host }: Place): string | null {
  const isHost = syscall === 'getaddrinfo' && host !== undefined && hostname === host.trim();
  if (isHost) return 'HOST is not an address of this machine.';
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE') return 'The port is in use; set PORT to another one.';
  if (code === 'EACCES') return 'The port may not be used by this account; set PORT to another one.';
  return code === 'EADDRNOTAVAIL' ? 'HOST is not an address of this machine.' : null;
}

/** Of PostgreSQL, by its code. */
function databaseSentence(error: SystemError, { databaseUrl: url }: Place): string | null {
  if (databaseFailureOf(error) === 'full') return 'The disk of the database is full.';
  if (url === undefined || url.trim() === '') return null;
  switch (error.code) {
    case '28P01':
    case '28000':
      return `The database of DATABASE_URL refuses its account: check name and password (${error.message}).`;
    case '3D000':
      return `The database of DATABASE_URL doesn’t exist: create it first (${error.message}).`;
    case '42501':
      return `The account of DATABASE_URL has to own its database (${error.message}).`;
    default:
      return databaseFailureOf(error) === 'gone' ? 'The database of DATABASE_URL does not respond.' : null;
  }
}

/** A failed start as one sentence that says what to do, where the operator can do something. */
export function startFailure(error: unknown, place: Place): string {
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`;
  if (operatorErrors.some((kind) => error instanceof kind)) return error.message;
  const { code, path }: SystemError = error;
  const sentence = listenSentence(error, place) ?? databaseSentence(error, place);
  if (sentence !== null) return sentence;
  if (typeof path === 'string')
    return `${path} can’t be used (${String(code)}): check DATA_DIR, and that this account may read and write there.`;
  return `The server could not start: ${error.message}`;
}
