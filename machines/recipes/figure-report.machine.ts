import { assertEvent, assign, emit, setup } from 'xstate';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** What a report is about: an axis of a recipe, with the swaps that are shown. */
export interface ReportedFigure {
  /** The recipe's number or slug. */
  readonly id: string;
  readonly axis: Intolerance;
  readonly reporter: 'member' | 'guest';
}
type ReportEvent =
  | { type: 'report.requested' }
  | { type: 'report.submitted'; text: string; swapped: readonly string[] }
  | { type: 'sheet.closed' };
export interface FigureReport extends ReportedFigure {
  readonly text: string;
  readonly swapped: readonly string[];
}
export type ReportOutcome = Outcome<null, 'text'>;

interface Context extends ReportedFigure {
  /** Below the field; null without one. */
  problem: string | null;
}

const initialContext = ({ input }: { input: ReportedFigure }): Context => ({ ...input, problem: null });
const reportOf = ({ context: { id, axis, reporter }, event }: { context: Context; event: ReportEvent }) => {
  assertEvent(event, 'report.submitted');
  return { id, axis, reporter, text: event.text.trim(), swapped: event.swapped };
};

export const figureReportMachine = setup({
  types: {
    input: {} as ReportedFigure,
    context: {} as Context,
    events: {} as ReportEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy' | 'open',
    children: {} as { sendReport: 'sendReport' },
  },
  actors: { sendReport: unprovided<ReportOutcome, FigureReport>('sendReport') },
  actions: {
    sayFailed: sayFailed(),
    saySent: emit(successToast(messages.figureReported)),
    rememberProblem: assign((_, outcome: ReportOutcome) => ({
      problem: fieldErrorsOf(outcome).text?.[0] ?? null,
    })),
    rememberOffline: assign({ problem: messages.figureReportOffline }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
    isOffline: (_, outcome: ReportOutcome) => outcome.kind === 'unavailable' && outcome.status === null,
  },
}).createMachine({
  id: 'figureReport',
  description:
    'A member or a guest reports a figure that looks wrong. It isn’t queued: the figure may be another one later.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: { on: { 'report.requested': { target: 'writing', actions: 'clearProblem' } } },
    writing: {
      tags: ['open'],
      on: {
        'report.submitted': { target: 'sending', actions: 'clearProblem' },
        'sheet.closed': { target: 'closed' },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: submission({
        id: 'sendReport',
        src: 'sendReport',
        input: reportOf,
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'writing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
          { guard: { type: 'isOffline', params: outputOf }, target: 'writing', actions: 'rememberOffline' },
        ],
        onOk: { target: 'closed', actions: 'saySent' },
        onFailed: { target: 'writing' },
        failureText: messages.figureReportFailed,
      }),
    },
  },
});
