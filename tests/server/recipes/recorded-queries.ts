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

/** Records every query. */
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

/** Pages that the queries of `work` read, from memory or not, together. */
export async function pagesRead(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const queries: CompiledQuery[] = [];
  await work(withNotes(db, (query) => queries.push(query)));
  let pages = 0;
  for (const { sql, parameters } of queries) {
    const explain = CompiledQuery.raw(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const [row] = (await db.executeQuery(explain)).rows as { 'QUERY PLAN': PagePlan[] }[];
    const top = row?.['QUERY PLAN'][0]?.Plan;
    pages += (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0);
  }
  return pages;
}
interface PagePlan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/**
 * PostgreSQL's query plans for the queries of `work`, as text, one for each. `avoidScans`: sequential scans only if no
 * index can be used, whatever the size and statistics of the table. `only`: queries whose text matches.
 */
export async function plansOf(
  db: Db,
  work: (db: Db) => Promise<unknown>,
  { avoidScans = false, only = /./ }: { readonly avoidScans?: boolean; readonly only?: RegExp } = {},
): Promise<readonly string[]> {
  const queries: CompiledQuery[] = [];
  await work(withNotes(db, (query) => queries.push(query)));
  return db.transaction().execute(async (transaction) => {
    if (avoidScans) await transaction.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    const plans: string[] = [];
    for (const { sql, parameters } of queries.filter((query) => only.test(query.sql))) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
      plans.push((rows as Record<string, string>[]).map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
}
