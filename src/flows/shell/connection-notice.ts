import { isPendingFlagSet } from '#src/offline/pending-flag.ts';

/** Whether the connection banner has something to show, from the start: offline, or pending changes. */
export const hasConnectionNotice = (): boolean => !navigator.onLine || isPendingFlagSet();
