import { connectionMessages } from '#domain/message/connection-messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { waitingListMachine } from './waiting-list.machine.ts';

const opened = { type: 'list.opened' } as const;
const asked = { type: 'discard.asked', key: 'a' } as const;
const confirmed = { type: 'discard.confirmed' } as const;

export const waitingListJourneys: readonly JourneyOf<typeof waitingListMachine>[] = [
  {
    title: 'EXT-06 a change that waits is taken back after a second word',
    events: [opened, asked, confirmed, { answer: 'discardChange', with: null }],
    end: 'open',
    calls: [{ id: 'discardChange', input: { key: 'a' } }],
    context: { key: '' },
    emits: [successToast(connectionMessages.discarded)],
  },
  {
    title: 'EXT-06 without that word it stays; another one can be chosen',
    events: [opened, asked, { type: 'discard.declined' }, asked, { type: 'discard.asked', key: 'b' }],
    end: 'asking',
    calls: [],
    context: { key: 'b' },
  },
  {
    title: 'EXT-06 declining forgets which one it was',
    events: [opened, asked, { type: 'discard.declined' }],
    end: 'open',
    context: { key: '' },
  },
  {
    title: 'EXT-06 what cannot be taken back is said',
    events: [opened, asked, confirmed, { defect: 'discardChange' }],
    end: 'open',
    emits: [errorToast(connectionMessages.discardFailed)],
  },
  {
    title: 'EXT-06 who closes the list takes nothing back',
    events: [opened, asked, { type: 'list.closed' }, opened],
    end: 'open',
    calls: [],
    context: { key: '' },
  },
  {
    title: 'EXT-06 closed is closed, also while it is asked',
    events: [opened, asked, { type: 'list.closed' }],
    end: 'closed',
  },
  {
    title: 'EXT-06 what was read is gone from the list, which stays open',
    events: [opened, { type: 'losses.read' }, { answer: 'forgetLosses', with: null }],
    end: 'open',
  },
  {
    title: 'EXT-06 and the list stays open where that cannot be remembered',
    events: [opened, { type: 'losses.read' }, { defect: 'forgetLosses' }],
    end: 'open',
  },
  {
    title: 'EXT-06 what could not be kept is told until it was read',
    events: [
      opened,
      { type: 'losses.read' },
      { answer: 'forgetLosses', with: null },
      { type: 'list.closed' },
    ],
    end: 'closed',
    calls: [{ id: 'forgetLosses' }],
    emits: [],
  },
];
