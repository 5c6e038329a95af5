import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { ownReview } from './review.samples.ts';
import type { reviewFormMachine } from './review-form.machine.ts';

const file = new Blob(['picture'], { type: 'image/jpeg' });

export const reviewFormCases: CasesOf<typeof reviewFormMachine> = {
  input: { recipeId: '17' },
  events: {
    'rating.chosen': [{ type: 'rating.chosen', rating: 4 }],
    'comment.typed': [{ type: 'comment.typed', comment: 'Mild.' }],
    'picture.chosen': [{ type: 'picture.chosen', file }],
    'picture.removed': [{ type: 'picture.removed' }],
    'edit.chosen': [{ type: 'edit.chosen', review: ownReview }],
    'edit.canceled': [{ type: 'edit.canceled' }],
    'review.submitted': [{ type: 'review.submitted' }],
  },
  outputs: {
    addReview: {
      ...failures,
      ok: [ok(ownReview)],
      invalid: [
        { kind: 'invalid', message: 'The given data was invalid.', fields: {} },
        { kind: 'invalid', message: 'Too large.', fields: { file: ['Too large.'] } },
      ],
    },
    preparePicture: [{ url: 'blob:picture' }, { refusal: 'Too large.' }],
  },
  distinguish: ({ rating }) => rating > 0,
};
