import { messages } from '#domain/message/messages.ts';
import { errorToast, navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { accessRefusalMachine } from './access-refusal.machine.ts';

const refused = { type: 'access.refused', message: messages.upgradeNeeded } as const;
const callRefused = { type: 'call.refused', message: messages.upgradeNeeded } as const;
const refusal = errorToast('Access restricted. Please upgrade to a subscription plan to use this feature.');
const plans = navigationTo({ to: 'plans' });

export const accessRefusalJourneys: readonly JourneyOf<typeof accessRefusalMachine>[] = [
  {
    title: 'PERM-09 CONST-05 shows a refused member the reason, then the plans after 1 s',
    events: [refused, { wait: 1000 }],
    end: 'idle',
    emits: [refusal, plans],
  },
  {
    title: 'CONST-05 does not open the plans earlier',
    events: [refused, { wait: 999 }],
    end: 'explaining',
    emits: [refusal],
  },
  {
    title: 'PERM-09 another press shows no further message and starts no second redirect',
    events: [refused, { wait: 600 }, refused, { wait: 400 }, { wait: 2000 }],
    end: 'idle',
    emits: [refusal, plans],
  },
  {
    title: 'PERM-09 the next refusal shows a message again',
    events: [refused, { wait: 1000 }, refused, { wait: 1000 }],
    end: 'idle',
    emits: [refusal, plans, refusal, plans],
  },
  {
    title: 'ERR-30 OR-33 a refused call of a screen that is shown is explained, and the member stays',
    events: [callRefused, { wait: 2000 }],
    end: 'idle',
    emits: [refusal],
  },
  {
    title: 'ERR-30 OR-33 the calls of a refused screen add no message',
    events: [refused, callRefused, { wait: 1000 }],
    end: 'idle',
    emits: [refusal, plans],
  },
];
