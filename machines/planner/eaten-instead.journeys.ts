import type { JourneyOf } from '../shared/cases.ts';
import type { eatenInsteadMachine } from './eaten-instead.machine.ts';

const types = (changes: { title?: string; calories?: string }) =>
  ({ type: 'draft.changed', changes }) as const;
const submitted = { type: 'draft.submitted' } as const;

export const eatenInsteadJourneys: readonly JourneyOf<typeof eatenInsteadMachine>[] = [
  {
    title: 'EXT-29 records what was eaten once, with or without calories',
    events: [types({ title: 'Pizza at work' }), submitted, submitted],
    end: 'recorded',
    emits: [{ type: 'eaten.recorded', draft: { title: 'Pizza at work', calories: '' } }],
  },
  {
    title: 'names what is missing at the field and records nothing',
    events: [types({ calories: 'many' }), submitted],
    end: 'editing',
    emits: [],
    context: {
      problems: {
        title: 'Tell us what you ate.',
        calories: 'Enter a whole number up to 10,000, or leave this empty.',
      },
    },
  },
  {
    title: 'typing clears the errors',
    events: [submitted, types({ title: 'Pizza' })],
    end: 'editing',
    emits: [],
    context: { problems: {}, draft: { title: 'Pizza', calories: '' } },
  },
  {
    title: 'a record can be corrected before the sheet is gone',
    events: [types({ title: 'Pizza' }), submitted, types({ calories: '800' }), submitted],
    end: 'recorded',
    emits: [
      { type: 'eaten.recorded', draft: { title: 'Pizza', calories: '' } },
      { type: 'eaten.recorded', draft: { title: 'Pizza', calories: '800' } },
    ],
  },
  {
    title: 'a correction waits for a press',
    events: [types({ title: 'Pizza' }), submitted, types({ calories: '800' })],
    end: 'editing',
    context: { draft: { title: 'Pizza', calories: '800' } },
  },
];
