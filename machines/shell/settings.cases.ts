import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { settingsMachine } from './settings.machine.ts';

export const settingsCases: CasesOf<typeof settingsMachine> = {
  events: {
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadSettings: { ...failures, ok: [ok({ ...defaultSettings, registration: false })] },
    refreshSettings: { ...failures, ok: [ok(defaultSettings)] },
  },
};
