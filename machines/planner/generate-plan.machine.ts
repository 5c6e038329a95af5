import { assign, emit, setup } from 'xstate';
import {
  type CookingForm,
  emptyGenerator,
  type GeneratorField,
  type GeneratorForm,
  targetProblem,
} from '#domain/meal-plan/generator-form.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { messageBesideFields } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  readonly date: string;
  readonly least: number;
  form: GeneratorForm;
  fields: FieldErrors<GeneratorField>;
  /** Why no plan is possible and which wish to drop; null if one is. */
  refusal: string | null;
  /** The generated plan; null before there is one. */
  plan: GeneratedPlan | null;
}
export interface GeneratedPlan {
  readonly explanation: string;
  /** As they are now, or as they would be. */
  readonly days: readonly DayPlan[];
  /** False: the week misses a goal, and the member decides. */
  readonly isSaved: boolean;
  readonly seed: number;
  /** What the week misses, and who of the household has separate dishes; one sentence each. */
  readonly misses: readonly string[];
  /** What to do about it; null without need. */
  readonly advice: string | null;
}
export type GenerateOutcome = Outcome<GeneratedPlan, GeneratorField>;
export interface PlanToGenerate {
  readonly date: string;
  readonly form: GeneratorForm;
  /** Seed of the week to save as it was shown; null for a new plan. */
  readonly accepted: number | null;
}
export interface GenerateInput {
  readonly date: string;
  /** The member's daily target in kilocalories. */
  readonly target: number;
  /** Lowest target in kilocalories that is allowed without medical advice. */
  readonly least: number;
  /** As last time. */
  readonly cooking: CookingForm;
}
export type GeneratePlanEvent =
  | { type: 'form.changed'; changes: Partial<GeneratorForm> }
  | { type: 'plan.requested' }
  | { type: 'plan.accepted' };

const initialContext = ({ input }: { input: GenerateInput }): Context => ({
  date: input.date,
  least: input.least,
  form: { ...emptyGenerator, targetCalories: String(input.target), cooking: input.cooking },
  fields: {},
  refusal: null,
  plan: null,
});
const requestOf = ({ context: { date, form } }: { context: Context }): PlanToGenerate => ({
  date,
  form,
  accepted: null,
});
const acceptedOf = ({ context: { date, form, plan } }: { context: Context }): PlanToGenerate => ({
  date,
  form,
  accepted: plan?.seed ?? null,
});

export const generatePlanMachine = setup({
  types: {
    input: {} as GenerateInput,
    context: {} as Context,
    events: {} as GeneratePlanEvent,
    emitted: {} as { type: 'plan.generated'; message: string; days: readonly DayPlan[] } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { generatePlan: 'generatePlan'; savePlan: 'generatePlan' },
  },
  actors: {
    generatePlan: unprovided<GenerateOutcome, PlanToGenerate>('generatePlan'),
  },
  actions: {
    sayFailed: sayFailed(),
    change: assign(({ context }, { changes }: { changes: Partial<GeneratorForm> }) => ({
      form: { ...context.form, ...changes },
      fields: {},
      refusal: null,
    })),
    blameTarget: assign(({ context }) => ({
      fields: { targetCalories: [targetProblem(context.form, context.least) ?? ''] },
    })),
    clearRefusal: assign({ fields: {}, refusal: null }),
    rememberPlan: assign((_, outcome: GenerateOutcome) =>
      outcome.kind === 'ok' ? { plan: outcome.value } : {},
    ),
    rememberRefusal: assign((_, outcome: GenerateOutcome) => ({
      fields: fieldErrorsOf(outcome),
      refusal: messageBesideFields(outcome, ['targetCalories', 'diet']),
    })),
    reportGenerated: emit((_, outcome: GenerateOutcome) => ({
      type: 'plan.generated' as const,
      message: plannerMessages.generated,
      days: outcome.kind === 'ok' ? outcome.value.days : [],
    })),
  },
  guards: {
    isOk: isKind('ok'),
    isInvalid: isKind('invalid'),
    isSaved: (_, outcome: GenerateOutcome) => outcome.kind === 'ok' && outcome.value.isSaved,
    isNoTarget: ({ context }) => targetProblem(context.form, context.least) !== null,
  },
}).createMachine({
  id: 'generatePlan',
  description: 'Generates a plan that meets the target, for a day or its whole week.',
  context: initialContext,
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
      invoke: submission({
        id: 'generatePlan',
        src: 'generatePlan',
        input: requestOf,
        onOther: [
          {
            guard: { type: 'isSaved', params: outputOf },
            target: 'generated',
            actions: [
              { type: 'rememberPlan', params: outputOf },
              { type: 'reportGenerated', params: outputOf },
            ],
          },
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberRefusal', params: outputOf },
          },
        ],
        onOk: { target: 'reviewing', actions: { type: 'rememberPlan', params: outputOf } },
        onFailed: { target: 'editing' },
      }),
    },
    reviewing: {
      description: 'The week misses a goal and is not saved. The member saves it, or has another one made.',
      on: {
        'form.changed': { target: 'editing', actions: { type: 'change', params: eventItself } },
        'plan.requested': { target: 'generating' },
        'plan.accepted': { target: 'saving' },
      },
    },
    saving: {
      description: 'Saves the week as it was shown.',
      tags: ['busy'],
      invoke: submission({
        id: 'savePlan',
        src: 'generatePlan',
        input: acceptedOf,
        onOk: {
          target: 'generated',
          actions: [
            { type: 'rememberPlan', params: outputOf },
            { type: 'reportGenerated', params: outputOf },
          ],
        },
        onFailed: { target: 'reviewing' },
      }),
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
