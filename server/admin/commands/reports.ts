import { isUuid } from '#server/db/is-uuid.ts';
import { closeFigureReport, findFigureReport, listOpenReports } from '#server/queries/figure-reports.ts';
import { type Admin, type Area, type Caution, group, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { minute, printJson, printLine, printTable } from '../print.ts';

interface Json {
  readonly json?: boolean;
}

const max = 1_000;

async function list({ io, withDatabase }: Admin, { json }: Json): Promise<void> {
  const reports = await withDatabase((db) => listOpenReports(db, max));
  if (json) return printJson(io, reports);
  if (reports.length === 0) return printLine(io, 'There are no open reports.');
  printTable(
    io,
    ['id', 'reported', 'recipe', 'figure', 'text'],
    reports.map(({ id, reported, recipe, figure, text }) => [id, minute(reported), recipe, figure, text]),
  );
}

async function done({ io, now, withDatabase }: Admin, id: string, { dryRun }: Caution): Promise<void> {
  await withDatabase(async (db) => {
    const report = isUuid(id) ? await findFigureReport(db, id) : undefined;
    if (report === undefined)
      throw new AdminError(`There is no report "${id}". \`reports list\` shows them.`);
    if (report.handled !== null) return printLine(io, 'It’s done already.');
    if (dryRun)
      return printLine(io, `The report of ${report.recipe} would be marked as done. Nothing was changed.`);
    await closeFigureReport(db, id, now());
    printLine(io, `Marked the report of ${report.recipe} as done.`);
  });
}

/** `reports`: figures that members and guests report as wrong. */
export const reportsArea: Area = (program, admin) => {
  const reports = group(program, 'reports', 'figures that members and guests report as wrong');
  reports
    .command('list', { isDefault: true })
    .description('open reports, oldest first')
    .option(...options.json)
    .action((given: Json) => list(admin, given));
  reports
    .command('done')
    .description('marks a report as done')
    .argument('<id>', 'of the report, as `reports list` shows it')
    .option(...options.dryRun)
    .action((id: string, given: Caution) => done(admin, id, given));
};
