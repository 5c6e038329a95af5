import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { PasskeyCreation, passkeySetupMachine } from './passkey-setup.machine.ts';

export const creation: PasskeyCreation = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Kindfare' },
  user: { id: 'bWFyeQ', name: 'mary@example.com', displayName: 'Mary' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'required',
  },
};

export const passkeySetupCases: CasesOf<typeof passkeySetupMachine> = {
  events: {
    'passkey.requested': [{ type: 'passkey.requested', token: 'cf_1', name: 'My phone' }],
    'codes.saved': [{ type: 'codes.saved' }],
  },
  outputs: {
    startPasskey: {
      ...failures,
      ok: [ok(creation)],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
        { kind: 'invalid', message: 'No.', fields: { passkey: ['You have 20 passkeys.'] } },
      ],
    },
    createPasskey: { ...failures, ok: [ok('{"id":"x"}')] },
    addPasskey: {
      ...failures,
      ok: [ok({ recoveryCodes: ['0a1b2c3d'] }), ok({ recoveryCodes: [] })],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'No.', fields: { credential: ['Try again.'] } },
      ],
    },
  },
};
