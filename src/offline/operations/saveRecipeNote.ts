import { messages } from '#domain/message/messages.ts';
import { saveRecipeNote as texts } from '#src/offline/texts.ts';
import { recipesSnapshot } from '../collection-overlay.ts';
import { type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

const noteOf = ({ body }: QueuedMutation<'saveRecipeNote'>) => ({ text: body.text.trim() });

export const saveRecipeNote: QueuedOperation<'saveRecipeNote'> = {
  method: 'PUT',
  path: '/recipes/{id}/note',
  describe: (mutation) => {
    const { title } = snapshotOf(mutation);
    return texts.description(noteOf(mutation).text, title);
  },
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => recipesSnapshot([params.id], view),
  optimisticResponse: (mutation) => ({ message: '', data: noteOf(mutation) }),
  load: null,
  overlay: {
    getRecipeNote: (body, mutation, { id }) =>
      mutation.params.id === id ? { data: { ...body.data, ...noteOf(mutation) } } : body,
  },
  creates: {
    getRecipeNote: (mutation, { id }) => (mutation.params.id === id ? { data: noteOf(mutation) } : null),
  },
  // lists find the recipe by its note
  alsoStale: ['listRecipes'],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: (mutation, { data }) => (data.text === noteOf(mutation).text ? '' : messages.noteMerged),
  leftToDo: null,
};
