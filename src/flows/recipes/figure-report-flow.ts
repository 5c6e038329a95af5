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
    sendReport: fromPromise<ReportOutcome, FigureReport>(({ input, signal }) => {
      const { id, axis, reporter, text, swapped } = input;
      const body = { axis, text };
      return outcomeOf(
        reporter === 'guest'
          ? client.POST('/guest/recipes/{id}/figure-reports', { params: { path: { id } }, body, signal })
          : client.POST('/recipes/{id}/figure-reports', {
              params: { path: { id }, query: swapped.length > 0 ? { swapped: [...swapped] } : {} },
              body,
              signal,
            }),
        () => null,
      );
    }),
  },
});
