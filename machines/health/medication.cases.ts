import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { medicationMachine, OpenedMedications } from './medication.machine.ts';
import { saved } from './questionnaire.cases.ts';

const medication = (input_id: number, prompt: string) => ({
  input_id,
  group_id: null,
  group_name: null,
  value: -1,
  prompt,
  form_prompt: null,
  description: null,
  page: 0,
  used: false,
});

export const openedMedications: OpenedMedications = {
  title: 'What do you take?',
  description: 'Also what needs no prescription.',
  inputs: [medication(501, 'Aspirin'), medication(502, 'Metformin'), medication(503, 'Warfarin')],
  picks: [],
  before: [],
  names: [],
  isNone: true,
};

export const medicationCases: CasesOf<typeof medicationMachine> = {
  input: { onward: { to: 'healthQuestionnaire' } },
  events: {
    'term.typed': [{ type: 'term.typed', term: 'met' }],
    'medication.picked': [
      { type: 'medication.picked', inputId: 502, doubt: null },
      { type: 'medication.picked', inputId: 503, doubt: 'lookAlike' },
    ],
    'pack.compared': [
      { type: 'pack.compared', isSame: true },
      { type: 'pack.compared', isSame: false },
    ],
    'none.withdrawn': [{ type: 'none.withdrawn' }],
    'medication.answered': [{ type: 'medication.answered', inputId: 502, value: -1 }],
    'medication.removed': [{ type: 'medication.removed', inputId: 502 }],
    'picks.submitted': [{ type: 'picks.submitted' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadMedications: {
      ...failures,
      ok: [ok(openedMedications), ok({ ...openedMedications, isNone: false }), ok(null)],
    },
    submitPicks: { ...failures, ok: [saved] },
    withdrawNone: { ...failures, ok: [ok(null)] },
  },
};
