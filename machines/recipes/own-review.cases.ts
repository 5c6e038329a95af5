import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ownReviewMachine } from './own-review.machine.ts';
import { ownReview } from './review.samples.ts';

export const ownReviewCases: CasesOf<typeof ownReviewMachine> = {
  input: { recipeId: '17' },
  events: {
    'review.written': [{ type: 'review.written', review: ownReview }],
    'removal.asked': [{ type: 'removal.asked' }],
    'removal.confirmed': [{ type: 'removal.confirmed' }],
    'removal.declined': [{ type: 'removal.declined' }],
    'changes.sent': [{ type: 'changes.sent' }],
  },
  outputs: {
    loadOwnReview: { ...failures, ok: [ok(null), ok(ownReview)] },
    removeReview: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ review }) => review === null,
};
