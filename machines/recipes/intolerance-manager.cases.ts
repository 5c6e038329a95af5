import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { intoleranceManagerMachine } from './intolerance-manager.machine.ts';

export const threeLevels = { levels: { Carrot: 1, Okra: null, Spinach: 3 }, ticked: ['Carrot'] } as const;
export const noLevels = { levels: {}, ticked: [] } as const;

export const intoleranceManagerCases: CasesOf<typeof intoleranceManagerMachine> = {
  input: { intolerance: 'oxalate', ticked: null, voice: 'preferences' },
  otherInputs: [{ intolerance: 'sulfur', ticked: ['Spinach'], voice: 'quiz' }],
  events: {
    'ingredient.toggled': [{ type: 'ingredient.toggled', name: 'Spinach' }],
    'words.typed': [{ type: 'words.typed', words: 'spi' }],
    'reset.asked': [{ type: 'reset.asked' }],
    'reset.confirmed': [{ type: 'reset.confirmed' }],
    'reset.declined': [{ type: 'reset.declined' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadLevels: { ...failures, ok: [ok(threeLevels), ok(noLevels)] },
    resetIngredients: { ...failures, ok: [ok(null)] },
    loadExcluded: { ...failures, ok: [ok(['Okra', 'Spinach'])] },
  },
};
