import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { makeItFitMachine } from './make-it-fit.machine.ts';
import { sampleFittingVersion } from './recipe.samples.ts';

const requested = { type: 'fitting.requested' } as const;
const accepted = { type: 'version.accepted' } as const;
const closed = { type: 'sheet.closed' } as const;
const found = { answer: 'findVersion', with: ok(sampleFittingVersion) } as const;
const none = { ...sampleFittingVersion, changes: [], after: null, in_the_way: ['Eggs'] };
const saved = { answer: 'saveVersion', with: ok({ id: 40, title: 'Carrot soup (my version)' }) } as const;
const noNetwork = { kind: 'unavailable', status: null, message: null } as const;
const conflict = { kind: 'conflict', message: 'This recipe fits you as it is.' } as const;
const toast = successToast('Your version is saved with your own recipes.');

export const makeItFitJourneys: readonly JourneyOf<typeof makeItFitMachine>[] = [
  {
    title: 'EXT-15 one tap finds the fewest changes, and the result is kept as the member’s version',
    events: [requested, found, accepted, saved],
    end: 'closed',
    calls: [
      { id: 'findVersion', input: { id: '17' } },
      { id: 'saveVersion', input: { id: '17' } },
    ],
    emits: [toast, { type: 'version.saved', id: 40 }],
    context: { version: sampleFittingVersion },
  },
  {
    title: 'EXT-15 where there is none, what stands in the way is named, and nothing can be kept',
    events: [requested, { answer: 'findVersion', with: ok(none) }, accepted],
    end: 'withoutVersion',
    calls: [{ id: 'findVersion' }],
    context: { version: none },
  },
  {
    title: 'EXT-15 the changes are looked at and left alone',
    events: [requested, found, closed],
    end: 'closed',
    calls: [{ id: 'findVersion' }],
  },
  {
    title: 'EXT-15 the sheet is closed while the changes are looked for',
    events: [requested, closed],
    end: 'closed',
  },
  {
    title: 'EXT-15 nothing possible is closed again',
    events: [requested, { answer: 'findVersion', with: ok(none) }, closed],
    end: 'closed',
    calls: [{ id: 'findVersion' }],
  },
  {
    title: 'EXT-15 without a network it is tried again',
    events: [requested, { answer: 'findVersion', with: noNetwork }, { type: 'retry.requested' }, found],
    end: 'comparing',
    calls: [{ id: 'findVersion' }, { id: 'findVersion' }],
  },
  {
    title: 'EXT-15 a search that failed is given up',
    events: [requested, { answer: 'findVersion', with: noNetwork }, closed],
    end: 'closed',
    calls: [{ id: 'findVersion' }],
  },
  {
    title: 'EXT-15 a defect in the search can be tried again',
    events: [requested, { defect: 'findVersion' }, { type: 'retry.requested' }, found],
    end: 'comparing',
    calls: [{ id: 'findVersion' }, { id: 'findVersion' }],
  },
  {
    title: 'EXT-15 what could not be kept stays open to be kept',
    events: [requested, found, accepted, { answer: 'saveVersion', with: conflict }, accepted, saved],
    end: 'closed',
    calls: [{ id: 'findVersion' }, { id: 'saveVersion' }, { id: 'saveVersion' }],
    emits: [errorToast('This recipe fits you as it is.'), toast, { type: 'version.saved', id: 40 }],
  },
  {
    title: 'EXT-15 a defect while it is kept is said, and it can be kept again',
    events: [requested, found, accepted, { defect: 'saveVersion' }, accepted, saved],
    end: 'closed',
    calls: [{ id: 'findVersion' }, { id: 'saveVersion' }, { id: 'saveVersion' }],
    emits: [errorToast(messages.overloaded), toast, { type: 'version.saved', id: 40 }],
  },
];
