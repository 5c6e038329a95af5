import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { thirdPartyVerificationMachine } from './third-party-verification.machine.ts';

export const thirdPartyVerificationCases: CasesOf<typeof thirdPartyVerificationMachine> = {
  events: { 'social.arrived': [{ type: 'social.arrived' }] },
  outputs: {
    readMark: [true, false],
    verifyThirdParty: { ...failures, ok: [ok(null)] },
    storeMark: [null],
  },
};
