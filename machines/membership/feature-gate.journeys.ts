import { errorToast, navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { featureGateMachine } from './feature-gate.machine.ts';

const refusal = errorToast('This feature requires you to have a subscription.');
const plans = navigationTo({ to: 'plans' });
const entitled = { type: 'membership.known', isEntitled: true } as const;
const lacking = { type: 'membership.known', isEntitled: false } as const;

export const featureGateJourneys: readonly JourneyOf<typeof featureGateMachine>[] = [
  {
    title: 'PERM-05 PERM-06 ERR-31 CONST-05 shows the reason for a missing feature, then the plans after 1 s',
    events: [lacking, { wait: 1000 }],
    end: 'shut',
    emits: [refusal, plans],
  },
  { title: 'CONST-05 and not before', events: [lacking, { wait: 999 }], end: 'explaining', emits: [refusal] },
  {
    title: 'PERM-07 with the feature the screen opens without a message and stays open',
    events: [entitled, entitled, { wait: 2000 }],
    end: 'open',
    emits: [],
  },
  {
    title: 'PERM-05 closes the open screen when the membership ends',
    events: [entitled, lacking, { wait: 1000 }],
    end: 'shut',
    emits: [refusal, plans],
  },
  {
    title: 'PERM-07 opens the screen without a redirect when the membership starts in time',
    events: [lacking, { wait: 500 }, entitled, { wait: 2000 }],
    end: 'open',
    emits: [refusal],
  },
  {
    title: 'PERM-05 shows nothing new for the same features again',
    events: [lacking, { wait: 500 }, lacking, { wait: 500 }, lacking],
    end: 'shut',
    emits: [refusal, plans],
  },
  {
    title: 'PERM-07 opens the screen when a membership is bought while the plans are shown',
    events: [lacking, { wait: 1000 }, entitled],
    end: 'open',
    emits: [refusal, plans],
  },
];
