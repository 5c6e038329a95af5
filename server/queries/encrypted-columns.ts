import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** A column encrypted with the server's key. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key, each with its type. */
  readonly by: readonly (readonly [name: string, type: string])[];
  /** Only the row with this name is encrypted. */
  readonly where?: string;
}

const ofMember = [
  ['user_id', 'uuid'],
  ['id', 'uuid'],
] as const;

const ofChange = [
  ['user_id', 'uuid'],
  ['operation', 'text'],
  ['key', 'uuid'],
] as const;

/** All encrypted columns; a test compares the list with the schema. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    table: 'health_answers',
    column: 'encrypted',
    by: [
      ['user_id', 'uuid'],
      ['category', 'text'],
    ],
  },
  {
    table: 'health_scores',
    column: 'encrypted',
    by: [
      ['user_id', 'uuid'],
      ['day', 'date'],
    ],
  },
  {
    table: 'diary_records',
    column: 'encrypted',
    by: [
      ['user_id', 'uuid'],
      ['id', 'text'],
    ],
  },
  { table: 'trigger_programs', column: 'encrypted', by: ofMember },
  { table: 'trigger_programs', column: 'encrypted_low', by: ofMember },
  {
    table: 'trigger_events',
    column: 'encrypted',
    by: [
      ['user_id', 'uuid'],
      ['program_id', 'uuid'],
      ['seq', 'integer'],
    ],
  },
  { table: 'trigger_limits', column: 'encrypted', by: ofMember },
  { table: 'applied_changes', column: 'target_encrypted', by: ofChange },
  { table: 'applied_changes', column: 'response_encrypted', by: ofChange },
  { table: 'outbox', column: 'encrypted', by: [['id', 'bigint']] },
  { table: 'meal_planners', column: 'calendar_encrypted', by: [['user_id', 'uuid']] },
  { table: 'authenticators', column: 'secret_encrypted', by: [['id', 'uuid']] },
  {
    table: 'two_step_setups',
    column: 'secret_encrypted',
    by: [
      ['user_id', 'uuid'],
      ['session_id', 'uuid'],
      ['kind', 'text'],
    ],
  },
  { table: 'server_keys', column: 'value', by: [['name', 'text']], where: 'vapid' },
];

interface EncryptedRow {
  readonly keys: readonly string[];
  readonly encrypted: string;
}

const batchSize = 500;

const namesOf = ({ by }: EncryptedColumn) => sql.join(by.map(([name]) => sql.ref(name)));
/** The values of a primary key as the database compares them. */
const valuesOf = ({ by }: EncryptedColumn, keys: readonly string[]) =>
  sql.join(keys.map((key, index) => sql`${key}::text::${sql.raw(by[index]?.[1] ?? 'text')}`));

/** Every encrypted value of the column, in the order of the primary key, read in batches. */
export async function* findEncrypted(db: Db, place: EncryptedColumn): AsyncGenerator<EncryptedRow> {
  const { table, column, by, where } = place;
  const texts = sql.join(by.map(([name]) => sql`${sql.ref(name)}::text`));
  const isOne = where === undefined ? sql`true` : sql`name = ${where}`;
  let last: EncryptedRow | undefined;
  do {
    const isNext =
      last === undefined ? sql`true` : sql`(${namesOf(place)}) > (${valuesOf(place, last.keys)})`;
    const { rows } = await sql<EncryptedRow>`
      select array[${texts}] as keys, ${sql.ref(column)} as encrypted from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${isOne} and ${isNext}
      order by ${namesOf(place)} limit ${batchSize}`.execute(db);
    yield* rows;
    last = rows.length < batchSize ? undefined : rows.at(-1);
  } while (last !== undefined);
}

export async function putEncrypted(
  db: Db,
  place: EncryptedColumn,
  keys: readonly string[],
  encrypted: string,
): Promise<void> {
  const { table, column } = place;
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${encrypted}
    where (${namesOf(place)}) = (${valuesOf(place, keys)})`.execute(db);
}
