import { fromPromise } from 'xstate';
import {
  type FigureReport,
  figureReportMachine,
  type ReportOutcome,
} from '#machines/recipes/figure-report.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const figureReportFlow = figureReportMachine.provide({
  actors: {
    sendReport: fromPromise<ReportOutcome, FigureReport>(({ input: { id, axis, text, swapped }, signal }) =>
      outcomeOf(
        client.POST('/recipes/{id}/figure-reports', {
          params: { path: { id }, query: swapped.length > 0 ? { swapped: [...swapped] } : {} },
          body: { axis, text },
          signal,
        }),
        () => null,
      ),
    ),
  },
});
