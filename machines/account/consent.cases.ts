import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { Consents, consentMachine } from './consent.machine.ts';

export const givenConsents: Consents = [
  { id: 'food', is_current: true, is_wanted: false },
  { id: 'health', is_current: true, is_wanted: false },
];

export const consentCases: CasesOf<typeof consentMachine> = {
  events: {
    'consent.needed': [{ type: 'consent.needed', id: 'food' }],
    'consent.agreed': [{ type: 'consent.agreed', id: 'food' }],
    'consent.declined': [{ type: 'consent.declined' }],
  },
  outputs: { giveConsent: { ...failures, ok: [ok(givenConsents)] } },
};
