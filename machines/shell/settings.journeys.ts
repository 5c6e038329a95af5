import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { settingsMachine } from './settings.machine.ts';

const green = { ...defaultSettings, primary_color: '#0a7d32' };
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const settingsJourneys: readonly JourneyOf<typeof settingsMachine>[] = [
  {
    title: 'the app starts with the default settings',
    events: [],
    end: 'loading',
    context: { settings: defaultSettings },
  },
  {
    title: 'SHELL-08 the color from the settings replaces the default',
    events: [{ resolves: 'loadSettings', with: ok(green) }],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'keeps the defaults when loading fails, and a retry helps',
    events: [
      { resolves: 'loadSettings', with: broken },
      { type: 'retry.requested' },
      { resolves: 'loadSettings', with: ok(green) },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'keeps the defaults when loading fails',
    events: [{ resolves: 'loadSettings', with: broken }],
    end: 'failed',
    context: { settings: defaultSettings },
  },
  {
    title: 'a failed refresh keeps the known settings',
    events: [
      { resolves: 'loadSettings', with: ok(green) },
      { type: 'refresh.requested' },
      { resolves: 'refreshSettings', with: broken },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'an exception keeps the defaults',
    events: [{ rejects: 'loadSettings' }],
    end: 'failed',
    context: { settings: defaultSettings },
  },
  {
    title: 'SHELL-08 a refresh applies the new color',
    events: [
      { resolves: 'loadSettings', with: ok(defaultSettings) },
      { type: 'refresh.requested' },
      { resolves: 'refreshSettings', with: ok(green) },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'an exception in a refresh keeps the known settings',
    events: [
      { resolves: 'loadSettings', with: ok(green) },
      { type: 'refresh.requested' },
      { rejects: 'refreshSettings' },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'a refresh without any settings loads like the first time',
    events: [{ resolves: 'loadSettings', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
  },
  {
    title: 'a change while the settings load restarts the load',
    events: [{ type: 'refresh.requested' }, { resolves: 'loadSettings', with: ok(green) }],
    end: 'ready',
    calls: [{ id: 'loadSettings', aborted: true }, { id: 'loadSettings' }],
  },
  {
    title: 'a change during a refresh restarts it',
    events: [
      { resolves: 'loadSettings', with: ok(green) },
      { type: 'refresh.requested' },
      { type: 'refresh.requested' },
    ],
    end: 'refreshing',
    calls: [{ id: 'loadSettings' }, { id: 'refreshSettings', aborted: true }, { id: 'refreshSettings' }],
  },
];
