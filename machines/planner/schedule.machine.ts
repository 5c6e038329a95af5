import { assign, emit, setup } from 'xstate';
import { addDays, weekOf } from '#domain/calendar/week.ts';
import type { FitWarning } from '#domain/meal-plan/fit-warning.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  readonly recipeId: string;
  /** Whether the member plans it although it does not fit. */
  isAccepted: boolean;
  /** Monday to Sunday, YYYY-MM-DD. */
  days: readonly string[];
  /** The chosen one. */
  day: string;
}
export interface ScheduleInput {
  readonly recipeId: string;
  readonly today: string;
}
interface Submitted {
  /** Null for a recipe that fits. */
  readonly warning: FitWarning | null;
}
export type ScheduleEvent =
  | { type: 'day.chosen'; day: string }
  /** Weeks forward, or back when negative; the weekday stays. */
  | { type: 'week.changed'; by: number }
  | ({ type: 'choice.submitted' } & Submitted)
  | { type: 'choice.confirmed' }
  | { type: 'choice.declined' }
  /** The days are shown again. */
  | { type: 'scheduling.begun'; today: string };

const initialContext = ({ input }: { input: ScheduleInput }): Context => ({
  recipeId: input.recipeId,
  isAccepted: false,
  days: weekOf(input.today),
  day: input.today,
});
const choiceOf = ({ context }: { context: Context }) => ({ recipeId: context.recipeId, day: context.day });

export const scheduleMachine = setup({
  types: {
    input: {} as ScheduleInput,
    context: {} as Context,
    events: {} as ScheduleEvent,
    emitted: {} as
      | { type: 'recipe.scheduled' }
      /** Asks the member to confirm first. */
      | { type: 'confirmation.wanted'; warnings: readonly FitWarning[] }
      | ToastRequested,
    tags: {} as 'busy',
    children: {} as { scheduleRecipe: 'scheduleRecipe' },
  },
  actors: {
    scheduleRecipe: unprovided<Outcome<unknown>, { recipeId: string; day: string }>('scheduleRecipe'),
  },
  actions: {
    sayFailed: sayFailed(),
    noteDay: assign((_, { day }: { day: string }) => ({ day })),
    turnWeek: assign(({ context }, { by }: { by: number }) => ({
      days: context.days.map((day) => addDays(day, by * 7)),
      day: addDays(context.day, by * 7),
    })),
    startOver: assign((_, { today }: { today: string }) => ({
      isAccepted: false,
      days: weekOf(today),
      day: today,
    })),
    noteAccepted: assign({ isAccepted: true }),
    ask: emit((_, { warning }: Submitted) => ({
      type: 'confirmation.wanted' as const,
      warnings: warning === null ? [] : [warning],
    })),
    sayScheduled: emit(successToast(plannerMessages.scheduled)),
    reportScheduled: emit({ type: 'recipe.scheduled' } as const),
  },
  guards: {
    isOk: isKind('ok'),
    isQuestionable: ({ context }, { warning }: Submitted) => warning !== null && !context.isAccepted,
  },
}).createMachine({
  id: 'schedule',
  description: 'A recipe is scheduled on a day of the plan.',
  context: initialContext,
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'day.chosen': { actions: { type: 'noteDay', params: eventItself } },
        'week.changed': { actions: { type: 'turnWeek', params: eventItself } },
        'choice.submitted': [
          {
            guard: { type: 'isQuestionable', params: eventItself },
            target: 'asking',
            actions: { type: 'ask', params: eventItself },
          },
          { target: 'saving' },
        ],
      },
    },
    asking: {
      description: 'The recipe does not fit; the member confirms once that it is planned anyway.',
      on: {
        'choice.confirmed': { target: 'saving', actions: 'noteAccepted' },
        'choice.declined': { target: 'choosing' },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'scheduleRecipe',
        src: 'scheduleRecipe',
        input: choiceOf,
        onOk: { target: 'scheduled', actions: ['sayScheduled', 'reportScheduled'] },
        onFailed: { target: 'choosing' },
        failureText: plannerMessages.scheduleFailed,
      }),
    },
    scheduled: {
      description: 'Scheduled; it can be scheduled on another day as well.',
      on: {
        'scheduling.begun': {
          target: 'choosing',
          actions: { type: 'startOver', params: eventItself },
        },
      },
    },
  },
});
