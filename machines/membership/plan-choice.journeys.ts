import { sellingSettings } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { consultOnSale, plusOnSale } from './membership.samples.ts';
import type { planChoiceMachine } from './plan-choice.machine.ts';

const newcomer = { isFirstChoice: true };
const member = { isFirstChoice: false };
const sells = { resolves: 'loadSettings', with: sellingSettings } as const;
const sellsNot = { resolves: 'loadSettings', with: { ...defaultSettings, stripe_connected: false } } as const;
const plans = { resolves: 'loadPlans', with: ok([plusOnSale, consultOnSale]) } as const;
const noPlans = { resolves: 'loadPlans', with: ok([]) } as const;
const isNew = { resolves: 'loadMetas', with: ok([{ name: 'first_login' as const, value: 'true' }]) } as const;
const isNotNew = { resolves: 'loadMetas', with: ok([]) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const account = [navigationTo({ to: 'account' })];
const profile = [navigationTo({ to: 'firstProfile' })];

export const planChoiceJourneys: readonly JourneyOf<typeof planChoiceMachine>[] = [
  {
    title:
      'MEM-02 MEM-03 CONST-11 shows the plans with the yearly cycle preselected, for new and other members',
    input: newcomer,
    events: [sells, plans],
    end: 'choosing',
    calls: [{ id: 'loadSettings' }, { id: 'loadPlans' }],
    emits: [],
    context: { cycle: 'yearly', pickedId: null, plans: [plusOnSale, consultOnSale] },
  },
  {
    title: 'MEM-03 allows choosing cycle and plan',
    input: member,
    events: [
      sells,
      plans,
      { type: 'cycle.chosen', cycle: 'monthly' },
      { type: 'plan.picked', id: 'consult' },
    ],
    end: 'choosing',
    context: { cycle: 'monthly', pickedId: 'consult' },
  },
  {
    title: 'MEM-13 OR-20 without a connected provider the screen redirects to the account',
    input: member,
    events: [sellsNot],
    end: 'left',
    calls: [{ id: 'loadSettings' }],
    emits: account,
  },
  {
    title: 'MEM-14 without plans the screen redirects to the account',
    input: member,
    events: [sells, noPlans],
    end: 'left',
    emits: account,
  },
  {
    title: 'OR-20 redirects a new member to the profile instead',
    input: newcomer,
    events: [sells, noPlans, isNew],
    end: 'left',
    emits: profile,
  },
  {
    title: 'MEM-13 OR-20 redirects a new member with a profile to the account',
    input: newcomer,
    events: [sellsNot, isNotNew],
    end: 'left',
    emits: account,
  },
  {
    title: 'OR-20 redirects to the account if the flags are unknown',
    input: newcomer,
    events: [sellsNot, { resolves: 'loadMetas', with: broken }],
    end: 'left',
    emits: account,
  },
  {
    title: 'OR-20 redirects nobody before the settings are known',
    input: member,
    events: [],
    end: 'loadingSettings',
    emits: [],
  },
  {
    title: 'ERR-17 shows an error when the plans cannot be loaded and allows a retry',
    input: member,
    events: [sells, { resolves: 'loadPlans', with: broken }],
    end: 'failed',
    context: { failure: 'Packages Not Found.' },
  },
  {
    title: 'ERR-17 a retry clears the error',
    input: member,
    events: [{ rejects: 'loadSettings' }, { rejects: 'loadPlans' }, { type: 'retry.requested' }, plans],
    end: 'choosing',
    context: { failure: null },
  },
  {
    title: 'AUTH-20 a new member who declines is not asked again and continues to the profile',
    input: newcomer,
    events: [sells, plans, { type: 'free.chosen' }, { resolves: 'noteChoice', with: ok(null) }, isNew],
    end: 'left',
    calls: [{ id: 'loadSettings' }, { id: 'loadPlans' }, { id: 'noteChoice' }, { id: 'loadMetas' }],
    emits: profile,
  },
  {
    title: 'AUTH-20 with a profile continues to the recipes, even if the choice cannot be saved',
    input: newcomer,
    events: [sells, plans, { type: 'free.chosen' }, { resolves: 'noteChoice', with: broken }, isNotNew],
    end: 'left',
    emits: [navigationTo({ to: 'dashboard' })],
  },
  {
    title: 'an exception in saving the choice does not block the member',
    input: newcomer,
    events: [sells, plans, { type: 'free.chosen' }, { rejects: 'noteChoice' }],
    end: 'leaving',
    calls: [{ id: 'loadSettings' }, { id: 'loadPlans' }, { id: 'noteChoice' }, { id: 'loadMetas' }],
    emits: [],
  },
  {
    title: 'an exception in loading the flags leads to the recipes',
    input: newcomer,
    events: [
      sells,
      plans,
      { type: 'free.chosen' },
      { resolves: 'noteChoice', with: ok(null) },
      { rejects: 'loadMetas' },
    ],
    end: 'left',
    emits: [navigationTo({ to: 'dashboard' })],
  },
  {
    title: 'OR-20 without plans, an exception in loading the flags leads to the account',
    input: newcomer,
    events: [sellsNot, { rejects: 'loadMetas' }],
    end: 'left',
    emits: account,
  },
];
