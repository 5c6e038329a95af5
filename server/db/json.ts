import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Both drivers would otherwise take a list for a PostgreSQL array and a text for ready-made JSON. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
