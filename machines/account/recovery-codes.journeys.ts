import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { recoveryCodesMachine } from './recovery-codes.machine.ts';

const requested = { type: 'codes.requested', token: 'cf_1' } as const;
const renewed = { resolves: 'renewCodes', with: ok({ recoveryCodes: ['0a1b2c3d'] }) } as const;

export const recoveryCodesJourneys: readonly JourneyOf<typeof recoveryCodesMachine>[] = [
  {
    title: 'EXT-23 new codes are shown once, and forgotten',
    events: [requested, renewed, { type: 'codes.saved' }],
    end: 'completed',
    calls: [{ id: 'renewCodes', input: { token: 'cf_1' } }],
    emits: [{ type: 'setup.completed' }],
    context: { recoveryCodes: [] },
  },
  {
    title: 'EXT-23 they stay until they are saved',
    events: [requested, renewed],
    end: 'showingCodes',
    emits: [],
    context: { recoveryCodes: ['0a1b2c3d'] },
  },
  {
    title: 'EXT-23 a confirmation that has expired is asked for again',
    events: [
      requested,
      {
        resolves: 'renewCodes',
        with: { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      },
    ],
    end: 'asking',
    emits: [{ type: 'confirmation.expired' }],
    context: { problem: null },
  },
  {
    title: 'EXT-23 what fails for another reason can be retried',
    events: [
      requested,
      { resolves: 'renewCodes', with: { kind: 'unavailable', status: null, message: null } },
      requested,
      { rejects: 'renewCodes' },
    ],
    end: 'asking',
    emits: [],
    context: { problem: messages.unexpected },
  },
];
