import { assign, setup } from 'xstate';
import { accountFlags, type Metas } from '#domain/account/flags.ts';
import { type MetasToSave, readPreferences } from '#domain/preferences/preferences.ts';
import { afterPreferences } from '#domain/session/after-preferences.ts';
import { defaultSettings, type Settings } from '#domain/settings/default-settings.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import type { SavedOutcome } from '../shared/saved-preferences.ts';
import { unprovided } from '../shared/unprovided.ts';

/** Outcome: all metas as now stored on the server. */
export type MetasOutcome = Outcome<Metas>;
interface Context {
  metas: MetasToSave;
  outcome: MetasOutcome;
  settings: Settings;
}

const initialContext = (): Context => ({
  metas: {},
  outcome: { kind: 'canceled' },
  settings: defaultSettings,
});
const result = ({ context: { outcome, settings } }: { context: Context }): SavedOutcome => {
  if (outcome.kind !== 'ok') return outcome;
  const place = afterPreferences(accountFlags(outcome.value), settings);
  return { kind: 'ok', value: { preferences: readPreferences(outcome.value), place } };
};
const metasOf = ({ context }: { context: Context }) => ({ metas: context.metas });

export const preferencesSavingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'save.requested'; metas: MetasToSave },
    output: {} as SavedOutcome,
    children: {} as {
      savePreferences: 'savePreferences';
      endFirstLogin: 'endFirstLogin';
      loadSettings: 'loadSettings';
    },
  },
  actors: {
    savePreferences: unprovided<MetasOutcome, { metas: MetasToSave }>('savePreferences'),
    /** Saves the meta that the first login is over. */
    endFirstLogin: unprovided<Outcome<unknown>>('endFirstLogin'),
    /** The site's settings once they are loaded; the defaults if they cannot be loaded. */
    loadSettings: unprovided<Settings>('loadSettings'),
  },
  actions: {
    noteMetas: assign((_, { metas }: { metas: MetasToSave }) => ({ metas })),
    rememberOutcome: assign((_, outcome: MetasOutcome) => ({ outcome })),
    rememberDefect: assign({
      outcome: { kind: 'unavailable', status: 500, message: null } as const satisfies MetasOutcome,
    }),
    rememberSettings: assign((_, settings: Settings) => ({ settings })),
  },
  guards: {
    isFirstLogin: (_, outcome: MetasOutcome) =>
      outcome.kind === 'ok' && accountFlags(outcome.value).firstLogin,
    isOk: isKind('ok'),
  },
}).createMachine({
  id: 'preferencesSaving',
  description: 'Dietary preferences are saved, then the next screen opens.',
  context: initialContext,
  output: result,
  initial: 'ready',
  states: {
    ready: {
      on: { 'save.requested': { target: 'saving', actions: { type: 'noteMetas', params: eventItself } } },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: metasOf,
        onDone: [
          {
            guard: { type: 'isFirstLogin', params: outputOf },
            target: 'endingFirstLogin',
            actions: { type: 'rememberOutcome', params: outputOf },
          },
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'saved',
            actions: { type: 'rememberOutcome', params: outputOf },
          },
          { target: 'failed', actions: { type: 'rememberOutcome', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
    },
    endingFirstLogin: {
      description: 'Only after the save: a member who leaves earlier starts with the profile again.',
      invoke: {
        id: 'endFirstLogin',
        src: 'endFirstLogin',
        onDone: { target: 'loadingSettings' },
        onError: { target: 'loadingSettings' },
      },
    },
    loadingSettings: {
      description: 'Does this site sell memberships?',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: { target: 'saved', actions: { type: 'rememberSettings', params: outputOf } },
        onError: { target: 'saved' },
      },
    },
    saved: { type: 'final' },
    failed: { description: 'Nothing was saved.', type: 'final' },
  },
});
