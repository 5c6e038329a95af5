import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { newInvite, sharing } from './household.cases.ts';
import type { householdInviteMachine, OfferedHousehold } from './household-invite.machine.ts';

export const offered: OfferedHousehold = { from: 'Ana', people: 2, expires_at: newInvite.expires_at };

export const householdInviteCases: CasesOf<typeof householdInviteMachine> = {
  events: {
    'code.submitted': [{ type: 'code.submitted', code: newInvite.code }],
    'invite.accepted': [{ type: 'invite.accepted', sharing }],
    'invite.declined': [{ type: 'invite.declined' }],
  },
  outputs: {
    readInvite: { ...failures, ok: [ok(offered)] },
    acceptInvite: { ...failures, ok: [ok(null)] },
    declineInvite: { ...failures, ok: [ok(null)] },
  },
  input: { code: '' },
  otherInputs: [{ code: newInvite.code }],
};
