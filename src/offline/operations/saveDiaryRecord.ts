import { symptomLabels } from '#domain/triggers/diary-record.ts';
import { emptyDiary, recordOf, withSaved } from '../diary-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const saveDiaryRecord: QueuedOperation<'saveDiaryRecord'> = {
  method: 'PUT',
  path: '/users/me/diary/records/{id}',
  describe: (mutation) => {
    const { kind, symptom, title, note } = recordOf(mutation);
    if (kind === 'calm') return 'Diary: no symptoms';
    if (kind === 'not_eaten') return 'Diary: a planned meal you didn’t eat';
    if (kind === 'portion') return 'Diary: a test portion';
    return `Diary: ${symptom === null ? (title ?? note ?? 'a meal') : symptomLabels[symptom]}`;
  },
  redo: 'You can log it again in your diary.',
  refusal: null,
  snapshot: ({ body }, { cache }) => ({
    title:
      cache.all('getRecipe').find((each) => each.body.data.id === body.recipe_id)?.body.data.title ?? null,
  }),
  optimisticResponse: () => ({ message: '' }),
  overlay: { getDiary: (body, mutation) => withSaved(body, recordOf(mutation)) },
  creates: {
    getDiary: (mutation, request) => {
      const empty = emptyDiary({ ...request, read: 'getDiary' });
      return empty && withSaved(empty, recordOf(mutation));
    },
  },
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
