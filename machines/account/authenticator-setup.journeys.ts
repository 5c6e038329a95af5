import { messages } from '#domain/message/messages.ts';
import { securityMessages } from '#domain/message/security-messages.ts';
import { successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { authenticatorSetupMachine } from './authenticator-setup.machine.ts';

const scan = { secret: 'JBSWY3DP', uri: 'otpauth://totp/Kindfare' };
const requested = { type: 'setup.requested', token: 'cf_1' } as const;
const started = { resolves: 'startAuthenticator', with: ok(scan) } as const;
const submitted = { type: 'code.submitted', code: '123456' } as const;
const added = (...recoveryCodes: readonly string[]) =>
  ({ resolves: 'addAuthenticator', with: ok({ recoveryCodes }) }) as const;
const start = { id: 'startAuthenticator', input: { token: 'cf_1' } } as const;
const add = { id: 'addAuthenticator', input: { code: '123456' } } as const;
const done = [successToast(securityMessages.authenticatorAdded), { type: 'setup.completed' }] as const;

export const authenticatorSetupJourneys: readonly JourneyOf<typeof authenticatorSetupMachine>[] = [
  {
    title: 'EXT-23 the app is scanned and proves itself; the recovery codes are shown once, and forgotten',
    events: [requested, started, submitted, added('0a1b2c3d'), { type: 'codes.saved' }],
    end: 'completed',
    calls: [start, add],
    emits: [...done],
    context: { scan: null, recoveryCodes: [] },
  },
  {
    title: 'EXT-23 it is on only once the codes are saved, or at least shown',
    events: [requested, started, submitted, added('0a1b2c3d')],
    end: 'showingCodes',
    emits: [],
    context: { scan: null, recoveryCodes: ['0a1b2c3d'] },
  },
  {
    title: 'EXT-23 who has recovery codes gets no new ones',
    events: [requested, started, submitted, added()],
    end: 'completed',
    emits: [...done],
  },
  {
    title: 'EXT-23 a wrong code is refused in words, and the picture stays',
    events: [
      requested,
      started,
      submitted,
      {
        resolves: 'addAuthenticator',
        with: { kind: 'invalid', message: 'No.', fields: { code: ['This code isn’t right.'] } },
      },
    ],
    end: 'scanning',
    context: { problem: 'This code isn’t right.', scan },
  },
  {
    title: 'EXT-23 a confirmation that has expired is asked for again',
    events: [
      requested,
      {
        resolves: 'startAuthenticator',
        with: { kind: 'invalid', message: 'No.', fields: { confirmation_token: ['Confirm once more.'] } },
      },
    ],
    end: 'ready',
    emits: [{ type: 'confirmation.expired' }],
    context: { problem: null },
  },
  {
    title: 'EXT-23 what fails for another reason can be retried',
    events: [
      requested,
      { resolves: 'startAuthenticator', with: { kind: 'unavailable', status: null, message: null } },
      requested,
      { rejects: 'startAuthenticator' },
    ],
    end: 'ready',
    emits: [],
    context: { problem: messages.unexpected },
  },
  {
    title: 'EXT-23 without a network the code can be sent again',
    events: [requested, started, submitted, { rejects: 'addAuthenticator' }, submitted, added()],
    end: 'completed',
    calls: [start, add, add],
  },
];
