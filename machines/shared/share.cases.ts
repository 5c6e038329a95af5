import type { CasesOf } from './cases.ts';
import type { shareMachine } from './share.machine.ts';

export const shareCases: CasesOf<typeof shareMachine> = {
  events: {
    'share.pressed': [
      { type: 'share.pressed', content: { url: 'https://example.com/?aff=MARY-26' } },
      { type: 'share.pressed', content: { title: 'Soup', text: 'Soup\n1 leek' } },
    ],
  },
  outputs: { shareOrCopy: ['shared', 'copied', 'nothing'] },
};
