import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { ownReviewMachine } from './own-review.machine.ts';
import { ownReview } from './review.samples.ts';

const known = { answer: 'loadOwnReview', with: ok(ownReview) } as const;
const none = { answer: 'loadOwnReview', with: ok(null) } as const;
const written = { type: 'review.written', review: ownReview } as const;
const asked = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;

export const ownReviewJourneys: readonly JourneyOf<typeof ownReviewMachine>[] = [
  {
    title: 'the own review is known',
    events: [known],
    end: 'settled',
    calls: [{ id: 'loadOwnReview', input: { recipeId: '17' } }],
    context: { review: ownReview },
  },
  {
    title: 'EXT-06 one that waited to be sent is reloaded once it is with the server',
    events: [known, { type: 'changes.sent' }, none],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }, { id: 'loadOwnReview' }],
    context: { review: null },
  },
  {
    title: 'one that cannot be loaded says nothing: the form is there all the same',
    events: [{ answer: 'loadOwnReview', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'settled',
    emits: [],
    context: { review: null },
  },
  {
    title: 'a review written meanwhile is not overtaken by an older answer',
    events: [written, { ...none, earlier: 0 }],
    end: 'settled',
    calls: [{ id: 'loadOwnReview', aborted: true }],
    context: { review: ownReview },
  },
  {
    title: 'it is removed after a yes, and the list hears of it',
    events: [known, asked, confirmed, { answer: 'removeReview', with: ok(null) }],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }, { id: 'removeReview', input: { recipeId: '17' } }],
    emits: [successToast('Your review has been removed.'), { type: 'review.removed' }],
    context: { review: null },
  },
  {
    title: 'a no leaves it',
    events: [known, asked, { type: 'removal.declined' }],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }],
    context: { review: ownReview },
  },
  {
    title: 'one that cannot be removed stays, and the member hears of it',
    events: [
      known,
      asked,
      confirmed,
      { answer: 'removeReview', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'settled',
    emits: [errorToast(messages.reviewRemovalFailed)],
    context: { review: ownReview },
  },
  {
    title: 'a defect reads like a failing server',
    events: [known, asked, confirmed, { defect: 'removeReview' }],
    end: 'settled',
    emits: [errorToast(messages.reviewRemovalFailed)],
    context: { review: ownReview },
  },
  {
    title: 'without one there is nothing to remove',
    events: [none, asked],
    end: 'settled',
    calls: [{ id: 'loadOwnReview' }],
  },
  {
    title: 'a defect in asking for the own review says nothing: the form is there all the same',
    events: [{ defect: 'loadOwnReview' }],
    end: 'settled',
    emits: [],
    context: { review: null },
  },
];
