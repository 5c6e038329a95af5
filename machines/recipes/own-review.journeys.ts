import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ownReviewMachine } from './own-review.machine.ts';
import { ownReview } from './review.samples.ts';

const known = { resolves: 'loadOwnReview', with: ok(ownReview) } as const;
const none = { resolves: 'loadOwnReview', with: ok(null) } as const;
const written = { type: 'review.written', review: ownReview } as const;
const removalRequested = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;

export const ownReviewJourneys: readonly JourneyOf<typeof ownReviewMachine>[] = [
  {
    title: 'shows the own review',
    events: [known],
    end: 'settled',
    calls: [{ id: 'loadOwnReview', input: { recipeId: '17' } }],
    context: { review: ownReview },
  },
  {
    title: 'EXT-06 reloads a queued review once the server has it',
    events: [known, { type: 'changes.sent' }, none],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }, { id: 'loadOwnReview' }],
    context: { review: null },
  },
  {
    title: 'a failed load is silent and shows the form',
    events: [{ resolves: 'loadOwnReview', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'settled',
    emits: [],
    context: { review: null },
  },
  {
    title: 'a review written meanwhile is not overwritten by an older response',
    events: [written, { ...none, earlier: 0 }],
    end: 'settled',
    calls: [{ id: 'loadOwnReview', aborted: true }],
    context: { review: ownReview },
  },
  {
    title: 'deletes it after a confirmation and reports it to the list',
    events: [known, removalRequested, confirmed, { resolves: 'removeReview', with: ok(null) }],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }, { id: 'removeReview', input: { recipeId: '17' } }],
    emits: [successToast('Your review has been removed.'), { type: 'review.removed' }],
    context: { review: null },
  },
  {
    title: 'declining keeps it',
    events: [known, removalRequested, { type: 'removal.declined' }],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }],
    context: { review: ownReview },
  },
  {
    title: 'keeps it and shows an error when deleting fails',
    events: [
      known,
      removalRequested,
      confirmed,
      { resolves: 'removeReview', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'settled',
    emits: [errorToast(messages.reviewRemovalFailed)],
    context: { review: ownReview },
  },
  {
    title: 'an exception shows the message of a failing server',
    events: [known, removalRequested, confirmed, { rejects: 'removeReview' }],
    end: 'settled',
    emits: [errorToast(messages.reviewRemovalFailed)],
    context: { review: ownReview },
  },
  {
    title: 'there is nothing to delete without a review',
    events: [none, removalRequested],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }],
  },
  {
    title: 'an exception in loading the own review is silent and shows the form',
    events: [{ rejects: 'loadOwnReview' }],
    end: 'settled',
    emits: [],
    context: { review: null },
  },
  {
    title: 'REV-10 reads the review again when waiting changes were sent while it loads',
    events: [{ type: 'changes.sent' }, known],
    end: 'settled',
    calls: [{ id: 'loadOwnReview', aborted: true }, { id: 'loadOwnReview' }],
  },
];
