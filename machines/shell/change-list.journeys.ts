import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { changeListMachine } from './change-list.machine.ts';

const asked = { type: 'discard.asked', key: 'a' } as const;
const confirmed = { type: 'discard.confirmed' } as const;
const retried = { type: 'retry.pressed', key: 'a' } as const;

export const changeListJourneys: readonly JourneyOf<typeof changeListMachine>[] = [
  {
    title: 'EXT-06 a waiting change is discarded once the member confirms it',
    events: [asked, confirmed, { answer: 'discardChange', with: null }],
    end: 'listing',
    calls: [{ id: 'discardChange', input: { key: 'a' } }],
    context: { key: '' },
    emits: [successToast(connectionMessages.discarded)],
  },
  {
    title: 'EXT-06 without a confirmation it stays; another one can be chosen',
    events: [asked, { type: 'discard.declined' }, asked, { type: 'discard.asked', key: 'b' }],
    end: 'asking',
    calls: [],
    context: { key: 'b' },
  },
  {
    title: 'EXT-06 declining forgets which change it was about',
    events: [asked, { type: 'discard.declined' }],
    end: 'listing',
    context: { key: '' },
  },
  {
    title: 'EXT-06 a change that cannot be discarded is reported',
    events: [asked, confirmed, { defect: 'discardChange' }],
    end: 'listing',
    emits: [errorToast(connectionMessages.discardFailed)],
  },
  {
    title: 'EXT-21 a refused change is tried again',
    events: [retried, { answer: 'retryChange', with: null }],
    end: 'listing',
    calls: [{ id: 'retryChange', input: { key: 'a' } }],
    context: { key: '' },
    emits: [],
  },
  {
    title: 'EXT-21 a retry that fails is reported',
    events: [retried, { defect: 'retryChange' }],
    end: 'listing',
    emits: [errorToast(connectionMessages.retryFailed)],
  },
  {
    title: 'EXT-06 refused changes are announced until they are read',
    events: [{ type: 'refusals.read' }, { answer: 'markRefusalsRead', with: null }],
    end: 'listing',
    calls: [{ id: 'markRefusalsRead' }],
    emits: [],
  },
  {
    title: 'EXT-06 the list stays where that cannot be stored',
    events: [{ type: 'refusals.read' }, { defect: 'markRefusalsRead' }],
    end: 'listing',
  },
];
