import type { CasesOf } from '../shared/cases.ts';
import type { eatenInsteadMachine } from './eaten-instead.machine.ts';

export const eatenInsteadCases: CasesOf<typeof eatenInsteadMachine> = {
  events: {
    'draft.changed': [
      { type: 'draft.changed', changes: { title: 'Pizza at work' } },
      { type: 'draft.changed', changes: { title: '' } },
      { type: 'draft.changed', changes: { calories: 'many' } },
    ],
    'draft.submitted': [{ type: 'draft.submitted' }],
  },
  outputs: {},
  distinguish: ({ draft, problems }) => [draft.title === '', draft.calories, Object.keys(problems)],
};
