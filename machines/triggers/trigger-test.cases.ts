import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { TriggerChange, TriggerTests, triggerTestMachine } from './trigger-test.machine.ts';

export const noTests: TriggerTests = { current: null, past: [], limits: [], next: null };

export const withLimit: TriggerTests = {
  ...noTests,
  limits: [
    {
      id: 'l1',
      substance: 'oxalate',
      name: 'Oxalate',
      food: 'Spinach',
      retest_on: '2026-09-02',
      since: '2026-03-02',
      limit: { low: 6, value: 8, high: 11, unit: 'mg', is_figure: true },
    },
  ],
};

export const changeTo = (type: TriggerChange['body']['type']): TriggerChange => ({
  programId: 'p1',
  body: { id: 'e1', type, today: '2026-05-04' },
});

export const triggerTestCases: CasesOf<typeof triggerTestMachine> = {
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'change.made': [{ type: 'change.made', change: changeTo('restriction.extended') }],
    'stop.requested': [{ type: 'stop.requested', change: changeTo('stop.requested') }],
  },
  outputs: {
    loadTests: { ...failures, ok: [ok(noTests)] },
    refreshTests: { ...failures, ok: [ok(noTests)] },
    saveChange: { ...failures, ok: [ok(noTests)] },
    saveStop: { ...failures, ok: [ok(noTests)] },
  },
};
