import { expect, test } from 'vitest';
import { noFlags } from '#domain/account/flags.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { afterPreferences } from './after-preferences.ts';

const selling = { ...defaultSettings, stripe_connected: true };
const notSelling = { ...defaultSettings, stripe_connected: false };

test.each([
  ['ONB-23 a first login with a membership to choose', true, true, selling, 'membershipChoice'],
  ['ONB-24 a first login whose membership was chosen', true, false, selling, 'membershipBenefits'],
  ['ONB-25 a first login where none is sold', true, true, notSelling, 'dashboard'],
  ['ONB-21 OR-06 no first login', false, true, selling, 'membershipBenefits'],
  ['PREF-03 no first login, none is sold', false, false, notSelling, 'membershipBenefits'],
])('%s', (_, firstLogin, firstMembership, settings, to) => {
  expect(afterPreferences({ ...noFlags, firstLogin, firstMembership }, settings)).toEqual({ to });
});
