import { useActorRef, useSelector } from '@xstate/react';
import type { ReportedFigure } from '#machines/recipes/figure-report.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { figureReportFlow } from './figure-report-flow.ts';

/** The report of a figure that looks wrong. */
export function useFigureReport(figure: ReportedFigure) {
  const actor = useActorRef(figureReportFlow, { input: figure });
  useAnnouncements(actor);
  return {
    problem: useSelector(actor, (snapshot) => snapshot.context.problem),
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('open')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    open: () => actor.send({ type: 'report.requested' }),
    close: () => actor.send({ type: 'sheet.closed' }),
    submit: (text: string, swapped: readonly string[]) =>
      actor.send({ type: 'report.submitted', text, swapped }),
  };
}
