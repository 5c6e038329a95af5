import type { ProgramOptions } from './simulated-program.ts';

export interface Scenario {
  readonly name: string;
  readonly triggers: number;
  readonly program: Omit<ProgramOptions, 'seed' | 'triggers'>;
  /** Whether the targets are set for such members: usual adherence and a moderate effect. */
  readonly isPromised: boolean;
  /** Of all simulated members. */
  readonly share: number;
}

const usual = { effect: 3, adherence: 'usual', knows: 0.2, crossing: 1, isShared: false } as const;

export const scenarios: readonly Scenario[] = [
  { name: 'no trigger', triggers: 0, program: usual, isPromised: true, share: 8 },
  { name: '1 trigger of 3 points', triggers: 1, program: usual, isPromised: true, share: 6 },
  { name: '2 triggers of 3 points', triggers: 2, program: usual, isPromised: true, share: 3 },
  {
    name: 'no trigger, one restriction',
    triggers: 0,
    program: { ...usual, isShared: true },
    isPromised: true,
    share: 3,
  },
  {
    name: '1 trigger, one restriction',
    triggers: 1,
    program: { ...usual, isShared: true },
    isPromised: true,
    share: 3,
  },
  {
    name: '1 slight trigger, 2 points',
    triggers: 1,
    program: { ...usual, effect: 2 },
    isPromised: false,
    share: 2,
  },
  {
    name: '1 strong trigger, 4.5 points',
    triggers: 1,
    program: { ...usual, effect: 4.5 },
    isPromised: false,
    share: 2,
  },
  {
    name: '1 trigger, poor adherence',
    triggers: 1,
    program: { ...usual, adherence: 'poor' },
    isPromised: false,
    share: 1,
  },
  {
    name: '1 trigger, good adherence',
    triggers: 1,
    program: { ...usual, adherence: 'good' },
    isPromised: false,
    share: 1,
  },
  {
    name: '1 trigger, a third on a second axis',
    triggers: 1,
    program: { ...usual, crossing: 4 },
    isPromised: false,
    share: 1,
  },
  {
    name: 'no trigger, knows every dose',
    triggers: 0,
    program: { ...usual, knows: 1 },
    isPromised: false,
    share: 2,
  },
];
