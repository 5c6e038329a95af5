import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { changedResult } from '#server/db/database-errors.ts';

const { serialize } = protocol;

interface Statement {
  readonly types: readonly number[];
  uses: number;
}

/**
 * A plan is made for the sizes that the tables have then, and the embedded database has no background process that would
 * notice their growth.
 */
const usesOfPlan = 200;

function joined(messages: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
  let at = 0;
  for (const message of messages) {
    all.set(message, at);
    at += message.length;
  }
  return all;
}

/** Runs reads that are parsed once and then only bound and executed, which PGlite itself cannot. Each text has a name. */
export function createPreparedStatements(database: PGlite) {
  const statements = new Map<string, Statement>();
  // not more than one statement runs at a time
  const send = (messages: readonly Uint8Array[]) =>
    database.execProtocolStream(joined([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<Statement> {
    statements.delete(name);
    const messages = await send([
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const statement = { types: parse.parseDescribeStatementResults(messages), uses: 0 };
    statements.set(name, statement);
    return statement;
  }

  async function run(name: string, text: string, parameters: readonly unknown[]) {
    const known = statements.get(name);
    const isUsable = known !== undefined && known.uses < usesOfPlan;
    const statement = isUsable ? known : await prepare(name, text);
    statement.uses += 1;
    const values = parameters.map((value, place) => {
      if (value === null || value === undefined) return null;
      const serializer = database.serializers[statement.types[place] ?? 0];
      return serializer === undefined ? String(value) : serializer(value);
    });
    const messages = await send([
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ]);
    return parse.parseResults(messages, database.parsers)[0];
  }

  return async (name: string, text: string, parameters: readonly unknown[]) => {
    try {
      return await run(name, text, parameters);
    } catch (error) {
      if (Object(error)['code'] !== changedResult) throw error;
      statements.delete(name);
      return database.query(text, [...parameters]);
    }
  };
}
