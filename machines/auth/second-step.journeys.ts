import { messages } from '#domain/message/messages.ts';
import { secondStepMessages } from '#domain/session/second-step.ts';
import { errorToast, navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { secondStepMachine } from './second-step.machine.ts';

const code = '271828';
const assertion = '{"id":"kf-assertion-9"}';
const all = { methods: ['passkey', 'authenticator', 'recovery_code'], way: 'password' } as const;
const byApp = { methods: ['authenticator', 'recovery_code'], way: 'password' } as const;
const submitted = { type: 'code.submitted', code } as const;
const requested = { type: 'passkey.requested' } as const;
const refused = {
  resolves: 'exchangeProof',
  with: { kind: 'invalid', message: 'No.', fields: { code: ['This code isn’t right.'] } },
} as const;
const toLogin = navigationTo({ to: 'login', email: null, justLoggedOut: false });
const call = (method: 'passkey' | 'authenticator' | 'recovery_code', text: string) =>
  ({ id: 'exchangeProof', input: { method, text } }) as const;

export const secondStepJourneys: readonly JourneyOf<typeof secondStepMachine>[] = [
  {
    title: 'EXT-23 a passkey opens the session: it is the first way offered where there is one',
    input: all,
    events: [
      requested,
      { resolves: 'askPasskey', with: ok(assertion) },
      { resolves: 'exchangeProof', with: ok('signedIn') },
    ],
    end: 'signedIn',
    calls: [{ id: 'askPasskey' }, call('passkey', assertion)],
    emits: [{ type: 'session.signedIn', way: 'password' }],
    context: { proof: '' },
  },
  {
    title: 'EXT-23 a code of the app opens the session',
    input: byApp,
    events: [submitted, { resolves: 'exchangeProof', with: ok('signedIn') }],
    end: 'signedIn',
    calls: [call('authenticator', code)],
    emits: [{ type: 'session.signedIn', way: 'password' }],
  },
  {
    title: 'EXT-23 who came from Google goes on as one who did',
    input: { ...byApp, way: 'code' },
    events: [submitted, { resolves: 'exchangeProof', with: ok('signedIn') }],
    end: 'signedIn',
    emits: [{ type: 'session.signedIn', way: 'code' }],
  },
  {
    title: 'EXT-23 without passkey and app at hand a recovery code does',
    input: all,
    events: [
      { type: 'method.chosen', method: 'recovery_code' },
      submitted,
      { resolves: 'exchangeProof', with: ok('signedIn') },
    ],
    end: 'signedIn',
    calls: [call('recovery_code', code)],
  },
  {
    title: 'EXT-23 a wrong code is refused in words, is forgotten, and another one can be entered',
    input: byApp,
    events: [submitted, refused],
    end: 'asking',
    emits: [],
    context: { proof: '', problem: 'This code isn’t right.' },
  },
  {
    title: 'EXT-23 another way takes the refusal away',
    input: byApp,
    events: [submitted, refused, { type: 'method.chosen', method: 'recovery_code' }],
    end: 'asking',
    context: { method: 'recovery_code', problem: null },
  },
  {
    title: 'EXT-23 a way that the member does not have cannot be chosen, nor a code be sent as a passkey',
    input: byApp,
    events: [{ type: 'method.chosen', method: 'passkey' }, requested],
    end: 'asking',
    calls: [],
    context: { method: 'authenticator' },
  },
  {
    title: 'EXT-23 the closed dialog of the browser is no error',
    input: all,
    events: [requested, { resolves: 'askPasskey', with: { kind: 'canceled' } }],
    end: 'asking',
    calls: [{ id: 'askPasskey' }],
    context: { problem: null },
  },
  {
    title: 'EXT-23 a passkey that cannot be used says what else there is',
    input: all,
    events: [
      requested,
      { resolves: 'askPasskey', with: { kind: 'unavailable', status: null, message: null } },
    ],
    end: 'asking',
    context: { problem: secondStepMessages.passkeyFailed },
  },
  {
    title: 'EXT-23 after too many tries or 10 minutes the sign-in begins again',
    input: byApp,
    events: [submitted, { resolves: 'exchangeProof', with: ok('expired') }],
    end: 'turnedAway',
    emits: [errorToast(secondStepMessages.expired), toLogin],
  },
  {
    title: 'ERR-02 a member who was blocked meanwhile reads the reason',
    input: byApp,
    events: [submitted, { resolves: 'exchangeProof', with: { kind: 'forbidden', message: 'Blocked.' } }],
    end: 'turnedAway',
    emits: [errorToast('Blocked.'), toLogin],
  },
  {
    title: 'EXT-23 without a network, and after too many guesses, the same code can be sent again',
    input: byApp,
    events: [
      submitted,
      { resolves: 'exchangeProof', with: { kind: 'unavailable', status: null, message: null } },
      submitted,
      { resolves: 'exchangeProof', with: { kind: 'tooMany', retryAfterSeconds: 30 } },
    ],
    end: 'asking',
    context: { problem: 'Too many tries. Please wait 30 seconds.' },
  },
  {
    title: 'an exception leaves a usable form',
    input: all,
    events: [
      requested,
      { rejects: 'askPasskey' },
      { type: 'method.chosen', method: 'authenticator' },
      submitted,
      { rejects: 'exchangeProof' },
    ],
    end: 'asking',
    context: { problem: messages.unexpected, proof: '' },
  },
];
