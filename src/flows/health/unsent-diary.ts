import { onPendingChange } from '#src/flows/on-pending-change.ts';
import { queueContent } from '#src/offline/member-queue.ts';

/** Whether diary entries are on the device only. */
export const hasUnsentDiary = (): boolean =>
  queueContent().pending.some(
    ({ operationId }) => operationId === 'saveDiaryRecord' || operationId === 'deleteDiaryRecord',
  );

/** Calls `onSent` when the last of them is sent. Returns a function that ends that. */
export const onDiarySent = (onSent: () => void): (() => void) =>
  onPendingChange(hasUnsentDiary, (isUnsent) => {
    if (!isUnsent) onSent();
  });
