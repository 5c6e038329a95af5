import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import { loadPackages } from './packages.ts';
import { loadSettings } from './settings.ts';

export type Tx = Transaction<Database>;

/** One part of content/ and what brings it into the database. */
interface Part {
  readonly name: string;
  /** The files it follows from, as globs below the project. */
  readonly files: readonly string[];
  readonly load: (tx: Tx) => Promise<void>;
}

const parts: readonly Part[] = [
  { name: 'settings', files: ['content/settings.yaml'], load: loadSettings },
  {
    name: 'packages',
    files: ['content/packages.yaml', 'server/seed/packages.ts', 'server/packages/*.ts'],
    load: loadPackages,
  },
  {
    name: 'pages',
    // What is stored is cleaned HTML, so it changes with the rules as well.
    files: [
      'content/pages/*.md',
      'domain/content-page/allowed-html.ts',
      'server/{pages/*,security/clean-html,seed/pages}.ts',
    ],
    // Markdown is read only when there is something to bring in.
    load: async (tx) => (await import('./pages.ts')).loadPages(tx),
  },
  {
    name: 'recipes',
    // What is stored is computed, so it changes with the rules as well.
    files: [
      'content/foods.csv',
      'content/recipes/*.cook',
      'art/**/*.ts',
      'domain/**/*.ts',
      'server/catalogue/*.ts',
      'server/{seed/recipes,db/recipe-rows}.ts',
    ],
    // The parser and the rules are read only when there is something to compute.
    load: async (tx) => (await import('./recipes.ts')).loadRecipes(tx),
  },
  {
    name: 'own recipes',
    files: [
      'content/foods.csv',
      'art/**/*.ts',
      'domain/**/*.ts',
      'server/recipe-import/{own-recipe-rows,recompute-own-recipes}.ts',
      'server/db/recipe-rows.ts',
    ],
    load: async (tx) =>
      (await import('#server/recipe-import/recompute-own-recipes.ts')).recomputeOwnRecipes(tx),
  },
];

const project = fileURLToPath(new URL('../../', import.meta.url));

function hashOf(part: Part): string {
  const hash = createHash('sha256');
  for (const file of globSync([...part.files], { cwd: project }).sort())
    hash.update(`${file}\n`).update(readFileSync(`${project}${file}`));
  return hash.digest('hex');
}

/** Brings content/ into the database where its files have changed since; of several servers one does it. Returns the names of the parts loaded. */
export async function seed(db: Db): Promise<readonly string[]> {
  const loaded: string[] = [];
  for (const part of parts) {
    const hash = hashOf(part);
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
      const present = await tx
        .selectFrom('content_versions')
        .select('hash')
        .where('name', '=', part.name)
        .executeTakeFirst();
      if (present?.hash === hash) return;
      await part.load(tx);
      await tx
        .insertInto('content_versions')
        .values({ name: part.name, hash })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
        .execute();
      loaded.push(part.name);
    });
  }
  return loaded;
}
