import { sellingSettings } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { consultOnSale, plusOnSale } from './membership.samples.ts';
import type { planChoiceMachine } from './plan-choice.machine.ts';

const newcomer = { isFirstChoice: true };
const member = { isFirstChoice: false };
const sells = { answer: 'loadSettings', with: sellingSettings } as const;
const sellsNot = { answer: 'loadSettings', with: { ...defaultSettings, stripe_connected: false } } as const;
const plans = { answer: 'loadPlans', with: ok([plusOnSale, consultOnSale]) } as const;
const noPlans = { answer: 'loadPlans', with: ok([]) } as const;
const isNew = { answer: 'loadMetas', with: ok([{ name: 'first_login' as const, value: 'true' }]) } as const;
const isNotNew = { answer: 'loadMetas', with: ok([]) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const account = [navigationTo({ to: 'account' })];
const profile = [navigationTo({ to: 'firstProfile' })];

export const planChoiceJourneys: readonly JourneyOf<typeof planChoiceMachine>[] = [
  {
    title:
      'MEM-02 MEM-03 CONST-11 the plans come with the yearly cycle preselected, for new members and for others',
    input: newcomer,
    events: [sells, plans],
    end: 'choosing',
    calls: [{ id: 'loadSettings' }, { id: 'loadPlans' }],
    emits: [],
    context: { cycle: 'yearly', pickedId: null, plans: [plusOnSale, consultOnSale] },
  },
  {
    title: 'MEM-03 the cycle and the plan are chosen',
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
    title: 'MEM-13 OR-20 where no provider is connected the screen leads to the account, once that is known',
    input: member,
    events: [sellsNot],
    end: 'left',
    calls: [{ id: 'loadSettings' }],
    emits: account,
  },
  {
    title: 'MEM-14 and where there are no plans',
    input: member,
    events: [sells, noPlans],
    end: 'left',
    emits: account,
  },
  {
    title: 'OR-20 a new member goes on to the profile instead',
    input: newcomer,
    events: [sells, noPlans, isNew],
    end: 'left',
    emits: profile,
  },
  {
    title: 'MEM-13 OR-20 the screen for new members leads to the account whose profile is made',
    input: newcomer,
    events: [sellsNot, isNotNew],
    end: 'left',
    emits: account,
  },
  {
    title: 'OR-20 also when that cannot be known',
    input: newcomer,
    events: [sellsNot, { answer: 'loadMetas', with: broken }],
    end: 'left',
    emits: account,
  },
  {
    title: 'OR-20 nobody is led anywhere before the settings are known',
    input: member,
    events: [],
    end: 'loadingSettings',
    emits: [],
  },
  {
    title: 'ERR-17 plans that cannot be loaded are said to be, and a retry helps',
    input: member,
    events: [sells, { answer: 'loadPlans', with: broken }],
    end: 'failed',
    context: { failure: 'Packages Not Found.' },
  },
  {
    title: 'ERR-17 after another try nothing is left of it',
    input: member,
    events: [{ defect: 'loadSettings' }, { defect: 'loadPlans' }, { type: 'retry.requested' }, plans],
    end: 'choosing',
    context: { failure: null },
  },
  {
    title: 'AUTH-20 a new member who wants none is not asked again, and goes on to the profile',
    input: newcomer,
    events: [sells, plans, { type: 'free.chosen' }, { answer: 'noteChoice', with: ok(null) }, isNew],
    end: 'left',
    calls: [{ id: 'loadSettings' }, { id: 'loadPlans' }, { id: 'noteChoice' }, { id: 'loadMetas' }],
    emits: profile,
  },
  {
    title: 'AUTH-20 with a profile it goes on to the recipes, also when that choice could not be noted',
    input: newcomer,
    events: [sells, plans, { type: 'free.chosen' }, { answer: 'noteChoice', with: broken }, isNotNew],
    end: 'left',
    emits: [navigationTo({ to: 'dashboard' })],
  },
  {
    title: 'a defect in noting the choice keeps nobody here',
    input: newcomer,
    events: [sells, plans, { type: 'free.chosen' }, { defect: 'noteChoice' }],
    end: 'leadingOn',
    calls: [{ id: 'loadSettings' }, { id: 'loadPlans' }, { id: 'noteChoice' }, { id: 'loadMetas' }],
    emits: [],
  },
  {
    title: 'a defect in asking whether the member is new leads to the recipes',
    input: newcomer,
    events: [
      sells,
      plans,
      { type: 'free.chosen' },
      { answer: 'noteChoice', with: ok(null) },
      { defect: 'loadMetas' },
    ],
    end: 'left',
    emits: [navigationTo({ to: 'dashboard' })],
  },
  {
    title: 'OR-20 where nothing is sold, a defect in asking that leads to the account',
    input: newcomer,
    events: [sellsNot, { defect: 'loadMetas' }],
    end: 'left',
    emits: account,
  },
];
