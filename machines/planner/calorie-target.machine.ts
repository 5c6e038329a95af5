import { assign, emit, setup } from 'xstate';
import { targetProblem } from '#domain/meal-plan/generator-form.ts';
import { eventItself } from '../shared/params.ts';

interface Context {
  /** As it was typed. */
  typed: string;
  /** Lowest target in kilocalories that is allowed without medical advice. */
  readonly least: number;
  /** The validation error; null if it is valid or was not submitted yet. */
  problem: string | null;
}
export type CalorieTargetEvent = { type: 'target.typed'; typed: string } | { type: 'target.submitted' };

interface Input {
  readonly target: number;
  readonly least: number;
}
const initialContext = ({ input }: { input: Input }): Context => ({
  typed: String(input.target),
  least: input.least,
  problem: null,
});
const problemOf = ({ typed, least }: Context) => targetProblem({ targetCalories: typed }, least);

export const calorieTargetMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as CalorieTargetEvent,
    emitted: {} as { type: 'target.wanted'; kcal: number },
  },
  actions: {
    noteInput: assign((_, { typed }: { typed: string }) => ({ typed, problem: null })),
    blame: assign(({ context }) => ({ problem: problemOf(context) })),
    reportWanted: emit(({ context }) => ({ type: 'target.wanted' as const, kcal: Number(context.typed) })),
  },
  guards: { isNoTarget: ({ context }) => problemOf(context) !== null },
}).createMachine({
  id: 'calorieTarget',
  description: 'The input for the daily calorie target, with validation.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'target.typed': { actions: { type: 'noteInput', params: eventItself } },
        'target.submitted': [
          { guard: 'isNoTarget', actions: 'blame' },
          { target: 'settled', actions: 'reportWanted' },
        ],
      },
    },
    settled: {
      description: 'Further presses are ignored.',
      on: { 'target.typed': { target: 'editing', actions: { type: 'noteInput', params: eventItself } } },
    },
  },
});
