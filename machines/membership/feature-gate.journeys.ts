import { errorToast, navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { featureGateMachine } from './feature-gate.machine.ts';

const why = errorToast('This feature requires you to have a subscription.');
const plans = navigationTo({ to: 'plans' });
const entitled = { type: 'membership.known', isEntitled: true } as const;
const lacking = { type: 'membership.known', isEntitled: false } as const;

export const featureGateJourneys: readonly JourneyOf<typeof featureGateMachine>[] = [
  {
    title:
      'PERM-05 PERM-06 ERR-31 CONST-05 without the feature the reason is said, and after 1 s the plans come',
    events: [lacking, { wait: 1000 }],
    end: 'shut',
    emits: [why, plans],
  },
  { title: 'CONST-05 and not before', events: [lacking, { wait: 999 }], end: 'explaining', emits: [why] },
  {
    title: 'PERM-07 with the feature the screen opens without a message, and stays open',
    events: [entitled, entitled, { wait: 2000 }],
    end: 'open',
    emits: [],
  },
  {
    title: 'PERM-05 a membership that ends while the screen is open shuts it',
    events: [entitled, lacking, { wait: 1000 }],
    end: 'shut',
    emits: [why, plans],
  },
  {
    title: 'PERM-07 a membership that arrives in time opens the screen, and nobody is led away',
    events: [lacking, { wait: 500 }, entitled, { wait: 2000 }],
    end: 'open',
    emits: [why],
  },
  {
    title: 'PERM-05 the same answer again says nothing new',
    events: [lacking, { wait: 500 }, lacking, { wait: 500 }, lacking],
    end: 'shut',
    emits: [why, plans],
  },
  {
    title: 'PERM-07 a membership bought while the plans are shown opens the screen',
    events: [lacking, { wait: 1000 }, entitled],
    end: 'open',
    emits: [why, plans],
  },
];
