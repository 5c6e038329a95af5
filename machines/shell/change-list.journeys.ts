import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { changeListMachine } from './change-list.machine.ts';

const discardRequested = { type: 'discard.asked', key: 'a' } as const;
const confirmed = { type: 'discard.confirmed' } as const;
const retried = { type: 'retry.pressed', key: 'a' } as const;

export const changeListJourneys: readonly JourneyOf<typeof changeListMachine>[] = [
  {
    title: 'EXT-06 discards a queued change after a confirmation',
    events: [discardRequested, confirmed, { resolves: 'discardChange', with: null }],
    end: 'listing',
    calls: [{ id: 'discardChange', input: { key: 'a' } }],
    context: { key: '' },
    emits: [successToast(connectionMessages.discarded)],
  },
  {
    title: 'EXT-06 keeps it without a confirmation, and another one can be chosen',
    events: [
      discardRequested,
      { type: 'discard.declined' },
      discardRequested,
      { type: 'discard.asked', key: 'b' },
    ],
    end: 'asking',
    calls: [],
    context: { key: 'b' },
  },
  {
    title: 'EXT-06 declining clears the pending choice',
    events: [discardRequested, { type: 'discard.declined' }],
    end: 'listing',
    context: { key: '' },
  },
  {
    title: 'EXT-06 shows an error when a change cannot be discarded',
    events: [discardRequested, confirmed, { rejects: 'discardChange' }],
    end: 'listing',
    emits: [errorToast(connectionMessages.discardFailed)],
  },
  {
    title: 'EXT-21 retries a refused change',
    events: [retried, { resolves: 'retryChange', with: null }],
    end: 'listing',
    calls: [{ id: 'retryChange', input: { key: 'a' } }],
    context: { key: '' },
    emits: [],
  },
  {
    title: 'EXT-21 shows an error when a retry fails',
    events: [retried, { rejects: 'retryChange' }],
    end: 'listing',
    emits: [errorToast(connectionMessages.retryFailed)],
  },
  {
    title: 'EXT-06 announces refused changes until they are read',
    events: [{ type: 'refusals.read' }, { resolves: 'markRefusalsRead', with: null }],
    end: 'listing',
    calls: [{ id: 'markRefusalsRead' }],
    emits: [],
  },
  {
    title: 'EXT-06 keeps the list if the read mark cannot be stored',
    events: [{ type: 'refusals.read' }, { rejects: 'markRefusalsRead' }],
    end: 'listing',
  },
];
