import type { CasesOf } from '../shared/cases.ts';
import type { slidesMachine } from './slides.machine.ts';

export const slidesCases: CasesOf<typeof slidesMachine> = {
  input: { count: 3 },
  otherInputs: [{ count: 0 }],
  events: {
    'slide.continued': [{ type: 'slide.continued' }],
    'slide.skipped': [{ type: 'slide.skipped' }],
    'slide.shown': [
      { type: 'slide.shown', index: 0 },
      { type: 'slide.shown', index: 2 },
    ],
  },
  outputs: {},
  distinguish: ({ index }) => index,
};
