import type { CasesOf } from '../shared/cases.ts';
import type { calorieTargetMachine } from './calorie-target.machine.ts';

export const calorieTargetCases: CasesOf<typeof calorieTargetMachine> = {
  input: { target: 2000, least: 1500 },
  events: {
    'target.typed': [
      { type: 'target.typed', typed: '1800' },
      { type: 'target.typed', typed: '12' },
    ],
    'target.submitted': [{ type: 'target.submitted' }],
  },
  outputs: {},
  distinguish: ({ typed, problem }) => [typed.length, problem === null],
};
