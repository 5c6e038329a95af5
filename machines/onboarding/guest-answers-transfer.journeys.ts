import { guestMetas } from '#domain/onboarding/guest-answers.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { decided, saved } from './guest-answers-transfer.cases.ts';
import type { guestAnswersTransferMachine } from './guest-answers-transfer.machine.ts';
import { noMilk } from './guest-profile.cases.ts';

const read = { resolves: 'readAnswers', with: noMilk } as const;
const undecided = { resolves: 'loadPreferences', with: ok(noPreferences) } as const;
const isCleared = { resolves: 'clearAnswers', with: null } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const reads = [{ id: 'readAnswers' }, { id: 'loadPreferences' }] as const;
const save = { id: 'savePreferences', input: { before: {}, own: guestMetas(noMilk) } } as const;
const clear = { id: 'clearAnswers' } as const;
const failed = errorToast('Something went wrong while updating your preferences.');

export const guestAnswersTransferJourneys: readonly JourneyOf<typeof guestAnswersTransferMachine>[] = [
  {
    title: 'EXT-27 the answers become the preferences of the account, and the device forgets them',
    events: [read, undecided, { resolves: 'savePreferences', with: saved }, isCleared],
    end: 'over',
    calls: [...reads, save, clear],
    emits: [
      { type: 'preferences.saved', preferences: saved.value.preferences },
      successToast('Your answers are saved. Recipes are now judged for you.'),
    ],
  },
  {
    title: 'EXT-27 preferences of an account are not replaced',
    events: [read, { resolves: 'loadPreferences', with: decided }, isCleared],
    end: 'over',
    calls: [...reads, clear],
    emits: [],
  },
  {
    title: 'EXT-27 without consent nothing is sent, and the device forgets the answers',
    events: [
      read,
      undecided,
      { resolves: 'savePreferences', with: { kind: 'canceled' } },
      { rejects: 'clearAnswers' },
    ],
    end: 'over',
    calls: [...reads, save, clear],
    emits: [],
  },
  {
    title: 'EXT-27 answers that could not be saved stay for the next visit',
    events: [read, undecided, { resolves: 'savePreferences', with: broken }],
    end: 'over',
    calls: [...reads, save],
    emits: [failed],
  },
  {
    title: 'EXT-27 a defect while saving is named',
    events: [read, undecided, { rejects: 'savePreferences' }],
    end: 'over',
    calls: [...reads, save],
    emits: [failed],
  },
  {
    title: 'EXT-27 while the preferences of the account are unknown, nothing happens',
    events: [read, { resolves: 'loadPreferences', with: broken }],
    end: 'over',
    calls: [...reads],
    emits: [],
  },
  {
    title: 'EXT-27 a defect while they are loaded changes nothing',
    events: [read, { rejects: 'loadPreferences' }],
    end: 'over',
    calls: [...reads],
    emits: [],
  },
  {
    title: 'EXT-27 without answers there is nothing to do',
    events: [{ resolves: 'readAnswers', with: null }],
    end: 'over',
    calls: [{ id: 'readAnswers' }],
    emits: [],
  },
  {
    title: 'EXT-27 answers that cannot be read are none',
    events: [{ rejects: 'readAnswers' }],
    end: 'over',
    calls: [{ id: 'readAnswers' }],
    emits: [],
  },
];
