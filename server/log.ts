import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

export interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

/** The loggable part of an error. Messages of PostgreSQL contain members' values, so only their code is logged. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is not an error was thrown.' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isFromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  const frames = error.stack?.slice(error.stack.search(/\n\s+at /) + 1);
  return {
    type: error.name,
    message: isFromDatabase ? 'PostgreSQL refused a query.' : error.message,
    ...(code === undefined ? {} : { code }),
    ...(frames === undefined ? {} : { stack: frames }),
  };
}

/** Logs name routes, statuses, times and errors; never bodies, addresses, tokens, emails or query strings. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: errorFacts } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
