import { noGuestAnswers } from '#domain/onboarding/guest-answers.ts';
import { navigationTo } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { dishes, noMilk } from './guest-profile.cases.ts';
import type { guestProfileMachine } from './guest-profile.machine.ts';

const nothingStored = { resolves: 'readAnswers', with: null } as const;
const stored = { resolves: 'readAnswers', with: noMilk } as const;
const milk = { type: 'answer.changed', question: 'allergens', chosen: ['Milk'] } as const;
const show = { type: 'dishes.requested' } as const;
const found = { resolves: 'findDishes', with: ok(dishes) } as const;
const reopen = { type: 'answers.reopened' } as const;
const read = { id: 'readAnswers' } as const;
const find = (answers = noMilk) => ({ id: 'findDishes', input: { answers } }) as const;
const changed = (answers: typeof noMilk | null) => ({ type: 'answers.changed', answers }) as const;

export const guestProfileJourneys: readonly JourneyOf<typeof guestProfileMachine>[] = [
  {
    title: 'EXT-27 a guest who answers sees dishes, and the answers stay on the device',
    events: [nothingStored, milk, show, found],
    end: 'shown',
    calls: [read, find()],
    emits: [changed(noMilk)],
    context: { dishes },
  },
  {
    title: 'EXT-27 answers from before lead to the dishes at once',
    events: [stored, found],
    end: 'shown',
    calls: [read, find()],
    emits: [],
  },
  {
    title: 'EXT-27 no answer is needed, and none is stored',
    events: [nothingStored, show, found],
    end: 'shown',
    calls: [read, find(noGuestAnswers)],
    emits: [changed(null)],
  },
  {
    title: 'EXT-27 answers can be changed afterwards',
    events: [stored, found, reopen, { ...milk, chosen: [] }, show, found],
    end: 'shown',
    calls: [read, find(), find(noGuestAnswers)],
    emits: [changed(null)],
  },
  {
    title: 'EXT-27 answers can be changed while the dishes are looked for',
    events: [stored, reopen],
    end: 'asking',
    calls: [read, { id: 'findDishes', aborted: true }],
    context: { answers: noMilk },
  },
  {
    title: 'EXT-27 a guest can have the answers removed from the device',
    events: [stored, found, { type: 'answers.forgotten' }],
    end: 'asking',
    emits: [changed(null)],
    context: { answers: noGuestAnswers, dishes: [] },
  },
  {
    title: 'EXT-27 who came from a shared recipe gets this recipe judged',
    input: { recipeId: '17' },
    events: [stored, show],
    end: 'handedOver',
    calls: [read],
    emits: [changed(noMilk), navigationTo({ to: 'guestRecipe', recipeId: '17' })],
  },
  {
    title: 'EXT-27 dishes that could not be loaded can be loaded again',
    events: [
      stored,
      { resolves: 'findDishes', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
      { rejects: 'findDishes' },
      { type: 'retry.requested' },
      found,
    ],
    end: 'shown',
    calls: [read, find(), find(), find()],
    context: { failure: null },
  },
  {
    title: 'EXT-27 a failure is named, and the questions stay open',
    events: [
      { rejects: 'readAnswers' },
      milk,
      show,
      { resolves: 'findDishes', with: { kind: 'unavailable', status: 500, message: null } },
      reopen,
    ],
    end: 'asking',
    context: { answers: noMilk, failure: 'We couldn’t load the dishes. Please try again in a moment.' },
  },
  {
    title: 'EXT-27 a defect is named like a failure',
    events: [stored, { rejects: 'findDishes' }],
    end: 'failed',
    context: { failure: 'We couldn’t load the dishes. Please try again in a moment.' },
  },
];
