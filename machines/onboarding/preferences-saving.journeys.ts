import { noPreferences } from '#domain/preferences/preferences.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { firstLoginMetas, savedMetas } from './preferences-saving.cases.ts';
import type { preferencesSavingMachine } from './preferences-saving.machine.ts';

const input = { metas: { recipes_diet: ['Vegan'] } };
const asked = { type: 'save.requested', ...input } as const;
const preferences = { ...noPreferences, diets: ['Vegan'] };
const selling = { ...defaultSettings, stripe_connected: true };
const saving = { id: 'savePreferences', input } as const;
const first = { answer: 'savePreferences', with: ok(firstLoginMetas) } as const;
const ended = { answer: 'endFirstLogin', with: ok(null) } as const;

export const preferencesSavingJourneys: readonly JourneyOf<typeof preferencesSavingMachine>[] = [
  {
    title: 'ONB-19 ONB-21 PREF-03 OR-06 without a first login the benefits come next',
    events: [asked, { answer: 'savePreferences', with: ok(savedMetas) }],
    end: 'saved',
    calls: [saving],
    output: ok({ preferences, place: { to: 'membershipBenefits' } }),
  },
  {
    title: 'ONB-22 ONB-23 PREF-04 at a first login it is noted, then the membership is chosen',
    events: [asked, first, ended, { answer: 'loadSettings', with: selling }],
    end: 'saved',
    calls: [saving, { id: 'endFirstLogin' }, { id: 'loadSettings' }],
    output: ok({ preferences, place: { to: 'membershipChoice' } }),
  },
  {
    title: 'ONB-24 PREF-04 whose membership was chosen sees the benefits',
    events: [
      asked,
      {
        answer: 'savePreferences',
        with: ok([
          ...savedMetas,
          { name: 'first_login', value: true },
          { name: 'first_membership', value: false },
        ]),
      },
      ended,
      { answer: 'loadSettings', with: selling },
    ],
    end: 'saved',
    output: ok({ preferences, place: { to: 'membershipBenefits' } }),
  },
  {
    title: 'ONB-25 PREF-04 where no membership is sold the dashboard comes next',
    events: [asked, first, ended, { answer: 'loadSettings', with: defaultSettings }],
    end: 'saved',
    output: ok({ preferences, place: { to: 'dashboard' } }),
  },
  {
    title: 'ONB-22 OR-06 a save that failed leaves the first login as it was',
    events: [asked, { answer: 'savePreferences', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    calls: [saving],
    output: { kind: 'unavailable', status: 500, message: null },
  },
  {
    title: 'ONB-22 the way goes on when the first login could not be noted',
    events: [asked, first, { defect: 'endFirstLogin' }, { defect: 'loadSettings' }],
    end: 'saved',
    output: ok({ preferences, place: { to: 'dashboard' } }),
  },
  {
    title: 'ONB-22 OR-06 a defect in saving reads like a failing server, and the first login stays',
    events: [asked, { defect: 'savePreferences' }],
    end: 'failed',
    calls: [saving],
    output: { kind: 'unavailable', status: 500, message: null },
  },
];
