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

function scenario(
  name: string,
  triggers: number,
  share: number,
  more: Partial<Scenario['program']> = {},
  isPromised = false,
): Scenario {
  return { name, triggers, share, program: { ...usual, ...more }, isPromised };
}

const shared = { isShared: true };
const expecting = { strain: { expectation: 2 } };
const strained = { strain: { stress: 2, rhythm: 2 } };

export const scenarios: readonly Scenario[] = [
  scenario('no trigger', 0, 8, {}, true),
  scenario('1 trigger of 3 points', 1, 6, {}, true),
  scenario('2 triggers of 3 points', 2, 4, {}, true),
  scenario('no trigger, three in one restriction', 0, 2, shared, true),
  scenario('1 trigger, three in one restriction', 1, 2, shared, true),
  scenario('1 slight trigger, 2 points', 1, 2, { effect: 2 }),
  scenario('1 strong trigger, 4.5 points', 1, 2, { effect: 4.5 }),
  scenario('no trigger, poor adherence', 0, 1, { adherence: 'poor' }),
  scenario('1 trigger, poor adherence', 1, 1, { adherence: 'poor' }),
  scenario('2 triggers, poor adherence', 2, 1, { adherence: 'poor' }),
  scenario('1 trigger, good adherence', 1, 1, { adherence: 'good' }),
  scenario('no trigger, expects twice as much', 0, 2, expecting),
  scenario('1 trigger, expects twice as much', 1, 1, expecting),
  scenario('no trigger, twice the stress and rhythms', 0, 2, strained),
  scenario('1 trigger, twice the stress and rhythms', 1, 1, strained),
  scenario('1 trigger, twice the days missing', 1, 1, { strain: { missing: 2 } }),
  scenario('1 trigger, a third on a second axis', 1, 1, { crossing: 4 }),
  scenario('no trigger, knows every dose', 0, 2, { knows: 1 }),
];
