import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { creation } from './passkey-setup.cases.ts';
import type { passkeySetupMachine } from './passkey-setup.machine.ts';

const credential = '{"id":"x"}';
const requested = { type: 'passkey.requested', token: 'cf_1', name: 'My phone' } as const;
const started = { resolves: 'startPasskey', with: ok(creation) } as const;
const created = { resolves: 'createPasskey', with: ok(credential) } as const;
const added = (...recoveryCodes: readonly string[]) =>
  ({ resolves: 'addPasskey', with: ok({ recoveryCodes }) }) as const;
const calls = [
  { id: 'startPasskey', input: { token: 'cf_1' } },
  { id: 'createPasskey', input: { creation } },
  { id: 'addPasskey', input: { credential, name: 'My phone' } },
] as const;
const done = [successToast(securityMessages.passkeyAdded), { type: 'setup.completed' }] as const;
const offline = { kind: 'unavailable', status: null, message: null } as const;

export const passkeySetupJourneys: readonly JourneyOf<typeof passkeySetupMachine>[] = [
  {
    title: 'EXT-23 the browser makes a passkey; the recovery codes are shown once, and forgotten',
    events: [requested, started, created, added('0a1b2c3d'), { type: 'codes.saved' }],
    end: 'completed',
    calls: [...calls],
    emits: [...done],
    context: { creation: null, credential: '', recoveryCodes: [] },
  },
  {
    title: 'EXT-23 the codes stay until they are saved',
    events: [requested, started, created, added('0a1b2c3d')],
    end: 'showingCodes',
    emits: [],
    context: { recoveryCodes: ['0a1b2c3d'] },
  },
  {
    title: 'EXT-23 who has recovery codes gets no new ones',
    events: [requested, started, created, added()],
    end: 'completed',
    calls: [...calls],
    emits: [...done],
  },
  {
    title: 'EXT-23 the closed dialog of the browser is no error',
    events: [requested, started, { resolves: 'createPasskey', with: { kind: 'canceled' } }],
    end: 'naming',
    emits: [],
    context: { problem: null },
  },
  {
    title: 'EXT-23 a device that has one says so',
    events: [requested, started, { resolves: 'createPasskey', with: { kind: 'conflict', message: '' } }],
    end: 'naming',
    context: { problem: securityMessages.passkeyKnown },
  },
  {
    title: 'EXT-23 a device that can’t make one says what else there is',
    events: [requested, started, { resolves: 'createPasskey', with: offline }],
    end: 'naming',
    context: { problem: securityMessages.passkeyFailed },
  },
  {
    title: 'EXT-23 a confirmation that has expired is asked for again',
    events: [
      requested,
      {
        resolves: 'startPasskey',
        with: { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      },
    ],
    end: 'naming',
    emits: [{ type: 'confirmation.expired' }],
    context: { problem: null },
  },
  {
    title: 'EXT-23 a refusal shows the message of the server',
    events: [
      requested,
      {
        resolves: 'startPasskey',
        with: { kind: 'invalid', message: 'No.', fields: { passkey: ['You have 20 passkeys.'] } },
      },
    ],
    end: 'naming',
    emits: [],
    context: { problem: 'You have 20 passkeys.' },
  },
  {
    title: 'EXT-23 a passkey that the server could not take is forgotten, and can be made again',
    events: [requested, started, created, { resolves: 'addPasskey', with: offline }],
    end: 'naming',
    context: { creation: null, credential: '', problem: messages.overloaded },
  },
  {
    title: 'an exception leaves a usable form',
    events: [
      requested,
      { rejects: 'startPasskey' },
      requested,
      started,
      { rejects: 'createPasskey' },
      requested,
      started,
      created,
      { rejects: 'addPasskey' },
    ],
    end: 'naming',
    context: { problem: messages.unexpected, credential: '' },
  },
];
