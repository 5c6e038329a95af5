import type { Metas } from '#domain/account/flags.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { preferencesSavingMachine } from './preferences-saving.machine.ts';

export const savedMetas: Metas = [{ name: 'recipes_diet', value: ['Vegan'] }];
export const firstLoginMetas: Metas = [
  ...savedMetas,
  { name: 'first_login', value: true },
  { name: 'first_membership', value: true },
];

export const preferencesSavingCases: CasesOf<typeof preferencesSavingMachine> = {
  events: { 'save.requested': [{ type: 'save.requested', metas: { recipes_diet: ['Vegan'] } }] },
  outputs: {
    savePreferences: { ...failures, ok: [ok(savedMetas), ok(firstLoginMetas)] },
    endFirstLogin: { ...failures, ok: [ok(null)] },
    loadSettings: [defaultSettings, { ...defaultSettings, stripe_connected: true }],
  },
};
