import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { makeItFitMachine } from './make-it-fit.machine.ts';
import { sampleFittingVersion } from './recipe.samples.ts';

const requested = { type: 'fitting.requested' } as const;
const accepted = { type: 'version.accepted' } as const;
const closed = { type: 'sheet.closed' } as const;
const found = { resolves: 'findVersion', with: ok(sampleFittingVersion) } as const;
const none = { ...sampleFittingVersion, changes: [], after: null, in_the_way: ['Eggs'] };
const saved = { resolves: 'saveVersion', with: ok({ id: 40, title: 'Carrot soup (my version)' }) } as const;
const noNetwork = { kind: 'unavailable', status: null, message: null } as const;
const conflict = { kind: 'conflict', message: 'This recipe fits you as it is.' } as const;
const toast = successToast('Your version is saved with your own recipes.');

export const makeItFitJourneys: readonly JourneyOf<typeof makeItFitMachine>[] = [
  {
    title: 'EXT-15 one tap finds the fewest changes, and the result is saved as the member’s version',
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
    title: 'EXT-15 names the obstacle if there is no version, and nothing can be saved',
    events: [requested, { resolves: 'findVersion', with: ok(none) }, accepted],
    end: 'withoutVersion',
    calls: [{ id: 'findVersion' }],
    context: { version: none },
  },
  {
    title: 'EXT-15 the changes can be viewed without saving',
    events: [requested, found, closed],
    end: 'closed',
    calls: [{ id: 'findVersion' }],
  },
  {
    title: 'EXT-15 the sheet can be closed while searching',
    events: [requested, closed],
    end: 'closed',
  },
  {
    title: 'EXT-15 the sheet can be closed without a version',
    events: [requested, { resolves: 'findVersion', with: ok(none) }, closed],
    end: 'closed',
    calls: [{ id: 'findVersion' }],
  },
  {
    title: 'EXT-15 without a network it can be retried',
    events: [requested, { resolves: 'findVersion', with: noNetwork }, { type: 'retry.requested' }, found],
    end: 'comparing',
    calls: [{ id: 'findVersion' }, { id: 'findVersion' }],
  },
  {
    title: 'EXT-15 a failed search can be closed',
    events: [requested, { resolves: 'findVersion', with: noNetwork }, closed],
    end: 'closed',
    calls: [{ id: 'findVersion' }],
  },
  {
    title: 'EXT-15 an exception in the search can be retried',
    events: [requested, { rejects: 'findVersion' }, { type: 'retry.requested' }, found],
    end: 'comparing',
    calls: [{ id: 'findVersion' }, { id: 'findVersion' }],
  },
  {
    title: 'EXT-15 a failed save can be retried',
    events: [requested, found, accepted, { resolves: 'saveVersion', with: conflict }, accepted, saved],
    end: 'closed',
    calls: [{ id: 'findVersion' }, { id: 'saveVersion' }, { id: 'saveVersion' }],
    emits: [errorToast('This recipe fits you as it is.'), toast, { type: 'version.saved', id: 40 }],
  },
  {
    title: 'EXT-15 shows an error after an exception in saving and allows a retry',
    events: [requested, found, accepted, { rejects: 'saveVersion' }, accepted, saved],
    end: 'closed',
    calls: [{ id: 'findVersion' }, { id: 'saveVersion' }, { id: 'saveVersion' }],
    emits: [errorToast(messages.unexpected), toast, { type: 'version.saved', id: 40 }],
  },
];
