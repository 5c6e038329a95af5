import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { reviewFormMachine } from './review-form.machine.ts';

export const reviewFormCases: CasesOf<typeof reviewFormMachine> = {
  input: { recipeId: '17' },
  events: {
    'rating.chosen': [{ type: 'rating.chosen', rating: 4 }],
    'comment.typed': [{ type: 'comment.typed', comment: 'Mild.' }],
    'review.submitted': [{ type: 'review.submitted' }],
  },
  answers: { addReview: { ...failures, ok: [ok(null)] } },
  distinguish: ({ rating }) => rating,
};
