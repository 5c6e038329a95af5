import { deleteDiaryRecord as texts } from '#src/offline/texts.ts';
import { withDeleted } from '../diary-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const deleteDiaryRecord: QueuedOperation<'deleteDiaryRecord'> = {
  method: 'DELETE',
  path: '/users/me/diary/records/{id}',
  describe: () => texts.description,
  redo: texts.redo,
  refusal: null,
  snapshot: () => ({}),
  optimisticResponse: () => ({ message: '' }),
  load: null,
  overlay: { getDiary: (body, { params }) => withDeleted(body, params.id) },
  creates: {},
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
