import { plus, sellingSettings, settledUser, verifyingSettings } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { postLoginMachine } from './post-login.machine.ts';

export const postLoginCases: CasesOf<typeof postLoginMachine> = {
  input: { user: settledUser, way: 'restored' },
  otherInputs: [
    { user: settledUser, way: 'password' },
    { user: { ...settledUser, subscription_checkout_url: 'https://pay.example.com/1' }, way: 'password' },
    { user: settledUser, way: 'code' },
  ],
  events: {},
  outputs: {
    loadSettings: [defaultSettings, sellingSettings, verifyingSettings],
    loadMetas: {
      ...failures,
      ok: [
        ok([]),
        ok([{ name: 'first_membership', value: true }]),
        ok([{ name: 'first_login', value: 'true' }]),
      ],
    },
    loadPlans: { ...failures, ok: [ok([]), ok([plus])] },
  },
  distinguish: ({ way, settings, flags, hasPlans }) => [way, settings, flags, hasPlans],
};
