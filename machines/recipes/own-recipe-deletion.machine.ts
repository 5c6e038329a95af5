import { enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { sayFailed, submission } from '../shared/submission.ts';
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
    sayFailed: sayFailed(),
    reportDeleted: enqueueActions(({ enqueue }) => {
      enqueue.emit(successToast('The recipe is deleted.'));
      enqueue.emit({ type: 'recipe.deleted' });
    }),
  },
  guards: { isOk: isKind('ok') },
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
      invoke: submission({
        id: 'deleteRecipe',
        src: 'deleteRecipe',
        input: recipeOf,
        onOk: { target: 'idle', actions: 'reportDeleted' },
        onFailed: { target: 'idle' },
        failureText: messages.overloaded,
      }),
    },
  },
});
