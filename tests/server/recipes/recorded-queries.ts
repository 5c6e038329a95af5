import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Records every query as it is sent. */
class Recorder implements KyselyPlugin {
  readonly #db: Db;
  readonly #note: (query: CompiledQuery) => void;

  constructor(db: Db, note: (query: CompiledQuery) => void) {
    this.#db = db;
    this.#note = note;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.#note(this.#db.getExecutor().compileQuery(node, queryId));
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** The same database; `note` is called with every query. */
export const withNotes = (db: Db, note: (query: CompiledQuery) => void): Db =>
  db.withPlugin(new Recorder(db, note));

/** The plans that PostgreSQL makes for the queries of `work`, as text, one for each. */
export async function plansOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const queries: CompiledQuery[] = [];
  await work(withNotes(db, (query) => queries.push(query)));
  const plans: string[] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
    plans.push((rows as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
