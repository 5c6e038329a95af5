import type { CasesOf } from '../shared/cases.ts';
import type { sharePageMachine } from './share-page.machine.ts';

export const sharePageCases: CasesOf<typeof sharePageMachine> = {
  input: { recipeId: 17, rating: 0, comment: '' },
  events: {
    'share.pressed': [{ type: 'share.pressed', url: 'https://example.com/recipes/17/share' }],
    'rating.chosen': [{ type: 'rating.chosen', rating: 4 }],
    'comment.typed': [{ type: 'comment.typed', comment: 'Mild.' }],
    'review.submitted': [{ type: 'review.submitted' }],
  },
  outputs: { shareAddress: ['shared', 'aborted', 'unsupported'] },
};
