import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { utcDay } from '#domain/calendar/real-date.ts';
import { connectDatabase, connectMemory, type Db } from '#server/db/connect.ts';
import { isUpToDate, migrate } from '#server/db/migrate.ts';
import { listAllPackages } from '#server/queries/packages.ts';
import { createEmptyDatabase, createPreparedDatabase, preparedDump } from './prepared-database.ts';
import { isOnPostgres, postgresUrl } from './test-database.ts';

/** A database of its own, as its schema changes. */
const openPrepared = async () =>
  isOnPostgres
    ? connectDatabase({ kind: 'postgres', url: await createPreparedDatabase(postgresUrl) })
    : connectMemory(await preparedDump());

test('a migration numbered below an applied one is applied too', async () => {
  const { db, close } = await openPrepared();
  try {
    expect(await migrate(db)).toEqual([]);
    await db.schema.dropTable('packages').execute();
    await sql`delete from kysely_migration where name = '100-packages'`.execute(db);
    expect(await isUpToDate(db)).toBe(false);
    expect(await migrate(db)).toEqual(['100-packages']);
    expect(await isUpToDate(db)).toBe(true);
    expect(await listAllPackages(db)).toEqual([]);
  } finally {
    await close();
  }
});

test('what members stored of foods and recipes has their American names afterwards', async () => {
  const { db, close } = await openPrepared();
  try {
    const { id: user } = await db
      .insertInto('users')
      .values({
        name: 'A',
        email: 'a@example.com',
        email_key: 'a@example.com',
        partner_id: 'main',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const meta = (name: string, value: readonly string[]) =>
      sql`insert into user_metas values (${user}, ${name}, ${JSON.stringify(value)}::jsonb)`.execute(db);
    await meta('recipes_disliked_ingredients', ['Courgette', 'okra', 'Coriander']);
    await meta('recipe_low_oxalate_customize_ingredients', ['Carrot', 'spring-onion', ' Double Cream ']);
    await meta('recipe_low_fodmap_customize_ingredients', []);
    await sql`insert into shopping_ticks values (${user}, '2026-11-23', 'double-cream', 200), (${user}, '2026-11-23', 'carrot', 1)`.execute(
      db,
    );
    await sql`insert into ingredient_bindings values (${user}, 'mince', 'beef-mince', now())`.execute(db);
    await sql`update recipes set ref_id = 'courgette-and-feta-frittata' where ref_id = 'zucchini-and-feta-frittata'`.execute(
      db,
    );
    const choices = [
      { line: 0, foodId: 'prosciutto', grams: null, isLeftOut: false },
      { line: 1, foodId: 'beef-mince', grams: 5, isLeftOut: false },
    ];
    const own = await db.selectFrom('recipes').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await sql`update recipe_details set own_choices = ${JSON.stringify(choices)}::jsonb where recipe_id = ${own.id}`.execute(
      db,
    );

    await sql`delete from kysely_migration where name = '540-american-names'`.execute(db);
    await sql`alter table recipes rename column in_catalog to in_catalogue`.execute(db); // its name at the time
    expect(await migrate(db)).toEqual(['540-american-names']);
    await sql`alter table recipes rename column in_catalogue to in_catalog`.execute(db);

    const metas = await db.selectFrom('user_metas').select(['name', 'value']).orderBy('name').execute();
    expect(metas).toEqual([
      { name: 'recipe_low_fodmap_customize_ingredients', value: [] },
      { name: 'recipe_low_oxalate_customize_ingredients', value: ['Carrot', 'scallion', 'Heavy Cream'] },
      { name: 'recipes_disliked_ingredients', value: ['Zucchini', 'okra', 'Coriander'] },
    ]);
    const ticks = await db.selectFrom('shopping_ticks').select('food_id').orderBy('food_id').execute();
    expect(ticks.map((it) => it.food_id)).toEqual(['carrot', 'heavy-cream']);
    expect(await db.selectFrom('ingredient_bindings').select('food_id').execute()).toEqual([
      { food_id: 'ground-beef' },
    ]);
    const details = await db
      .selectFrom('recipe_details')
      .select('own_choices')
      .where('recipe_id', '=', own.id)
      .executeTakeFirstOrThrow();
    expect(details.own_choices?.map((it) => [it.foodId, it.grams])).toEqual([
      ['prosciutto', null],
      ['ground-beef', 5],
    ]);
    const refs = await db
      .selectFrom('recipes')
      .select('ref_id')
      .where('ref_id', 'like', '%frittata')
      .execute();
    expect(refs).toEqual([{ ref_id: 'zucchini-and-feta-frittata' }]);
  } finally {
    await close();
  }
});

test.runIf(isOnPostgres)('migrations may wait longer for another server than a query may take', async () => {
  const url = await createEmptyDatabase(postgresUrl);
  const { db, setUp, close } = await connectDatabase({ kind: 'postgres', url });
  const timeout = async (on: Db) => {
    const { rows } = await sql<{ ms: number }>`select setting::integer as ms from pg_settings
      where name = 'statement_timeout'`.execute(on);
    return rows[0]?.ms;
  };
  try {
    expect(await timeout(db)).toBe(15_000);
    let ofSetUp: number | undefined;
    await setUp(async (unhurried) => {
      ofSetUp = await timeout(unhurried);
    });
    expect(ofSetUp).toBe(3_600_000);
  } finally {
    await close();
  }
});

test('EXT-23 changes of accounts from before keep their order, and count as those of confirmed addresses', async () => {
  const { db, close } = await openPrepared();
  try {
    await sql`alter table account_changes drop column position, drop column former_email_verified_at`.execute(
      db,
    );
    await sql`alter table users drop column sign_in_epoch`.execute(db);
    await sql`delete from kysely_migration where name = '806-account-claims'`.execute(db);
    const { rows } = await sql<{ id: string }>`
      insert into users (name, email, email_key, partner_id, created_at)
      values ('A', 'a@example.com', 'a@example.com', 'main', now()) returning id`.execute(db);
    const user = rows[0]?.id ?? '';
    const dates = [new Date('2026-05-02T00:00:00.000Z'), new Date('2026-05-01T00:00:00.000Z')];
    for (const [index, at] of dates.entries())
      await sql`
        insert into account_changes
          (id, user_id, kind, former_email, former_email_key, token_hash, created_at, expires_at)
        values (gen_random_uuid(), ${user}, 'email', 'b', 'b', ${String(index)}, ${at}, ${at})`.execute(db);

    expect(await migrate(db)).toEqual(['806-account-claims']);

    await db
      .insertInto('account_changes')
      .values({
        id: crypto.randomUUID(),
        user_id: user,
        kind: 'restored',
        former_email: null,
        former_email_key: null,
        former_email_verified_at: null,
        token_hash: null,
        created_at: new Date(),
        expires_at: new Date(),
        used_at: null,
        device: null,
        network: null,
      })
      .execute();
    const changes = await db
      .selectFrom('account_changes')
      .select(['position', 'former_email_verified_at as verifiedAt'])
      .where('user_id', '=', user)
      .orderBy('position')
      .execute();
    expect(changes).toEqual([
      { position: 1, verifiedAt: dates[1] },
      { position: 2, verifiedAt: dates[0] },
      { position: 3, verifiedAt: null },
    ]);
  } finally {
    await close();
  }
});

test('EXT-32 ages of children and guests from before count from the day of the migration', async () => {
  const { db, close } = await openPrepared();
  try {
    const { rows } = await sql<{ id: string }>`
      insert into users (name, email, email_key, partner_id, created_at)
      values ('A', 'a@example.com', 'a@example.com', 'main', now()) returning id`.execute(db);
    const user = rows[0]?.id ?? '';
    const { rows: made } = await sql<{ id: string }>`
      insert into households (created_at) values (now()) returning id`.execute(db);
    for (const age of ['3', 'null'])
      await sql`
        insert into household_dependents (household_id, user_id, profile, created_at)
        values (${made[0]?.id}, ${user}, ${`{"name":"Lena","age":${age}}`}::jsonb, '2020-01-01')`.execute(db);

    await sql`delete from kysely_migration where name = '814-dependent-age-dates'`.execute(db);
    const first = utcDay(new Date());
    expect(await migrate(db)).toEqual(['814-dependent-age-dates']);
    const profiles = await db.selectFrom('household_dependents').select('profile').orderBy('id').execute();
    const [dated, without] = profiles.map(({ profile }) => profile);
    expect([first, utcDay(new Date())]).toContain(dated?.ageGivenOn);
    expect(without).toEqual({ name: 'Lena', age: null });
  } finally {
    await close();
  }
});
