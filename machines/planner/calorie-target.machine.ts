import { assign, emit, setup } from 'xstate';
import { targetProblem } from '#domain/meal-plan/generator-form.ts';
import { eventItself } from '../shared/params.ts';

interface Context {
  /** As it was typed. */
  typed: string;
  /** Kilocalories below which nothing is wanted without a doctor. */
  readonly least: number;
  /** What is wrong with it; null when nothing is, or nothing was asked yet. */
  problem: string | null;
}
export type CalorieTargetEvent = { type: 'target.typed'; typed: string } | { type: 'target.submitted' };

interface Input {
  readonly target: number;
  readonly least: number;
}
const asItIs = ({ input }: { input: Input }): Context => ({
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
    noteTyped: assign((_, { typed }: { typed: string }) => ({ typed, problem: null })),
    blame: assign(({ context }) => ({ problem: problemOf(context) })),
    reportWanted: emit(({ context }) => ({ type: 'target.wanted' as const, kcal: Number(context.typed) })),
  },
  guards: { isNoTarget: ({ context }) => problemOf(context) !== null },
}).createMachine({
  id: 'calorieTarget',
  description: 'What the member aims at on every day is typed, and wanted once it can be.',
  context: asItIs,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'target.typed': { actions: { type: 'noteTyped', params: eventItself } },
        'target.submitted': [
          { guard: 'isNoTarget', actions: 'blame' },
          { target: 'settled', actions: 'reportWanted' },
        ],
      },
    },
    settled: {
      description: 'Pressed again, nothing more is wanted.',
      on: { 'target.typed': { target: 'editing', actions: { type: 'noteTyped', params: eventItself } } },
    },
  },
});
