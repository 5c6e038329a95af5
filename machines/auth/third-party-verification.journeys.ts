import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { thirdPartyVerificationMachine } from './third-party-verification.machine.ts';

const arrived = { type: 'social.arrived' } as const;
const unmarked = { resolves: 'readMark', with: false } as const;
const verified = { resolves: 'verifyThirdParty', with: ok(null) } as const;
const goesOn = [{ type: 'arrival.resumed' }, navigationTo({ to: 'onward' })] as const;

export const thirdPartyVerificationJourneys: readonly JourneyOf<typeof thirdPartyVerificationMachine>[] = [
  {
    title: 'AUTH-35 OR-79 STOR-05 the first visit is verified and noted, then the sign-in continues',
    events: [arrived, unmarked, verified, { resolves: 'storeMark', with: null }],
    end: 'idle',
    calls: [{ id: 'readMark' }, { id: 'verifyThirdParty' }, { id: 'storeMark' }],
    emits: goesOn,
  },
  {
    title: 'AUTH-35 what is noted is not verified again, the sign-in continues all the same',
    events: [arrived, { resolves: 'readMark', with: true }],
    end: 'idle',
    calls: [{ id: 'readMark' }],
    emits: goesOn,
  },
  {
    title: 'SRV-19 an account without another provider is refused without a message and continues',
    events: [
      arrived,
      unmarked,
      { resolves: 'verifyThirdParty', with: { kind: 'forbidden', message: 'Not from another provider.' } },
    ],
    end: 'idle',
    calls: [{ id: 'readMark' }, { id: 'verifyThirdParty' }],
    emits: goesOn,
  },
  {
    title: 'AUTH-35 one visit is verified once, however often it is reported',
    events: [arrived, arrived, unmarked, arrived],
    end: 'verifying',
    calls: [{ id: 'readMark' }, { id: 'verifyThirdParty' }],
    emits: [],
  },
  {
    title: 'AUTH-35 nothing goes on before it is noted',
    events: [arrived, unmarked, verified],
    end: 'marking',
    emits: [],
  },
  {
    title: 'AUTH-35 notes that cannot be read are taken for none',
    events: [arrived, { rejects: 'readMark' }],
    end: 'verifying',
  },
  {
    title: 'an exception in the verification stops nobody',
    events: [arrived, unmarked, { rejects: 'verifyThirdParty' }],
    end: 'idle',
    calls: [{ id: 'readMark' }, { id: 'verifyThirdParty' }],
    emits: goesOn,
  },
  {
    title: 'a note that cannot be stored stops nobody',
    events: [arrived, unmarked, verified, { rejects: 'storeMark' }],
    end: 'idle',
    emits: goesOn,
  },
];
