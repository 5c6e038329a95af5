import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** A column that only the server's key opens, and by what a row of its table is found. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, each with its type. */
  readonly by: readonly (readonly [name: string, type: string])[];
  /** Which rows hold something sealed. */
  readonly where?: string;
}

/** All of them: a test holds that no table has another. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'health_answers',
    column: 'sealed',
    by: [
      ['user_id', 'uuid'],
      ['category', 'text'],
    ],
  },
  {
    table: 'health_scores',
    column: 'sealed',
    by: [
      ['user_id', 'uuid'],
      ['day', 'date'],
    ],
  },
  { table: 'outbox', column: 'sealed', by: [['id', 'bigint']] },
  { table: 'meal_planners', column: 'calendar_sealed', by: [['user_id', 'uuid']] },
  { table: 'server_keys', column: 'value', by: [['name', 'text']], where: 'vapid' },
];

interface SealedRow {
  readonly keys: readonly string[];
  readonly sealed: string;
}

const rowsAtOnce = 500;

const namesOf = ({ by }: SealedColumn) => sql.join(by.map(([name]) => sql.ref(name)));
/** The values of a primary key as the database compares them. */
const valuesOf = ({ by }: SealedColumn, keys: readonly string[]) =>
  sql.join(keys.map((key, nth) => sql`${key}::text::${sql.raw(by[nth]?.[1] ?? 'text')}`));

/** Every sealed value of the column, in the order of the primary key. */
export async function* findSealed(db: Db, place: SealedColumn): AsyncGenerator<SealedRow> {
  const { table, column, by, where } = place;
  const texts = sql.join(by.map(([name]) => sql`${sql.ref(name)}::text`));
  const isOne = where === undefined ? sql`true` : sql`name = ${where}`;
  let last: SealedRow | undefined;
  do {
    const isNext =
      last === undefined ? sql`true` : sql`(${namesOf(place)}) > (${valuesOf(place, last.keys)})`;
    const { rows } = await sql<SealedRow>`
      select array[${texts}] as keys, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${isOne} and ${isNext}
      order by ${namesOf(place)} limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  } while (last !== undefined);
}

export async function putSealed(
  db: Db,
  place: SealedColumn,
  keys: readonly string[],
  sealed: string,
): Promise<void> {
  const { table, column } = place;
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where (${namesOf(place)}) = (${valuesOf(place, keys)})`.execute(db);
}
