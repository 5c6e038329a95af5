import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ConsentStates, MyHealth, myHealthMachine } from './my-health.machine.ts';

export const someHealth: MyHealth = {
  answers: [
    {
      key: 'INPUT_10101',
      category: '201',
      category_label: 'About you',
      prompt: 'Kidney disease',
      value: 1,
      is_asked: true,
      options: [
        { value: 1, label: 'Yes' },
        { value: 0, label: 'No' },
      ],
    },
  ],
  scores: [],
  medicines: ['Levothyroxine'],
  urgent_help: null,
};

export const someConsents: ConsentStates = [
  { id: 'food', version: '2026-11-23', given: null, is_current: false, has_data: false },
  {
    id: 'health',
    version: '2026-11-23',
    given: { version: '2026-11-23', given_at: '2026-11-23T09:00:00.000Z' },
    is_current: true,
    has_data: true,
  },
];

export const myHealthCases: CasesOf<typeof myHealthMachine> = {
  events: {
    'answer.changed': [{ type: 'answer.changed', key: 'INPUT_10101', value: 0 }],
    'deletion.requested': [{ type: 'deletion.requested', about: 'food' }],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'deletion.declined': [{ type: 'deletion.declined' }],
    'consent.given': [{ type: 'consent.given' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadHealth: { ...failures, ok: [ok({ health: someHealth, consents: someConsents })] },
    changeAnswer: { ...failures, ok: [ok(someHealth)] },
    deleteStoredData: { ...failures, ok: [ok(someConsents)] },
  },
};
