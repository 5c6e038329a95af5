import type { Insertable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { FigureReportsTable } from '#server/db/tables/figure-reports.ts';

export async function addFigureReport(
  db: Db,
  report: Omit<Insertable<FigureReportsTable>, 'id' | 'handled_at'>,
): Promise<void> {
  await db.insertInto('figure_reports').values(report).execute();
}

/** The member's own reports, for the export. */
export async function listOwnFigureReports(db: Db, userId: string) {
  const rows = await db
    .selectFrom('figure_reports')
    .select(['recipe_id', 'axis', 'food_id', 'figure', 'text', 'created_at', 'handled_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
  }));
}

/** Without the member, whom the operator doesn't need to check a figure. */
const reportsForAdmin = (db: Db) =>
  db
    .selectFrom('figure_reports')
    .innerJoin('recipes', 'recipes.id', 'figure_reports.recipe_id')
    .select([
      'figure_reports.id',
      'recipes.ref_id as recipe',
      'figure_reports.axis',
      'figure_reports.food_id as food',
      'figure_reports.figure',
      'figure_reports.text',
      'figure_reports.created_at as reported',
      'figure_reports.handled_at as handled',
    ]);
export type FigureReport = Awaited<ReturnType<typeof listOpenReports>>[number];

/** Oldest first. */
export const listOpenReports = (db: Db, max: number) =>
  reportsForAdmin(db)
    .where('figure_reports.handled_at', 'is', null)
    .orderBy('figure_reports.created_at')
    .orderBy('figure_reports.id')
    .limit(max)
    .execute();

export const findFigureReport = (db: Db, id: string): Promise<FigureReport | undefined> =>
  reportsForAdmin(db).where('figure_reports.id', '=', id).executeTakeFirst();

export async function closeFigureReport(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('figure_reports')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .execute();
}
