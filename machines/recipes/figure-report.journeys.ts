import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { figureReportMachine } from './figure-report.machine.ts';

const requested = { type: 'report.requested' } as const;
const submitted = { type: 'report.submitted', text: ' Too low. ', swapped: ['leek:chives'] } as const;
const closed = { type: 'sheet.closed' } as const;
const sent = {
  id: 'sendReport',
  input: { id: '17', axis: 'oxalate', reporter: 'member', text: 'Too low.', swapped: ['leek:chives'] },
} as const;
const failed = 'We couldn’t send your report. Please try again in a moment.';

export const figureReportJourneys: readonly JourneyOf<typeof figureReportMachine>[] = [
  {
    title: 'sends a report once, with the swaps on screen, and says thanks',
    events: [requested, submitted, submitted, closed, { resolves: 'sendReport', with: ok(null) }],
    end: 'closed',
    calls: [sent],
    emits: [successToast('Thanks, we’ll look into it.')],
  },
  {
    title: 'closing the sheet sends nothing',
    events: [requested, closed],
    end: 'closed',
    calls: [],
    emits: [],
  },
  {
    title: 'offline, the sheet stays open with a hint, which the next try clears',
    events: [
      requested,
      submitted,
      { resolves: 'sendReport', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'writing',
    calls: [sent],
    emits: [],
    context: {
      problem:
        'You’re offline, so we couldn’t send it. Keep this open and press Send again when you’re back online.',
    },
  },
  {
    title: 'a rejected text shows an error at its field',
    events: [
      requested,
      submitted,
      {
        resolves: 'sendReport',
        with: { kind: 'invalid', message: 'No.', fields: { text: ['Shorten it.'] } },
      },
    ],
    end: 'writing',
    calls: [sent],
    emits: [],
    context: { problem: 'Shorten it.' },
  },
  {
    title: 'the next try clears the error of the last one',
    events: [
      requested,
      submitted,
      { resolves: 'sendReport', with: { kind: 'unavailable', status: null, message: null } },
      submitted,
    ],
    end: 'sending',
    calls: [sent, sent],
    context: { problem: null },
  },
  {
    title: 'reopening the sheet clears the last error',
    events: [
      requested,
      submitted,
      { resolves: 'sendReport', with: { kind: 'unavailable', status: null, message: null } },
      closed,
      requested,
    ],
    end: 'writing',
    calls: [sent],
    context: { problem: null },
  },
  {
    title: 'a server error and a defect show an error, and the sheet stays open',
    events: [
      requested,
      submitted,
      { resolves: 'sendReport', with: { kind: 'unavailable', status: 500, message: null } },
      submitted,
      { rejects: 'sendReport' },
    ],
    end: 'writing',
    calls: [sent, sent],
    emits: [errorToast(failed), errorToast(failed)],
  },
];
