import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { unclear } from './trigger-program.cases.ts';
import { withLimit } from './trigger-result.cases.ts';
import type { triggerResultMachine } from './trigger-result.machine.ts';

const input = { programId: 'p1', finding: withLimit };
const accepted = { type: 'limit.accepted' } as const;
const save = { id: 'saveLimit', input: { programId: 'p1' } } as const;

export const triggerResultJourneys: readonly JourneyOf<typeof triggerResultMachine>[] = [
  {
    title: 'EXT-31 a limit is saved only when the member accepts it',
    input,
    events: [accepted, { resolves: 'saveLimit', with: ok(null) }],
    end: 'closed',
    calls: [save],
    emits: [],
  },
  {
    title: 'EXT-31 a limit that is declined changes nothing',
    input,
    events: [{ type: 'limit.declined' }],
    end: 'closed',
    calls: [],
  },
  {
    title: 'EXT-31 where there is no limit, there is none to accept',
    input: { programId: 'p1', finding: unclear },
    events: [accepted],
    end: 'shown',
    calls: [],
  },
  {
    title: 'ERR-60 a limit that cannot be saved can be accepted again',
    input,
    events: [
      accepted,
      { resolves: 'saveLimit', with: { kind: 'unavailable', status: 500, message: null } },
      accepted,
      { rejects: 'saveLimit' },
    ],
    end: 'shown',
    calls: [save, save],
    emits: [
      errorToast('We couldn’t save your limit. Please try again in a moment.'),
      errorToast('We couldn’t save your limit. Please try again in a moment.'),
    ],
  },
];
