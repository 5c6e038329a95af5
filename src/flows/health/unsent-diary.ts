import { onPendingChange } from '#src/flows/on-pending-change.ts';
import { outboxContent } from '#src/offline/member-outbox.ts';

/** Whether diary entries are on the device only. */
export const hasUnsentDiary = (): boolean =>
  outboxContent().pending.some(
    ({ operationId }) => operationId === 'saveDiaryRecord' || operationId === 'deleteDiaryRecord',
  );

/** Calls `onSent` when the last of them is sent. Returns a function that ends that. */
export const onDiarySent = (onSent: () => void): (() => void) =>
  onPendingChange(hasUnsentDiary, (isUnsent) => {
    if (!isUnsent) onSent();
  });
