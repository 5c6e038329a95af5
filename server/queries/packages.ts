import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { PackagesTable } from '#server/db/tables/packages.ts';

export type PackageRow = Selectable<PackagesTable>;

/** Plans on sale, cheapest first; none without a payment provider. */
const onSale = (db: Db) =>
  db
    .selectFrom('packages')
    .selectAll()
    .where('active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('settings')
          .select('key')
          .where('key', '=', 'stripe_connected')
          .where(sql<boolean>`value::text = 'true'`),
      ),
    )
    .orderBy('price_cents')
    .orderBy('id');

/** Filters the plans that can be bought. */
export const listPackagesOnSale = (db: Db): Promise<readonly PackageRow[]> => onSale(db).execute();

/** A plan that can be bought. */
export const findPackageOnSale = (db: Db, id: string): Promise<PackageRow | undefined> =>
  onSale(db).where('id', '=', id).executeTakeFirst();

/** Every plan, including those off sale. */
export const listAllPackages = (db: Db): Promise<readonly PackageRow[]> =>
  db.selectFrom('packages').selectAll().orderBy('price_cents').orderBy('id').execute();

/** Any plan, on sale or not. */
export const findAnyPackage = (db: Db, id: string): Promise<PackageRow | undefined> =>
  db.selectFrom('packages').selectAll().where('id', '=', id).executeTakeFirst();

/** Upserts the plan. */
export async function putPackage(db: Db, row: PackageRow): Promise<void> {
  await db
    .insertInto('packages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
