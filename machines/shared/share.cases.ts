import type { CasesOf } from './cases.ts';
import type { shareMachine } from './share.machine.ts';

export const shareCases: CasesOf<typeof shareMachine> = {
  events: { 'share.pressed': [{ type: 'share.pressed', url: 'https://example.com/?aff=MARY-26' }] },
  answers: { shareOrCopy: ['shared', 'copied', 'nothing'] },
};
