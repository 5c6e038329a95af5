import type { CasesOf } from './cases.ts';
import { createDraftMachine } from './draft.machine.ts';

interface Meal {
  readonly title: string;
  readonly note: string;
}

/** An instance of the machine, for its tests and its diagram. */
export const sampleDraft = createDraftMachine<Meal, 'title'>('draft', ({ title }) =>
  title.trim() === '' ? { title: ['Enter a title.'] } : {},
);

export const draftCases: CasesOf<typeof sampleDraft> = {
  input: { draft: { title: '', note: '' } },
  events: {
    'draft.changed': [
      { type: 'draft.changed', changes: { title: 'Soup' } },
      { type: 'draft.changed', changes: { title: ' ' } },
    ],
    'draft.submitted': [{ type: 'draft.submitted' }],
    'draft.reset': [{ type: 'draft.reset', draft: { title: '', note: '' } }],
  },
  outputs: {},
  distinguish: ({ draft }) => draft.title.trim() === '',
};
