import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ComparedDish, comparedDish } from '#domain/catalog/similarity.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { indexFoods } from '#server/catalog/food-index.ts';
import { readRecipe } from '#server/catalog/read-recipe.ts';

const root = join(import.meta.dirname, '../..');
const hashOf = (...texts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
};

/** Inputs of a compared recipe, besides its own text. */
const inputs = ['content/foods.csv', 'domain/{catalog,food,quantity,recipe}/*.ts', 'server/catalog/*.ts'];
const versionOfInputs = (): string =>
  hashOf(
    ...globSync(inputs, { cwd: root })
      .sort()
      .map((file) => readFileSync(join(root, file))),
  );

/** As JSON: maps and sets as lists. */
interface Stored extends Pick<ComparedDish, 'refId' | 'meals' | 'minutes'> {
  readonly grams: readonly (readonly [string, number])[];
  readonly weights: readonly (readonly [string, number])[];
  readonly techniques: readonly string[];
}
/** By the hash of the file's name and text; null: it does not load. */
type Entries = Readonly<Record<string, Stored | null>>;

const stored = ({ grams, weights, techniques, ...rest }: ComparedDish): Stored => ({
  ...rest,
  grams: [...grams],
  weights: [...weights],
  techniques: [...techniques],
});
const restored = ({ grams, weights, techniques, ...rest }: Stored): ComparedDish => ({
  ...rest,
  grams: new Map(grams),
  weights: new Map(weights),
  techniques: new Set(techniques),
});

function readCache(file: string, version: string): Entries {
  try {
    const cached: { readonly version: string; readonly entries: Entries } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return cached.version === version ? cached.entries : {};
  } catch {
    return {};
  }
}

/**
 * The recipes of a directory for comparisons, without those that do not load. Unchanged ones are read from
 * the file `cache`, which may be deleted at any time.
 */
export function comparedRecipes(
  directory: string,
  { foods, byId }: Pick<FoodTable, 'foods' | 'byId'>,
  cache: string,
): readonly ComparedDish[] {
  const version = versionOfInputs();
  const before = readCache(cache, version);
  const index = indexFoods(foods);
  const entries: Record<string, Stored | null> = {};
  for (const name of readdirSync(directory).filter((it) => it.endsWith('.cook'))) {
    const source = readFileSync(join(directory, name), 'utf8');
    const key = hashOf(name, '\n', source);
    const known = before[key];
    if (known !== undefined) entries[key] = known;
    else {
      const read = readRecipe(name.slice(0, -'.cook'.length), source, index);
      entries[key] = 'recipe' in read ? stored(comparedDish(read.recipe, byId)) : null;
    }
  }
  if (Object.keys(entries).some((key) => before[key] === undefined)) {
    mkdirSync(dirname(cache), { recursive: true });
    // several processes may write at once: each replaces the whole file
    writeFileSync(`${cache}.${process.pid}`, JSON.stringify({ version, entries }));
    renameSync(`${cache}.${process.pid}`, cache);
  }
  return Object.values(entries).flatMap((entry) => (entry === null ? [] : [restored(entry)]));
}
