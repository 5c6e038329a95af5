import { assign, setup } from 'xstate';
import { defaultSettings, type Settings } from '#domain/settings/default-settings.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type SettingsOutcome = Outcome<Settings>;

interface Context {
  /** The defaults until the server has responded. */
  settings: Settings;
}

const initialContext = (): Context => ({ settings: defaultSettings });

export const settingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'refresh.requested' } | { type: 'retry.requested' },
    children: {} as { loadSettings: 'loadSettings'; refreshSettings: 'loadSettings' },
  },
  actors: { loadSettings: unprovided<SettingsOutcome>('loadSettings') },
  actions: {
    rememberSettings: assign((_, outcome: SettingsOutcome) =>
      outcome.kind === 'ok' ? { settings: outcome.value } : {},
    ),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'settings',
  description: 'The site’s settings: colors, pages, enabled features. Runs as long as the app.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      description: 'The app already runs with the defaults.',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberSettings', params: outputOf },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    ready: { on: { 'refresh.requested': { target: 'refreshing' } } },
    refreshing: {
      description: 'The known settings stay until newer ones are loaded.',
      invoke: {
        id: 'refreshSettings',
        src: 'loadSettings',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberSettings', params: outputOf },
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: { 'refresh.requested': { target: 'refreshing', reenter: true } },
    },
    failed: {
      description: 'Loading failed; the defaults stay in force.',
      on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
  },
});
