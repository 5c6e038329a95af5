import { emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** `id` is the recipe's number or slug. */
interface RecipeKey {
  readonly id: string;
}

const initialContext = ({ input }: { input: RecipeKey }): RecipeKey => ({ id: input.id });
const recipeOf = ({ context }: { context: RecipeKey }): RecipeKey => ({ id: context.id });

export const ownRecipeDeletionMachine = setup({
  types: {
    input: {} as RecipeKey,
    context: {} as RecipeKey,
    events: {} as
      | { type: 'deletion.requested' }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.declined' },
    emitted: {} as { type: 'recipe.deleted' } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { deleteRecipe: 'deleteRecipe' },
  },
  actors: { deleteRecipe: unprovided<Outcome<null>, RecipeKey>('deleteRecipe') },
  actions: {
    reportDeleted: enqueueActions(({ enqueue }) => {
      enqueue.emit(successToast('The recipe is deleted.'));
      enqueue.emit({ type: 'recipe.deleted' });
    }),
    reportFailed: enqueueActions(({ enqueue }, outcome: Outcome<null>) => {
      const message = failureMessage(outcome, messages.overloaded);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    reportDefect: emit(errorToast(messages.overloaded)),
  },
  guards: { isOk: (_, outcome: Outcome<null>) => isOk(outcome) },
}).createMachine({
  id: 'ownRecipeDeletion',
  description: 'An own recipe is deleted after a confirmation.',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: { on: { 'deletion.requested': { target: 'confirming' } } },
    confirming: {
      description: 'It is also removed from plans, collections and favorites, so the member confirms first.',
      on: {
        'deletion.confirmed': { target: 'deleting' },
        'deletion.declined': { target: 'idle' },
      },
    },
    deleting: {
      tags: ['busy'],
      invoke: {
        id: 'deleteRecipe',
        src: 'deleteRecipe',
        input: recipeOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'idle', actions: 'reportDeleted' },
          { target: 'idle', actions: { type: 'reportFailed', params: outputOf } },
        ],
        onError: { target: 'idle', actions: 'reportDefect' },
      },
    },
  },
});
