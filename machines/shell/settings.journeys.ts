import { defaultSettings } from '#domain/settings/default-settings.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { settingsMachine } from './settings.machine.ts';

const green = { ...defaultSettings, primary_color: '#0a7d32' };
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const settingsJourneys: readonly JourneyOf<typeof settingsMachine>[] = [
  {
    title: 'the app begins on the defaults',
    events: [],
    end: 'loading',
    context: { settings: defaultSettings },
  },
  {
    title: 'SHELL-08 the color of the settings replaces the default',
    events: [{ answer: 'loadSettings', with: ok(green) }],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'without an answer the defaults stay in force, and a retry helps',
    events: [
      { answer: 'loadSettings', with: broken },
      { type: 'retry.requested' },
      { answer: 'loadSettings', with: ok(green) },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'without an answer the defaults stay in force',
    events: [{ answer: 'loadSettings', with: broken }],
    end: 'failed',
    context: { settings: defaultSettings },
  },
  {
    title: 'a refresh that fails keeps the known settings',
    events: [
      { answer: 'loadSettings', with: ok(green) },
      { type: 'refresh.requested' },
      { answer: 'refreshSettings', with: broken },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'a defect leaves the defaults in force',
    events: [{ defect: 'loadSettings' }],
    end: 'failed',
    context: { settings: defaultSettings },
  },
  {
    title: 'SHELL-08 a refresh brings the new color',
    events: [
      { answer: 'loadSettings', with: ok(defaultSettings) },
      { type: 'refresh.requested' },
      { answer: 'refreshSettings', with: ok(green) },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'a defect in a refresh keeps the known settings',
    events: [
      { answer: 'loadSettings', with: ok(green) },
      { type: 'refresh.requested' },
      { defect: 'refreshSettings' },
    ],
    end: 'ready',
    context: { settings: green },
  },
  {
    title: 'a refresh asked for without any settings asks like at first',
    events: [{ answer: 'loadSettings', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
  },
];
