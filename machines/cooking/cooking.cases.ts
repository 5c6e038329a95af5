import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { cookingMachine } from './cooking.machine.ts';

export const pot = { id: '0 18 minutes', label: '18 minutes', step: 0, endsAt: 1_080_000 };
export const oven = { id: '1 5 minutes', label: '5 minutes', step: 1, endsAt: 300_000 };
export const halfway = { step: 1, done: [0], timers: [pot] };

export const cookingCases: CasesOf<typeof cookingMachine> = {
  input: { recipeId: '17', steps: 2, servings: 4 },
  events: {
    'step.next': [{ type: 'step.next' }],
    'step.back': [{ type: 'step.back' }],
    'step.opened': [
      { type: 'step.opened', step: 1 },
      { type: 'step.opened', step: 2 },
    ],
    'step.ticked': [
      { type: 'step.ticked', step: 0 },
      { type: 'step.ticked', step: 2 },
    ],
    'timer.started': [{ type: 'timer.started', timer: pot }],
    'timer.canceled': [{ type: 'timer.canceled', id: pot.id }],
    'ring.silenced': [{ type: 'ring.silenced' }],
    'cooking.finished': [{ type: 'cooking.finished' }],
    'cooking.resumed': [{ type: 'cooking.resumed' }],
    'record.undone': [{ type: 'record.undone' }],
    'session.replaced': [
      { type: 'session.replaced', session: halfway },
      { type: 'session.replaced', session: null },
    ],
  },
  outputs: {
    readSession: [null, halfway],
    recordCooked: { ...failures, ok: [ok(null)] },
    takeBack: { ...failures, ok: [ok(null)] },
    waitForTimer: [null],
  },
  distinguish: ({ step, timers, dueTimer, endedTimers }) => [
    step,
    timers.length > 0,
    dueTimer !== null,
    endedTimers.length > 0,
  ],
};
