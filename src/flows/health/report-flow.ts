import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { localDay } from '#domain/calendar/week.ts';
import { diaryMessages } from '#domain/message/diary-messages.ts';
import { diaryCsv } from '#domain/triggers/diary-report.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { downloadFile } from '#src/flows/download-file.ts';

type SharedReport = OperationResponse<'openSharedReport'>['data'];
type NewLink = OperationResponse<'createReportLink'>['data'];

export const sharedReportFlow = createResourceMachine<SharedReport, string>(
  'sharedReport',
  diaryMessages.reportFailed,
).provide({
  actors: {
    load: fromPromise(async ({ input: { key }, signal }) => {
      const call = client.POST('/shared-report', { body: { token: key }, signal });
      const outcome = await outcomeOf(call, ({ data }) => data);
      // its link has ended, or was copied in part: the report may well be there
      return outcome.kind === 'notFound' ? { kind: 'unavailable', status: 404, message: null } : outcome;
    }),
  },
});

export const reportLinkFlow = createResourceMachine<NewLink, null>(
  'reportLink',
  diaryMessages.linkFailed,
).provide({
  actors: {
    // not aborted: the link would be there, and its address lost
    load: fromPromise(() =>
      outcomeOf(
        client.POST('/users/me/report-links', { body: { today: localDay(new Date()) } }),
        ({ data }) => data,
      ),
    ),
  },
});

export const saveDiaryTable = (report: Pick<SharedReport, 'start' | 'end' | 'days' | 'tests'>): void =>
  downloadFile(
    new Blob([diaryCsv(report.days, report.tests)], { type: 'text/csv' }),
    `kindfare-diary-${report.start}-to-${report.end}.csv`,
  );

/** The report behind a link, by its token. */
export function useSharedReport(token: string) {
  const actor = useActorRef(sharedReportFlow, { input: { key: token } });
  return {
    /** Null while loading. */
    report: useSelector(actor, (snapshot) => snapshot.context.value),
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
    print: () => window.print(),
  };
}

/** A new link. The calling component is mounted once the member asked for it. */
export function useNewReportLink() {
  const actor = useActorRef(reportLinkFlow, { input: { key: null } });
  const made = useSelector(actor, (snapshot) => snapshot.context.value);
  return {
    /** Null while it is made. */
    url: made && new URL(made.path, window.location.origin).href,
    endsAt: made?.link.ends_at ?? null,
    failure: useSelector(actor, (snapshot) => snapshot.context.failure),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
