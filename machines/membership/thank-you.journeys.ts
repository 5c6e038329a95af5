import { settledUser } from '#domain/session/arrival.fixture.ts';
import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { memberWithPlus, plusOnSale, yearly } from './membership.samples.ts';
import type { thankYouMachine } from './thank-you.machine.ts';

const notYet = { resolves: 'loadUser', with: ok(settledUser) } as const;
const withPlus = { resolves: 'loadUser', with: ok(memberWithPlus) } as const;
const noNetwork = {
  resolves: 'loadUser',
  with: { kind: 'unavailable', status: null, message: null },
} as const;
const onward = { type: 'onward.requested' } as const;
const pause = { wait: 2000 } as const;
const refreshed = { type: 'user.refreshed', user: memberWithPlus } as const;
const confirmed = { type: 'membership.confirmed' } as const;
const late = Array.from({ length: 14 }, () => [notYet, pause]).flat();

export const thankYouJourneys: readonly JourneyOf<typeof thankYouMachine>[] = [
  {
    title: 'MEM-27 MEM-30 OR-82 shows the active membership and its saving',
    events: [withPlus, { resolves: 'loadPlan', with: ok(plusOnSale) }],
    end: { confirmed: 'priced' },
    calls: [{ id: 'loadUser' }, { id: 'loadPlan', input: { id: 'plus' } }],
    emits: [refreshed, confirmed],
    context: { subscription: yearly, plan: plusOnSale },
  },
  {
    title: 'MEM-27 shows the payment as pending until the provider reports it',
    events: [notYet, pause, noNetwork, pause, withPlus],
    end: { confirmed: 'pricing' },
    emits: [refreshed, confirmed],
  },
  {
    title: 'MEM-27 stops polling after 30 seconds and says so',
    events: [...late, notYet, { wait: 60_000 }],
    end: 'late',
    calls: Array.from({ length: 15 }, () => ({ id: 'loadUser' as const })),
    emits: [],
  },
  {
    title: 'MEM-27 polls again on request',
    events: [{ rejects: 'loadUser' }, { type: 'retry.requested' }, notYet],
    end: 'waiting',
    context: { polls: 1 },
  },
  {
    title: 'MEM-29 allows leaving while the payment is pending',
    events: [{ rejects: 'loadUser' }, onward, { resolves: 'loadMetas', with: ok([]) }],
    end: 'left',
    emits: [navigationTo({ to: 'membershipBenefits' })],
  },
  {
    title: 'MEM-28 Let’s Go! opens the profile on a first login',
    events: [
      withPlus,
      onward,
      { resolves: 'loadMetas', with: ok([{ name: 'first_login' as const, value: 'true' }]) },
    ],
    end: 'left',
    emits: [refreshed, confirmed, navigationTo({ to: 'firstProfile' })],
  },
  {
    title: 'MEM-29 opens the benefits otherwise, also if the flags are unknown',
    events: [
      withPlus,
      { rejects: 'loadPlan' },
      onward,
      { resolves: 'loadMetas', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'left',
    emits: [refreshed, confirmed, navigationTo({ to: 'membershipBenefits' })],
  },
  {
    title: 'shows the confirmation without a price after an exception in loading it, without a retry',
    events: [withPlus, { rejects: 'loadPlan' }],
    end: { confirmed: 'priced' },
    calls: [{ id: 'loadUser' }, { id: 'loadPlan' }],
    context: { subscription: yearly, plan: null },
  },
  {
    title: 'MEM-29 an exception in loading the flags leads to the benefits',
    events: [withPlus, onward, { rejects: 'loadMetas' }],
    end: 'left',
    emits: [refreshed, confirmed, navigationTo({ to: 'membershipBenefits' })],
  },
];
