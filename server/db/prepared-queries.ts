import { hash } from 'node:crypto';
import { type CompiledQuery, sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from './connect.ts';
import { changedResult } from './database-errors.ts';
import { isRead } from './statements.ts';

/** Names of the statements that the databases parse and plan once, by their texts. */
const names = new Map<string, string>();

/** Null for a statement that is planned for each call. */
export const preparedName = (sql: string): string | null => names.get(sql) ?? null;

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function named<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!isRead(query.sql)) throw new Error(`Only reads are prepared: ${query.sql}`);
  names.set(query.sql, `k_${hash('sha256', query.sql, 'hex').slice(0, 32)}`);
  return query;
}

interface Made {
  readonly parts: TemplateStringsArray;
  readonly parameters: readonly unknown[];
}
function partsOf({ sql: text, parameters }: CompiledQuery<unknown>): Made {
  const parts = text.split(/\$\d+/);
  return { parts: Object.assign(parts, { raw: parts }), parameters };
}

/** Each costs memory in each connection. */
const maxShapes = 100;
let shapes = 0;

/** A read whose text depends on the call, but whose plan doesn’t depend on its parameters: the first texts are prepared. */
export async function runShape<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  if (shapes < maxShapes && !names.has(query.sql)) {
    named(query);
    shapes += 1;
  }
  return (await db.executeQuery(query)).rows;
}

/**
 * A read that is made all the time and finds its rows by keys, so that one plan serves all parameters. Its text is made
 * once and must not depend on them: a list is one parameter (`= any(...)`).
 */
export function prepared<Parameters extends object, Row>(
  build: (db: Db, parameters: Parameters) => CompiledQuery<Row>,
): (db: Db, parameters: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Parameters;
  let made: Made | null = null;
  return async (db, parameters) => {
    made ??= partsOf(named(build(db.withoutPlugins(), placeholders)));
    const values = made.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof Parameters] : value,
    );
    return (await sql<Row>(made.parts, ...values).execute(db)).rows;
  };
}

/** The columns have changed their types; or a pooler in between has given the connection of another client, with other statements. */
const unusable = [changedResult, '26000', '42P05'];

/** Prepares statements on the connection when it first runs them. */
export function prepareOn(client: PoolClient): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown;
  let isPlain = false;
  const runNamed = async (name: string, text: string, values: unknown) => {
    try {
      return await query({ name, text, values });
    } catch (error) {
      if (!unusable.includes(Object(error)['code'])) throw error;
      isPlain = true;
      return query(text, values);
    }
  };
  client.query = ((...parts: unknown[]) => {
    const [text, values] = parts;
    const name = typeof text === 'string' && !isPlain ? preparedName(text) : null;
    return name === null ? query(...parts) : runNamed(name, String(text), values);
  }) as typeof client.query;
}
