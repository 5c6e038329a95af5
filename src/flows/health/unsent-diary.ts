import { onOutboxChange, outboxContent } from '#src/offline/member-outbox.ts';

/** Whether diary entries are on the device only. */
export const hasUnsentDiary = (): boolean =>
  outboxContent().pending.some(
    ({ operationId }) => operationId === 'saveDiaryRecord' || operationId === 'deleteDiaryRecord',
  );

/** Calls `onSent` when the last of them is sent. Returns a function that ends that. */
export function onDiarySent(onSent: () => void): () => void {
  let wasUnsent = hasUnsentDiary();
  return onOutboxChange(() => {
    const isUnsent = hasUnsentDiary();
    if (wasUnsent && !isUnsent) onSent();
    wasUnsent = isUnsent;
  });
}
