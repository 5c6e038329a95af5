import { noPreferences } from '#domain/preferences/preferences.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { firstLoginMetas, savedMetas } from './preferences-saving.cases.ts';
import type { preferencesSavingMachine } from './preferences-saving.machine.ts';

const input = { metas: { recipes_diet: ['Vegan'] } };
const saveRequested = { type: 'save.requested', ...input } as const;
const preferences = { ...noPreferences, diets: ['Vegan'] };
const selling = { ...defaultSettings, stripe_connected: true };
const saving = { id: 'savePreferences', input } as const;
const first = { resolves: 'savePreferences', with: ok(firstLoginMetas) } as const;
const ended = { resolves: 'endFirstLogin', with: ok(null) } as const;

export const preferencesSavingJourneys: readonly JourneyOf<typeof preferencesSavingMachine>[] = [
  {
    title: 'ONB-19 ONB-21 PREF-03 OR-06 without a first login the benefits come next',
    events: [saveRequested, { resolves: 'savePreferences', with: ok(savedMetas) }],
    end: 'saved',
    calls: [saving],
    output: ok({ preferences, place: { to: 'membershipBenefits' } }),
  },
  {
    title: 'ONB-22 ONB-23 saves the end of the first login, then shows the plans',
    events: [saveRequested, first, ended, { resolves: 'loadSettings', with: selling }],
    end: 'saved',
    calls: [saving, { id: 'endFirstLogin' }, { id: 'loadSettings' }],
    output: ok({ preferences, place: { to: 'membershipChoice' } }),
  },
  {
    title: 'ONB-24 shows the benefits once a membership was chosen',
    events: [
      saveRequested,
      {
        resolves: 'savePreferences',
        with: ok([
          ...savedMetas,
          { name: 'first_login', value: true },
          { name: 'first_membership', value: false },
        ]),
      },
      ended,
      { resolves: 'loadSettings', with: selling },
    ],
    end: 'saved',
    output: ok({ preferences, place: { to: 'membershipBenefits' } }),
  },
  {
    title: 'ONB-25 without memberships on sale the dashboard comes next',
    events: [saveRequested, first, ended, { resolves: 'loadSettings', with: defaultSettings }],
    end: 'saved',
    output: ok({ preferences, place: { to: 'dashboard' } }),
  },
  {
    title: 'ONB-22 OR-06 a failed save does not end the first login',
    events: [
      saveRequested,
      { resolves: 'savePreferences', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'failed',
    calls: [saving],
    output: { kind: 'unavailable', status: 500, message: null },
  },
  {
    title: 'ONB-22 continues when the end of the first login cannot be saved',
    events: [saveRequested, first, { rejects: 'endFirstLogin' }, { rejects: 'loadSettings' }],
    end: 'saved',
    output: ok({ preferences, place: { to: 'dashboard' } }),
  },
  {
    title:
      'ONB-22 OR-06 an exception in saving shows the message of a failing server and does not end the first login',
    events: [saveRequested, { rejects: 'savePreferences' }],
    end: 'failed',
    calls: [saving],
    output: { kind: 'unavailable', status: 500, message: null },
  },
];
