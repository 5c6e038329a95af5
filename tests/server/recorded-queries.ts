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

/** Notes every query that passes, as it is sent. */
class Recorder implements KyselyPlugin {
  readonly queries: CompiledQuery[] = [];
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    this.queries.push(this.#db.getExecutor().compileQuery(node, queryId));
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** The plans that PostgreSQL makes for the queries of `work`, as text, one for each. */
export async function plansOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const recorder = new Recorder(db);
  await work(db.withPlugin(recorder));
  const plans: string[] = [];
  for (const { sql, parameters } of recorder.queries) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
    plans.push((rows as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
