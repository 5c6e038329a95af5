import type { JourneyOf } from '../shared/cases.ts';
import type { calorieTargetMachine } from './calorie-target.machine.ts';

const input = { target: 2000, least: 1500 };
const types = (typed: string) => ({ type: 'target.typed', typed }) as const;
const submitted = { type: 'target.submitted' } as const;

export const calorieTargetJourneys: readonly JourneyOf<typeof calorieTargetMachine>[] = [
  {
    title: 'requests a new daily target once for several presses of Save',
    input,
    events: [types('1800'), submitted, submitted],
    end: 'settled',
    emits: [{ type: 'target.wanted', kcal: 1800 }],
  },
  {
    title: 'shows an invalid target at the field and keeps the input',
    input,
    events: [types('12'), submitted],
    end: 'editing',
    emits: [],
    context: {
      typed: '12',
      problem:
        'Choose a whole number from 1,500 to 10,000. Eating less than that needs a doctor, so please ask yours first.',
    },
  },
  {
    title: 'typing clears the validation error',
    input,
    events: [types(''), submitted, types('1')],
    end: 'editing',
    emits: [],
    context: { typed: '1', problem: null },
  },
  {
    title: 'a saved target can be changed again',
    input,
    events: [submitted, types('1900'), submitted],
    end: 'settled',
    emits: [
      { type: 'target.wanted', kcal: 2000 },
      { type: 'target.wanted', kcal: 1900 },
    ],
  },
  {
    title: 'later input waits for the next Save',
    input,
    events: [submitted, types('1900')],
    end: 'editing',
    context: { typed: '1900' },
  },
];
