import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connect.ts';
import { seed } from '#server/db/seed.ts';
import { loadRecipes } from '#server/db/seed-recipes.ts';
import { openTestDatabase } from './test-database.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const rows = () => connection.db.selectFrom('recipes').selectAll().orderBy('id').execute();
const load = () => connection.db.transaction().execute(loadRecipes);

test('an unchanged catalogue is not loaded again', async () => {
  expect(await seed(connection.db)).toEqual([]);
});

test('what changed is written over, what is new is added, what is gone is removed; ids, dates and strangers stay', async () => {
  const { db } = connection;
  const before = await rows();
  const [one, two] = before;
  if (one === undefined || two === undefined) throw new Error('The catalogue is empty.');
  const { id: _, ...copy } = one;
  await db
    .insertInto('recipes')
    .values(
      [
        { ref_id: 'file-is-gone', in_catalogue: true },
        { ref_id: 'of-a-member', in_catalogue: false },
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
