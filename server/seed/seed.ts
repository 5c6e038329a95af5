import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Transaction } from 'kysely';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { FoodsAndRoles } from '#server/context/foods-and-roles.ts';
import type { Db } from '#server/db/connect.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import type { Database } from '#server/db/schema.ts';
import { loadPackages } from './packages.ts';
import type { CatalogRow } from './recipes.ts';
import { loadSettings } from './settings.ts';

export type Tx = Transaction<Database>;

/** What the parts are computed from or were computed to, each at its first use unless a start has begun it before. */
export interface Inputs {
  readonly foods: () => Promise<FoodsAndRoles>;
  readonly catalog: () => Promise<readonly CatalogRow[]>;
}

/** Computes the catalog; its parser and rules are loaded only for that. */
export async function catalogOf(foods: Promise<FoodsAndRoles>): Promise<readonly CatalogRow[]> {
  const { computeCatalog } = await import('./recipes.ts');
  return computeCatalog(await foods);
}

/** The food tables are read once for all parts. `foods`: where they have been read. */
export function inputsOf(foods?: Promise<FoodsAndRoles>): Inputs {
  let known = foods;
  const read = () => (known ??= loadFoods());
  return { foods: read, catalog: () => catalogOf(read()) };
}

/** One part of content/ and its loader. */
interface Part {
  readonly name: string;
  /** Its input files, as globs below the project. */
  readonly files: readonly string[];
  readonly load: (tx: Tx, inputs: Inputs) => Promise<void>;
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
    // Sanitized HTML is stored, so the rules are inputs too.
    files: [
      'content/pages/*.md',
      'domain/content-page/allowed-html.ts',
      'server/{pages/*,security/clean-html,seed/pages}.ts',
    ],
    // The Markdown parser is loaded only when pages have changed.
    load: async (tx) => (await import('./pages.ts')).loadPages(tx),
  },
  {
    name: 'recipes',
    // Computed facts are stored, so the rules are inputs too.
    files: [
      'content/{foods,synonyms}.csv',
      'content/recipes/*.cook',
      'content/recipes/photos/*',
      'art/**/*.ts',
      'domain/**/*.ts',
      'server/catalog/*.ts',
      'server/{seed/recipes,db/recipe-rows}.ts',
    ],
    load: async (tx, { catalog }) => {
      const rows = await catalog();
      await (await import('./recipes.ts')).loadRecipes(tx, rows);
    },
  },
  {
    name: 'own recipes',
    files: [
      'content/{foods,synonyms}.csv',
      'art/**/*.ts',
      'domain/**/*.ts',
      'server/recipe-import/{own-recipe-rows,recompute-own-recipes}.ts',
      'server/db/recipe-rows.ts',
    ],
    load: async (tx, { foods }) => {
      const { recomputeOwnRecipes } = await import('#server/recipe-import/recompute-own-recipes.ts');
      await recomputeOwnRecipes(tx, await foods());
    },
  },
  {
    name: 'external recipes',
    files: [
      'content/{foods,synonyms}.csv',
      'art/**/*.ts',
      'domain/**/*.ts',
      'server/providers/recipe-source/{external-rows,recompute-external-recipes}.ts',
      'server/db/recipe-rows.ts',
    ],
    load: async (tx, { foods }) => {
      const { recomputeExternalRecipes } = await import(
        '#server/providers/recipe-source/recompute-external-recipes.ts'
      );
      await recomputeExternalRecipes(tx, await foods());
    },
  },
];

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Hash of a part's input files. `known`: digests by pattern, as several parts are computed by the same rules. */
function hashOf({ files }: Part, known: Map<string, string>): string {
  for (const pattern of files) {
    if (known.has(pattern)) continue;
    const hash = createHash('sha256');
    for (const file of globSync(pattern, { cwd: project }).sort())
      hash.update(`${file}\n`).update(readFileSync(`${project}${file}`));
    known.set(pattern, hash.digest('hex'));
  }
  return createHash('sha256')
    .update(files.map((pattern) => known.get(pattern)).join('\n'))
    .digest('hex');
}

/** Loads the changed parts of content/ under a lock. Returns their names. */
export async function seed(db: Db, inputs: Inputs = inputsOf()): Promise<readonly string[]> {
  const loaded: string[] = [];
  const digests = new Map<string, string>();
  for (const part of parts) {
    const hash = hashOf(part, digests);
    await db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'seed');
      const present = await tx
        .selectFrom('content_versions')
        .select('hash')
        .where('name', '=', part.name)
        .executeTakeFirst();
      if (present?.hash === hash) return;
      await part.load(tx, inputs);
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
