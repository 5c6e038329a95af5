import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CustomFood } from '#domain/meal-plan/custom-food.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** The food being removed or restored; null before the first. */
  food: CustomFood | null;
  /** What was asked for meanwhile, oldest first. */
  waiting: readonly FoodRemovalEvent[];
  /** Increases with every change of the list. */
  changes: number;
}
export type FoodRemovalEvent =
  | { type: 'removal.requested'; food: CustomFood }
  | { type: 'removal.undone'; food: CustomFood };
/** Shown as a toast with an undo action. */
export interface RemovalUndoable {
  readonly type: 'removal.undoable';
  readonly message: string;
  readonly food: CustomFood;
}
type Concerned = Pick<Context, 'food'>;

const initialContext = (): Context => ({ food: null, waiting: [], changes: 0 });
const isNext = ({ waiting }: Context, type: FoodRemovalEvent['type']) => waiting[0]?.type === type;
/** Waits until the present request is done. */
const inTurn = {
  guard: { type: 'isNew', params: eventItself },
  actions: { type: 'wait', params: eventItself },
} as const;
const foodOf = ({ context }: { context: Context }): Concerned => ({ food: context.food });

export const foodRemovalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FoodRemovalEvent,
    emitted: {} as RemovalUndoable | ToastRequested,
    children: {} as { removeFood: 'removeFood'; restoreFood: 'restoreFood' },
  },
  actors: {
    removeFood: unprovided<Outcome<unknown>, Concerned>('removeFood'),
    restoreFood: unprovided<Outcome<unknown>, Concerned>('restoreFood'),
  },
  actions: {
    sayFailed: sayFailed(),
    wait: assign(({ context: { waiting } }, event: FoodRemovalEvent) => ({ waiting: [...waiting, event] })),
    takeNext: assign(({ context: { food, waiting } }) => ({
      food: waiting[0]?.food ?? food,
      waiting: waiting.slice(1),
    })),
    noteFood: assign((_, { food }: { food: CustomFood }) => ({ food })),
    countChange: assign(({ context }) => ({ changes: context.changes + 1 })),
    offerUndo: enqueueActions(({ enqueue, context: { food } }) => {
      if (food !== null)
        enqueue.emit({ type: 'removal.undoable', message: plannerMessages.foodRemoved, food });
    }),
    sayRestored: emit(successToast(plannerMessages.foodRestored)),
  },
  guards: {
    isOk: isKind('ok'),
    isNew: ({ context: { food, waiting } }, event: FoodRemovalEvent) =>
      food?.id !== event.food.id && waiting.every((each) => each.food.id !== event.food.id),
    hasRemoval: ({ context }) => isNext(context, 'removal.requested'),
    hasUndo: ({ context }) => isNext(context, 'removal.undone'),
  },
}).createMachine({
  id: 'foodRemoval',
  description: 'A custom food is removed from the list, with undo.',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'removal.requested': { target: 'removing', actions: { type: 'noteFood', params: eventItself } },
        'removal.undone': { target: 'restoring', actions: { type: 'noteFood', params: eventItself } },
      },
    },
    removing: {
      invoke: submission({
        id: 'removeFood',
        src: 'removeFood',
        input: foodOf,
        onOk: { target: 'continuing', actions: ['countChange', 'offerUndo'] },
        onFailed: { target: 'continuing' },
        failureText: plannerMessages.foodRemovalFailed,
      }),
      on: {
        'removal.requested': inTurn,
        'removal.undone': inTurn,
      },
    },
    restoring: {
      description: 'The same food is created again; items planned with the previous one stay unchanged.',
      invoke: submission({
        id: 'restoreFood',
        src: 'restoreFood',
        input: foodOf,
        onOk: { target: 'continuing', actions: ['countChange', 'sayRestored'] },
        onFailed: { target: 'continuing' },
        failureText: plannerMessages.foodFailed,
      }),
      on: {
        'removal.requested': inTurn,
        'removal.undone': inTurn,
      },
    },
    continuing: {
      description: 'Next is what was asked for meanwhile.',
      always: [
        { guard: 'hasRemoval', target: 'removing', actions: 'takeNext' },
        { guard: 'hasUndo', target: 'restoring', actions: 'takeNext' },
        { target: 'idle' },
      ],
    },
  },
});
