import { withDeleted } from '../diary-overlay.ts';
import type { QueuedOperation } from '../queued-operation.ts';

export const deleteDiaryRecord: QueuedOperation<'deleteDiaryRecord'> = {
  method: 'DELETE',
  path: '/users/me/diary/records/{id}',
  describe: () => 'Diary: an entry removed',
  redo: 'You can remove it again in your diary.',
  refusal: null,
  snapshot: () => ({}),
  optimisticResponse: () => ({ message: '' }),
  overlay: { getDiary: (body, { params }) => withDeleted(body, params.id) },
  creates: {},
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: null,
  adjustment: null,
  leftToDo: null,
};
