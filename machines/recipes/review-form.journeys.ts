import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { reviewFormMachine } from './review-form.machine.ts';

const rated = { type: 'rating.chosen', rating: 4 } as const;
const typed = { type: 'comment.typed', comment: 'Mild.' } as const;
const submitted = { type: 'review.submitted' } as const;

export const reviewFormJourneys: readonly JourneyOf<typeof reviewFormMachine>[] = [
  {
    title: 'RCP-24 REV-09 OK-12 a review is sent, and the form is empty again',
    events: [rated, typed, submitted, { answer: 'addReview', with: ok(null) }],
    end: 'writing',
    calls: [{ id: 'addReview', input: { recipeId: '17', rating: 4, comment: 'Mild.' } }],
    emits: [successToast('Review added successfully'), { type: 'review.added' }],
    context: { rating: 0, comment: '' },
  },
  {
    title: 'REV-06 ERR-56 without a rating nothing is sent',
    events: [typed, submitted],
    end: 'writing',
    calls: [],
    emits: [errorToast('Please rate the recipe.')],
    context: { comment: 'Mild.' },
  },
  {
    title: 'ERR-57 a review that fails stays in the form',
    events: [
      rated,
      typed,
      submitted,
      { answer: 'addReview', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'writing',
    emits: [errorToast('Failed to add review')],
    context: { rating: 4, comment: 'Mild.' },
  },
];
