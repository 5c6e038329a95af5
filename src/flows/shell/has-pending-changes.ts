import { isPendingFlagSet } from '#src/offline/pending-flag.ts';

/** Whether changes of this device wait to be sent; known before their store is opened. */
export const hasPendingChanges = (): boolean => isPendingFlagSet();
