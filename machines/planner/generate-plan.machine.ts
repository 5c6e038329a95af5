import { assign, emit, enqueueActions, setup } from 'xstate';
import {
  emptyGenerator,
  type GeneratorField,
  type GeneratorForm,
  targetProblem,
} from '#domain/meal-plan/generator-form.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import { messages } from '#domain/message/messages.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  readonly date: string;
  readonly least: number;
  form: GeneratorForm;
  fields: FieldErrors<GeneratorField>;
  /** Why no plan is possible and which wish to drop; null if one is. */
  refusal: string | null;
  /** Explanation of the generated plan; null before there is one. */
  explanation: string | null;
}
/** `days` as they are now. */
export type GenerateOutcome = Outcome<
  { readonly explanation: string; readonly days: readonly DayPlan[] },
  GeneratorField
>;
export interface GenerateInput {
  readonly date: string;
  /** The member's daily target in kilocalories. */
  readonly target: number;
  /** Lowest target in kilocalories that is allowed without medical advice. */
  readonly least: number;
}
export type GeneratePlanEvent =
  | { type: 'form.changed'; changes: Partial<GeneratorForm> }
  | { type: 'plan.requested' };

const formFor = ({ input }: { input: GenerateInput }): Context => ({
  date: input.date,
  least: input.least,
  form: { ...emptyGenerator, targetCalories: String(input.target) },
  fields: {},
  refusal: null,
  explanation: null,
});
const wantedOf = ({ context: { date, form } }: { context: Context }) => ({ date, form });

export const generatePlanMachine = setup({
  types: {
    input: {} as GenerateInput,
    context: {} as Context,
    events: {} as GeneratePlanEvent,
    emitted: {} as { type: 'plan.generated'; message: string; days: readonly DayPlan[] } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { generatePlan: 'generatePlan' },
  },
  actors: {
    generatePlan: unprovided<GenerateOutcome, { date: string; form: GeneratorForm }>('generatePlan'),
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<GeneratorForm> }) => ({
      form: { ...context.form, ...changes },
      fields: {},
      refusal: null,
    })),
    blameTarget: assign(({ context }) => ({
      fields: { targetCalories: [targetProblem(context.form, context.least) ?? ''] },
    })),
    clearRefusal: assign({ fields: {}, refusal: null }),
    rememberExplanation: assign((_, outcome: GenerateOutcome) =>
      outcome.kind === 'ok' ? { explanation: outcome.value.explanation } : {},
    ),
    rememberRefusal: assign((_, outcome: GenerateOutcome) => ({
      fields: fieldErrorsOf(outcome),
      refusal: failureMessage(outcome),
    })),
    reportGenerated: emit((_, outcome: GenerateOutcome) => ({
      type: 'plan.generated' as const,
      message: plannerMessages.generated,
      days: outcome.kind === 'ok' ? outcome.value.days : [],
    })),
    sayFailed: enqueueActions(({ enqueue }, outcome: GenerateOutcome) => {
      const message = failureMessage(outcome);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.unexpected)),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    isInvalid: (_, outcome: Outcome<unknown>) => outcome.kind === 'invalid',
    isNoTarget: ({ context }) => targetProblem(context.form, context.least) !== null,
  },
}).createMachine({
  id: 'generatePlan',
  description: 'Generates a plan that meets the target, for a day or its whole week.',
  context: formFor,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': { actions: { type: 'change', params: eventItself } },
        'plan.requested': [{ guard: 'isNoTarget', actions: 'blameTarget' }, { target: 'generating' }],
      },
    },
    generating: {
      tags: ['busy'],
      entry: 'clearRefusal',
      invoke: {
        id: 'generatePlan',
        src: 'generatePlan',
        input: wantedOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'generated',
            actions: [
              { type: 'rememberExplanation', params: outputOf },
              { type: 'reportGenerated', params: outputOf },
            ],
          },
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: outputOf },
          },
          { target: 'editing', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'editing', actions: 'sayUnexpected' },
      },
    },
    generated: {
      description: 'Explains the plan. Another one can be generated.',
      on: {
        'form.changed': { target: 'editing', actions: { type: 'change', params: eventItself } },
        'plan.requested': { target: 'generating' },
      },
    },
  },
});
