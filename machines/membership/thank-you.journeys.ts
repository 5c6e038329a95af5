import { settledUser } from '#domain/session/arrival.fixture.ts';
import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { memberWithPlus, plusOnSale, yearly } from './membership.samples.ts';
import type { thankYouMachine } from './thank-you.machine.ts';

const notYet = { answer: 'loadUser', with: ok(settledUser) } as const;
const there = { answer: 'loadUser', with: ok(memberWithPlus) } as const;
const noNetwork = { answer: 'loadUser', with: { kind: 'unavailable', status: null, message: null } } as const;
const onward = { type: 'onward.requested' } as const;
const pause = { wait: 2000 } as const;
const refreshed = { type: 'user.refreshed', user: memberWithPlus } as const;
const confirmed = { type: 'membership.confirmed' } as const;
const late = Array.from({ length: 14 }, () => [notYet, pause]).flat();

export const thankYouJourneys: readonly JourneyOf<typeof thankYouMachine>[] = [
  {
    title: 'MEM-27 MEM-30 OR-82 the membership is there, with what it saves',
    events: [there, { answer: 'loadPlan', with: ok(plusOnSale) }],
    end: { confirmed: 'priced' },
    calls: [{ id: 'loadUser' }, { id: 'loadPlan', input: { id: 'plus' } }],
    emits: [refreshed, confirmed],
    context: { subscription: yearly, plan: plusOnSale },
  },
  {
    title: 'MEM-27 what was paid is being confirmed until the provider has told of it',
    events: [notYet, pause, noNetwork, pause, there],
    end: { confirmed: 'pricing' },
    emits: [refreshed, confirmed],
  },
  {
    title: 'MEM-27 when that takes longer than half a minute, it is said, and asked no more',
    events: [...late, notYet, { wait: 60_000 }],
    end: 'late',
    calls: Array.from({ length: 15 }, () => ({ id: 'loadUser' as const })),
    emits: [],
  },
  {
    title: 'MEM-27 until the member asks again',
    events: [{ defect: 'loadUser' }, { type: 'retry.requested' }, notYet],
    end: 'waiting',
    context: { asked: 1 },
  },
  {
    title: 'MEM-29 or goes on',
    events: [{ defect: 'loadUser' }, onward, { answer: 'loadMetas', with: ok([]) }],
    end: 'left',
    emits: [navigationTo({ to: 'membershipBenefits' })],
  },
  {
    title: 'MEM-28 Let’s Go! leads to the profile on a first login',
    events: [
      there,
      onward,
      { answer: 'loadMetas', with: ok([{ name: 'first_login' as const, value: 'true' }]) },
    ],
    end: 'left',
    emits: [refreshed, confirmed, navigationTo({ to: 'firstProfile' })],
  },
  {
    title: 'MEM-29 and to the benefits otherwise, also when that cannot be known',
    events: [
      there,
      { defect: 'loadPlan' },
      onward,
      { answer: 'loadMetas', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'left',
    emits: [refreshed, confirmed, navigationTo({ to: 'membershipBenefits' })],
  },
  {
    title: 'a defect in asking for the price leaves the thanks without it, and asks once',
    events: [there, { defect: 'loadPlan' }],
    end: { confirmed: 'priced' },
    calls: [{ id: 'loadUser' }, { id: 'loadPlan' }],
    context: { subscription: yearly, plan: null },
  },
  {
    title: 'MEM-29 a defect in asking for the profile leads to the benefits',
    events: [there, onward, { defect: 'loadMetas' }],
    end: 'left',
    emits: [refreshed, confirmed, navigationTo({ to: 'membershipBenefits' })],
  },
];
