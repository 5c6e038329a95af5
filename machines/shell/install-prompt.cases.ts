import type { CasesOf } from '../shared/cases.ts';
import type { installPromptMachine } from './install-prompt.machine.ts';

export const installPromptCases: CasesOf<typeof installPromptMachine> = {
  events: {
    'install.requested': [{ type: 'install.requested' }],
    'prompt.dismissed': [{ type: 'prompt.dismissed' }],
    'app.installed': [{ type: 'app.installed' }],
  },
  outputs: {
    readOffer: ['dialog', 'hint', 'nothing'],
    openDialog: ['accepted', 'dismissed'],
    rememberDismissal: [null],
  },
};
