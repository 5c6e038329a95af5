import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { ContentError } from '#server/content/content-error.ts';
import type { Connection } from '#server/db/connect.ts';
import { computeCatalog, loadRecipes } from '#server/seed/recipes.ts';
import { seed } from '#server/seed/seed.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';

let connection: Connection;
/** A few recipes of the catalog, which suffice to test loading. */
let some: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  some = await mkdtemp(join(tmpdir(), 'kindfare-some-'));
  const files = (await readdir('content/recipes')).toSorted().slice(0, 30);
  await Promise.all([...files, 'guacamole.cook'].map((it) => cp(`content/recipes/${it}`, join(some, it))));
});
afterAll(async () => {
  await connection.close();
  await rm(some, { recursive: true });
});

const rows = () => connection.db.selectFrom('recipes').selectAll().orderBy('id').execute();
async function load(directory = some): Promise<void> {
  const catalog = await computeCatalog(await loadFoods(), directory);
  await connection.db.transaction().execute((tx) => loadRecipes(tx, catalog, directory));
}
const indexes = async () => {
  const { rows: found } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where tablename = 'recipes' order by indexname`.execute(
    connection.db,
  );
  return found.map(({ definition }) => definition);
};

test('an unchanged catalog is not loaded again', async () => {
  expect(await seed(connection.db)).toEqual([]);
  await load();
});

test('changed recipes are updated, new ones inserted, removed ones deleted; ids, dates and external ones stay', async () => {
  const { db } = connection;
  const before = await rows();
  const [one, two] = before;
  if (one === undefined || two === undefined) throw new Error('The catalog is empty.');
  const { id: _, ...copy } = one;
  await db
    .insertInto('recipes')
    .values(
      [
        { ref_id: 'file-is-gone', in_catalog: true },
        { ref_id: 'of-a-member', in_catalog: false },
      ].map((more) => ({
        ...copy,
        ...more,
        levels: (eb) => eb.cast(eb.val(JSON.stringify(one.levels)), 'jsonb'),
      })),
    )
    .execute();
  await db
    .updateTable('recipes')
    .set({ title: 'Old', content_hash: 'old' })
    .where('id', '=', one.id)
    .execute();
  await db.deleteFrom('recipes').where('id', '=', two.id).execute();

  await load();

  const after = await rows();
  const added = after.find(({ ref_id }) => ref_id === two.ref_id);
  expect(added?.id).toBeGreaterThan(before.at(-1)?.id ?? 0);
  const refs = after.map(({ ref_id }) => ref_id);
  expect(refs).toContain('of-a-member');
  expect(refs).not.toContain('file-is-gone');
  expect(after.find(({ id }) => id === one.id)).toEqual(one);
  const untouched = (list: typeof before) =>
    list.filter(({ ref_id }) => ref_id !== two.ref_id && ref_id !== 'of-a-member');
  expect(untouched(after)).toEqual(untouched(before));
  const details = await db.selectFrom('recipe_details').select('recipe_id').execute();
  expect(details.map(({ recipe_id }) => recipe_id)).toContain(added?.id);
});

test('an empty catalog is filled with its search index built last; every index is the same as before', async () => {
  const before = await indexes();
  expect(before.join()).toContain('recipes_by_criteria');
  await connection.db.deleteFrom('recipes').execute();
  await load();
  expect(await indexes()).toEqual(before);
  expect((await rows()).length).toBe((await readdir(some)).length);
});

test('recipes without an author are by the kitchen', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kindfare-authors-'));
  try {
    const text = await readFile('content/recipes/guacamole.cook', 'utf8');
    await writeFile(join(directory, 'guacamole.cook'), text);
    await writeFile(
      join(directory, 'of-a-person.cook'),
      text.replace(/^title: .*$/m, 'title: Of a person\nauthor: A. Cook'),
    );
    await load(directory);
    const authors = (await rows()).map(({ ref_id, author_name }) => [ref_id, author_name]);
    expect(authors).toContainEqual(['guacamole', 'Kindfare kitchen']);
    expect(authors).toContainEqual(['of-a-person', 'A. Cook']);
  } finally {
    await rm(directory, { recursive: true });
    await load();
  }
});

test('a catalog is replaced in one transaction or not at all', async () => {
  const { db } = connection;
  const [one] = await rows();
  if (one === undefined) throw new Error('The catalog is empty.');
  await db
    .updateTable('recipes')
    .set({ title: 'Old', content_hash: 'old' })
    .where('id', '=', one.id)
    .execute();
  const before = await rows();
  await sql`create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
    db,
  );
  await sql`create constraint trigger fail_late after update on recipes deferrable initially deferred for each row execute function fail_late()`.execute(
    db,
  );
  await expect(load()).rejects.toThrow('no room');
  await sql`drop trigger fail_late on recipes`.execute(db);
  expect(await rows()).toEqual(before);

  await load();
  expect((await rows()).find(({ id }) => id === one.id)?.title).toBe(one.title);
});

test('an invalid file leaves the catalog unchanged, and is reported with its place', async () => {
  const before = await rows();
  const directory = await mkdtemp(join(tmpdir(), 'kindfare-recipes-'));
  try {
    await cp('content/recipes/guacamole.cook', join(directory, 'guacamole.cook'));
    await writeFile(
      join(directory, 'omelette.cook'),
      '---\ntitle: Omelette\ndescription: Eggs.\nservings: 2\ntime: 5 min\nmeal types: [Breakfast]\n---\n\nFry @egss{4} in @butter{1%gulp}.\n',
    );
    const failure = await load(directory).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(String(failure)).toMatch(/omelette\.cook:9:5: no food is called "egss"; did you mean "eggs"\?\n/);
    expect(String(failure)).toMatch(/omelette\.cook:9:17: Butter: "gulp" is not a unit; measures known: /);
  } finally {
    await rm(directory, { recursive: true });
  }
  expect(await rows()).toEqual(before);
});
