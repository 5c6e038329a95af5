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

const initialContext = (): Context => ({ food: null, changes: 0 });
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
    noteFood: assign((_, { food }: { food: CustomFood }) => ({ food })),
    countChange: assign(({ context }) => ({ changes: context.changes + 1 })),
    offerUndo: enqueueActions(({ enqueue, context: { food } }) => {
      if (food !== null)
        enqueue.emit({ type: 'removal.undoable', message: plannerMessages.foodRemoved, food });
    }),
    sayRestored: emit(successToast(plannerMessages.foodRestored)),
  },
  guards: { isOk: isKind('ok') },
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
        onOk: { target: 'idle', actions: ['countChange', 'offerUndo'] },
        onFailed: { target: 'idle' },
        failureText: plannerMessages.foodRemovalFailed,
      }),
    },
    restoring: {
      description: 'The same food is created again; items planned with the previous one stay unchanged.',
      invoke: submission({
        id: 'restoreFood',
        src: 'restoreFood',
        input: foodOf,
        onOk: { target: 'idle', actions: ['countChange', 'sayRestored'] },
        onFailed: { target: 'idle' },
        failureText: plannerMessages.foodFailed,
      }),
    },
  },
});
