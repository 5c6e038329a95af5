import { symptomLabels } from '#domain/triggers/diary-record.ts';
import { saveDiaryRecord as texts } from '#src/offline/texts.ts';
import { emptyDiary, recordOf, withSaved } from '../diary-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const saveDiaryRecord: QueuedOperation<'saveDiaryRecord'> = {
  method: 'PUT',
  path: '/users/me/diary/records/{id}',
  describe: (mutation) => {
    const { kind, symptom, title, note } = recordOf(mutation);
    if (kind === 'calm') return texts.noSymptoms;
    if (kind === 'not_eaten') return texts.notEaten;
    if (kind === 'portion') return texts.testPortion;
    return texts.record(symptom === null ? (title ?? note ?? texts.meal) : symptomLabels[symptom]);
  },
  redo: texts.redo,
  refusal: null,
  snapshot: ({ body }, { cache }) => ({
    title:
      cache.all('getRecipe').find((each) => each.body.data.id === body.recipe_id)?.body.data.title ?? null,
  }),
  optimisticResponse: () => ({ message: '' }),
  load: null,
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
