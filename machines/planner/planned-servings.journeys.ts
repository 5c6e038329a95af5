import type { JourneyOf } from '../shared/cases.ts';
import type { plannedServingsMachine } from './planned-servings.machine.ts';

const wants = (servings: number) => ({ type: 'servings.chosen', servings }) as const;

export const plannedServingsJourneys: readonly JourneyOf<typeof plannedServingsMachine>[] = [
  {
    title: 'PLAN-34 Save requests the new servings once',
    input: { servings: 1 },
    events: [wants(2), wants(3), { type: 'servings.saved' }, { type: 'servings.saved' }],
    end: 'settled',
    emits: [{ type: 'servings.wanted', servings: 3 }],
    context: { draft: 3 },
  },
  {
    title: 'PLAN-33 CONST-37 the minimum is one serving',
    input: { servings: 1 },
    events: [wants(0)],
    end: 'settled',
    context: { draft: 1 },
  },
  {
    title: 'PLAN-35 Cancel restores the previous value without a request',
    input: { servings: 4 },
    events: [wants(5), { type: 'editing.canceled' }],
    end: 'settled',
    emits: [],
    context: { draft: 4 },
  },
  {
    title: 'restores the previous value when saving fails',
    input: { servings: 4 },
    events: [wants(5), { type: 'servings.saved' }, { type: 'plan.changed', servings: 4 }],
    end: 'settled',
    context: { saved: 4, draft: 4 },
  },
  {
    title: 'PLAN-35 choosing the previous value again is no change',
    input: { servings: 4 },
    events: [wants(5), wants(4), { type: 'servings.saved' }],
    end: 'settled',
    emits: [],
    context: { saved: 4, draft: 4 },
  },
  {
    title: 'PLAN-35 a change of the plan updates what Cancel restores, not the current choice',
    input: { servings: 4 },
    events: [wants(5), { type: 'plan.changed', servings: 2 }, { type: 'editing.canceled' }],
    end: 'settled',
    context: { saved: 2, draft: 2 },
  },
];
