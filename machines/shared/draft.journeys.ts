import type { JourneyOf } from './cases.ts';
import type { sampleDraft } from './draft.cases.ts';

const titled = { type: 'draft.changed', changes: { title: 'Soup' } } as const;
const noted = { type: 'draft.changed', changes: { note: 'with bread' } } as const;
const untitled = { type: 'draft.changed', changes: { title: '' } } as const;
const submitted = { type: 'draft.submitted' } as const;
const reset = { type: 'draft.reset', draft: { title: '', note: '' } } as const;
const missing = { title: ['Enter a title.'] };

export const draftJourneys: readonly JourneyOf<typeof sampleDraft>[] = [
  {
    title: 'a draft without problems is handed over as it was typed',
    events: [titled, noted, submitted],
    end: 'editing',
    emits: [{ type: 'draft.accepted', draft: { title: 'Soup', note: 'with bread' } }],
    context: { problems: {}, refusals: 0 },
  },
  {
    title: 'nothing is blamed before the first submit',
    events: [titled, untitled],
    end: 'editing',
    emits: [],
    context: { draft: { title: '', note: '' }, problems: {} },
  },
  {
    title: 'problems are shown when it is submitted, and it is not handed over',
    events: [submitted],
    end: 'correcting',
    emits: [],
    context: { problems: missing, refusals: 1 },
  },
  {
    title: 'a problem is gone once it is corrected, and comes back with it',
    events: [submitted, titled, untitled],
    end: 'correcting',
    context: { problems: missing, refusals: 1 },
  },
  {
    title: 'a corrected draft is handed over',
    events: [submitted, titled, submitted],
    end: 'editing',
    emits: [{ type: 'draft.accepted', draft: { title: 'Soup', note: '' } }],
    context: { problems: {}, refusals: 1 },
  },
  {
    title: 'a second submit with problems counts, so that the focus goes back to the field',
    events: [submitted, submitted],
    end: 'correcting',
    emits: [],
    context: { problems: missing, refusals: 2 },
  },
  {
    title: 'it can be submitted again, such as after a failed save',
    events: [titled, submitted, submitted],
    end: 'editing',
    emits: [
      { type: 'draft.accepted', draft: { title: 'Soup', note: '' } },
      { type: 'draft.accepted', draft: { title: 'Soup', note: '' } },
    ],
  },
  {
    title: 'a reset begins again without problems',
    events: [submitted, noted, reset],
    end: 'editing',
    emits: [],
    context: { draft: { title: '', note: '' }, problems: {} },
  },
  {
    title: 'a reset discards what was typed',
    events: [titled, reset],
    end: 'editing',
    context: { draft: { title: '', note: '' } },
  },
];
