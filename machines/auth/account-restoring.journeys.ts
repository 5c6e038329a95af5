import { messages } from '#domain/message/messages.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { accountRestoringMachine } from './account-restoring.machine.ts';

const requested = { type: 'restore.requested' } as const;
const call = { id: 'restoreAccount', input: { token: 'a-token' } } as const;

export const accountRestoringJourneys: readonly JourneyOf<typeof accountRestoringMachine>[] = [
  {
    title: 'EXT-23 a change is taken back once the member presses the button, however often',
    events: [requested, requested, { resolves: 'restoreAccount', with: ok({ email: 'mary@example.com' }) }],
    end: 'restored',
    calls: [call],
    emits: [{ type: 'session.ended' }],
    context: { email: 'mary@example.com', problem: null },
  },
  {
    title: 'EXT-23 a link alone does nothing, as mail programs open links by themselves',
    events: [],
    end: 'asking',
    calls: [],
  },
  {
    title: 'EXT-23 a used or expired link is refused in words',
    events: [
      requested,
      {
        resolves: 'restoreAccount',
        with: { kind: 'invalid', message: 'No.', fields: { token: ['This link was used before.'] } },
      },
    ],
    end: 'refused',
    emits: [],
    context: { problem: 'This link was used before.' },
  },
  {
    title: 'EXT-23 what fails for another reason can be retried',
    events: [
      requested,
      { resolves: 'restoreAccount', with: { kind: 'unavailable', status: 503, message: 'Try again later.' } },
      requested,
      { rejects: 'restoreAccount' },
    ],
    end: 'asking',
    calls: [call, call],
    context: { problem: messages.unexpected },
  },
];
