import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { mary } from './session.cases.ts';
import type { sessionMachine } from './session.machine.ts';

const stored = { resolves: 'readTokens', with: true } as const;
const nothingStored = { resolves: 'readTokens', with: false } as const;
const isMary = { resolves: 'loadUser', with: ok(mary) } as const;
const forgotten = { resolves: 'clearStoredTokens', with: null } as const;
const noNetwork = { kind: 'unavailable', status: null, message: null } as const;
const formSignedIn = { type: 'session.signedIn', way: 'password' } as const;

export const sessionJourneys: readonly JourneyOf<typeof sessionMachine>[] = [
  {
    title: 'AUTH-36 without a stored token nobody is asked and the visitor is a guest',
    events: [nothingStored],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }],
    context: { user: null },
  },
  {
    title: 'AUTH-37 OR-85 nothing is decided while the current-user call is under way',
    events: [stored],
    end: 'resolving',
    tags: ['undecided'],
    context: { user: null },
  },
  {
    title: 'AUTH-38 a stored token that belongs to somebody signs in',
    events: [stored, isMary],
    end: 'signedIn',
    tags: [],
    context: { user: mary, way: 'restored' },
  },
  {
    title: 'AUTH-39 OR-36 OR-77 a refused token that could not be renewed is forgotten',
    events: [stored, { resolves: 'loadUser', with: { kind: 'unauthorized' } }, forgotten],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }, { id: 'clearStoredTokens' }],
    emits: [],
    context: { user: null },
  },
  {
    title: 'ERR-04 OR-77 a blocked user reads the reason and the tokens are forgotten',
    events: [
      stored,
      { resolves: 'loadUser', with: { kind: 'forbidden', message: 'Your account is blocked.' } },
      forgotten,
    ],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }, { id: 'clearStoredTokens' }],
    emits: [errorToast('Your account is blocked.')],
  },
  {
    title: 'OR-77 without a network the tokens stay, and a retry signs in',
    events: [stored, { resolves: 'loadUser', with: noNetwork }, { type: 'retry.requested' }, isMary],
    end: 'signedIn',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }, { id: 'loadUser' }],
    emits: [],
  },
  {
    title: 'AUTH-38 a form that stored tokens leads to the user behind them',
    events: [nothingStored, formSignedIn, isMary],
    end: 'signedIn',
    context: { user: mary, way: 'password' },
  },
  {
    title: 'AUTH-10 a new account is remembered as one',
    events: [nothingStored, { type: 'session.signedIn', way: 'newAccount' }, isMary],
    end: 'signedIn',
    context: { way: 'newAccount' },
  },
  {
    title: 'AUTH-36 OR-36 a session that runs out in the middle forgets its tokens and its user',
    events: [stored, isMary, { type: 'session.expired' }, forgotten],
    end: 'signedOut',
    context: { user: null },
  },
  {
    title: 'AUTH-47 after a logout nobody is signed in and no further call is made',
    events: [stored, isMary, { type: 'session.loggedOut' }],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }],
    context: { user: null, way: 'restored' },
  },
  {
    title: 'another tab that signed out takes this one along',
    events: [stored, isMary, { type: 'session.changedElsewhere' }, nothingStored],
    end: 'signedOut',
    context: { user: null },
  },
  {
    title: 'another tab that signed in takes this one along',
    events: [nothingStored, { type: 'session.changedElsewhere' }, stored, isMary],
    end: 'signedIn',
  },
  {
    title: 'a change in another tab calls off the question that was under way',
    events: [
      stored,
      { type: 'session.changedElsewhere' },
      { resolves: 'loadUser', with: ok(mary), earlier: 0 },
      nothingStored,
    ],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser', aborted: true }, { id: 'readTokens' }],
    context: { user: null },
  },
  {
    title: 'a changed profile is taken over',
    events: [stored, isMary, { type: 'user.refreshed', user: { ...mary, name: 'Mary Jones' } }],
    end: 'signedIn',
    context: { user: { ...mary, name: 'Mary Jones' } },
  },
  {
    title: 'AUTH-36 a storage that cannot be read is taken for an empty one',
    events: [{ rejects: 'readTokens' }],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }],
  },
  {
    title: 'OR-77 an exception in asking for the user keeps the tokens and offers a retry',
    events: [stored, { rejects: 'loadUser' }],
    end: 'unreachable',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }],
  },
  {
    title: 'OR-36 a session found dead while the server was out of reach forgets its tokens',
    events: [stored, { resolves: 'loadUser', with: noNetwork }, { type: 'session.expired' }],
    end: 'clearingTokens',
  },
  {
    title: 'AUTH-47 a logout while the server is out of reach needs no further call',
    events: [stored, { resolves: 'loadUser', with: noNetwork }, { type: 'session.loggedOut' }],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }],
  },
  {
    title: 'AUTH-36 tokens that cannot be forgotten do not keep anybody signed in',
    events: [stored, isMary, { type: 'session.expired' }, { rejects: 'clearStoredTokens' }],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }, { id: 'clearStoredTokens' }],
    context: { user: null },
  },
  {
    title: 'AUTH-18 AUTH-40 once a page of members is reached, the sign-in is over',
    events: [nothingStored, formSignedIn, isMary, { type: 'arrival.completed' }],
    end: 'signedIn',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }],
    context: { user: mary, way: 'restored' },
  },
  {
    title: 'AUTH-33 a sign-in from another provider is remembered as one',
    events: [nothingStored, { type: 'session.signedIn', way: 'code' }, isMary],
    end: 'signedIn',
    context: { way: 'code' },
  },
  {
    title: 'AUTH-56 OR-98 after a verification the user is fetched again, and the sign-in continues',
    events: [
      stored,
      isMary,
      { type: 'arrival.resumed' },
      { resolves: 'loadUser', with: ok({ ...mary, email_verified_at: '2026-05-02T09:00:00.000Z' }) },
    ],
    end: 'signedIn',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }, { id: 'loadUser' }],
    context: { user: { ...mary, email_verified_at: '2026-05-02T09:00:00.000Z' }, way: 'resumed' },
  },
  {
    title: 'AUTH-37 OR-98 nothing is decided until the user is known again',
    events: [stored, isMary, { type: 'arrival.resumed' }],
    end: 'resolving',
    tags: ['undecided'],
    context: { user: mary },
  },
  {
    title: 'AUTH-43 a session with nobody behind it is logged out',
    events: [
      stored,
      { resolves: 'loadUser', with: ok(null) },
      { resolves: 'endSession', with: ok(null) },
      forgotten,
    ],
    end: 'signedOut',
    calls: [{ id: 'readTokens' }, { id: 'loadUser' }, { id: 'endSession' }, { id: 'clearStoredTokens' }],
    emits: [],
    context: { user: null },
  },
  {
    title: 'AUTH-43 it also leaves this device when the server does not hear of it',
    events: [stored, { resolves: 'loadUser', with: ok(null) }, { rejects: 'endSession' }],
    end: 'clearingTokens',
  },
  {
    title: 'AUTH-43 nothing is decided while such a session ends',
    events: [stored, { resolves: 'loadUser', with: ok(null) }],
    end: 'endingSession',
  },
];
