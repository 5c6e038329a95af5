import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { factorRemovalMachine } from './factor-removal.machine.ts';

const requested = { type: 'removal.requested', token: 'cf_1' } as const;
const call = (passkeyId: string | null) =>
  ({ id: 'removeFactor', input: { passkeyId, token: 'cf_1' } }) as const;
const removed = { type: 'factor.removed' } as const;

export const factorRemovalJourneys: readonly JourneyOf<typeof factorRemovalMachine>[] = [
  {
    title: 'EXT-23 the authenticator app is removed once the member presses the button',
    input: { passkeyId: null },
    events: [requested, { resolves: 'removeFactor', with: ok(null) }],
    end: 'removed',
    calls: [call(null)],
    emits: [successToast(securityMessages.authenticatorRemoved), removed],
  },
  {
    title: 'EXT-23 a passkey is removed, also where another device was faster',
    input: { passkeyId: 'a-passkey' },
    events: [requested, { resolves: 'removeFactor', with: { kind: 'notFound' } }],
    end: 'removed',
    calls: [call('a-passkey')],
    emits: [successToast(securityMessages.passkeyRemoved), removed],
  },
  {
    title: 'EXT-23 a confirmation that has expired is asked for again',
    input: { passkeyId: null },
    events: [
      requested,
      {
        resolves: 'removeFactor',
        with: { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      },
    ],
    end: 'asking',
    emits: [{ type: 'confirmation.expired' }],
    context: { problem: null },
  },
  {
    title: 'EXT-23 what fails for another reason can be retried',
    input: { passkeyId: null },
    events: [
      requested,
      { resolves: 'removeFactor', with: { kind: 'unavailable', status: null, message: null } },
      requested,
      { rejects: 'removeFactor' },
    ],
    end: 'asking',
    emits: [],
    context: { problem: messages.unexpected },
  },
];
