import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { figureReportMachine } from './figure-report.machine.ts';

const requested = { type: 'report.requested' } as const;
const submitted = { type: 'report.submitted', text: ' Too low. ', swapped: ['leek:chives'] } as const;
const closed = { type: 'sheet.closed' } as const;
const sent = {
  id: 'sendReport',
  input: { id: '17', axis: 'oxalate', text: 'Too low.', swapped: ['leek:chives'] },
} as const;
const failed = 'We couldn’t send your report. Please try again in a moment.';

export const figureReportJourneys: readonly JourneyOf<typeof figureReportMachine>[] = [
  {
    title: 'a report is sent once with the swaps that are shown, and the member is thanked',
    events: [requested, submitted, submitted, closed, { resolves: 'sendReport', with: ok(null) }],
    end: 'closed',
    calls: [sent],
    emits: [successToast('Thanks, we’ll look into it.')],
  },
  {
    title: 'a sheet that is closed sends nothing',
    events: [requested, closed],
    end: 'closed',
    calls: [],
    emits: [],
  },
  {
    title: 'without a network the sheet stays open and says what to do, and the next try begins without it',
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
    title: 'a refused text is shown at its field until it is sent again',
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
    title: 'the problem of the last try is gone while the next one is sent',
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
    title: 'a sheet that is opened again begins without the problem of before',
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
    title: 'a failing server and a defect are said, and the sheet stays open',
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
