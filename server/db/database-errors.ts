/** The database cannot be reached or ended in the middle; the next call opens it again. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Too many callers wait for the database. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** An error PostgreSQL answered with; the same fields as the errors of `pg`. */
export class DatabaseQueryError extends Error {
  override readonly name = 'DatabaseQueryError';
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(message: string, code: string, constraint: string | null) {
    super(message);
    this.code = code;
    this.constraint = constraint ?? undefined;
  }
}

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
];

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** SQLSTATE of a write to a database that only reads: a standby, or one that was moved. */
export const readOnlyTransaction = '25006';

export const isReadOnlyError = (error: unknown): boolean => codeOf(error) === readOnlyTransaction;

export type DatabaseFailure = 'gone' | 'full';

/** Classifies errors of the database itself; null for any other error. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (code === '53100' || code === 'ENOSPC' || /no space left on device/i.test(message)) return 'full';
  if (error instanceof DatabaseUnavailableError || error instanceof DatabaseBusyError) return 'gone';
  if (networkCodes.includes(code)) return 'gone';
  // Connection failures, no resources, an operator's or a deadline's cancellation, a system error, a read-only standby.
  if (/^(08|53|57|58)/.test(code) || isReadOnlyError(error)) return 'gone';
  // `pg` gives these no code.
  if (/^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(message))
    return 'gone';
  if (error instanceof AggregateError)
    return error.errors.map(databaseFailureOf).find((kind) => kind !== null) ?? null;
  return null;
}

/** Whether the error is a violation of the named unique constraint or index. */
export function isTaken(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && (error as { constraint?: string }).constraint === constraint;
}

/** PostgreSQL’s code for a prepared statement whose columns have changed their types since, as by a migration. */
export const changedResult = '0A000';
