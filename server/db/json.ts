import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Both drivers would otherwise encode a list as a PostgreSQL array and a text as raw JSON. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
