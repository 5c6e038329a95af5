import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { secondStepMachine } from './second-step.machine.ts';

const code = '271828';
const assertion = '{"id":"kf-assertion-9"}';

export const secondStepCases: CasesOf<typeof secondStepMachine> = {
  input: { methods: ['passkey', 'authenticator', 'recovery_code'], way: 'password' },
  otherInputs: [{ methods: ['authenticator'], way: 'code' }],
  events: {
    'method.chosen': [
      { type: 'method.chosen', method: 'passkey' },
      { type: 'method.chosen', method: 'authenticator' },
      { type: 'method.chosen', method: 'recovery_code' },
    ],
    'passkey.requested': [{ type: 'passkey.requested' }],
    'code.submitted': [{ type: 'code.submitted', code }],
  },
  outputs: {
    askPasskey: { ...failures, ok: [ok(assertion)] },
    exchangeProof: {
      ...failures,
      ok: [ok('signedIn'), ok('expired')],
      invalid: [
        failures.invalid[0],
        { kind: 'invalid', message: 'Check the form.', fields: { code: ['This code isn’t right.'] } },
      ],
    },
  },
  distinguish: ({ method, methods }) => [method, methods.length],
  secrets: [code, assertion],
};
