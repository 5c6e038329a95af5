import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { Household, householdMachine, NewInvite } from './household.machine.ts';

const person = {
  kind: 'adult',
  is_me: false,
  is_mine: false,
  age: null,
  energy: null,
  profile: null,
} as const;

export const table: Household = {
  id: '3',
  is_owner: true,
  shares_food: true,
  shares_energy: false,
  plans_for_all: false,
  shared_plan: null,
  people: [
    { ...person, id: 'adult-7', name: 'Ana', position: 'owner', is_me: true, is_mine: true, constraints: [] },
    { ...person, id: 'adult-8', name: 'Ben', position: 'adult', constraints: ['No milk'] },
  ],
  invites: [],
};

export const newInvite: NewInvite = {
  code: '4K7M-Q2XD-9TVB',
  path: '/account/household/join?code=4K7M-Q2XD-9TVB',
  expires_at: '2026-05-11T09:00:00.000Z',
};

export const sharing = { food: true, energy: false };

export const householdCases: CasesOf<typeof householdMachine> = {
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'invite.requested': [{ type: 'invite.requested' }],
    'question.accepted': [{ type: 'question.accepted' }],
    'question.declined': [{ type: 'question.declined' }],
    'person.removed': [{ type: 'person.removed', id: 'adult-8' }],
    'household.left': [{ type: 'household.left' }],
    'household.started': [{ type: 'household.started', sharing }],
    'sharing.changed': [{ type: 'sharing.changed', sharing: { food: false } }],
    'planning.changed': [{ type: 'planning.changed', forAll: true }],
    'planSharing.changed': [{ type: 'planSharing.changed', isShared: true }],
    'invite.revoked': [{ type: 'invite.revoked', id: '9' }],
  },
  outputs: {
    loadHousehold: { ...failures, ok: [ok(table), ok(null)] },
    reloadHousehold: { ...failures, ok: [ok(table), ok(null)] },
    changeHousehold: { ...failures, ok: [ok(table), ok(null)] },
    createInvite: { ...failures, ok: [ok(newInvite)] },
  },
  distinguish: ({ household }) => household === null,
};
