import { isPendingFlagSet } from '#src/offline/pending-flag.ts';

/** Whether there is something to be told of the network, or of what waits for it, from the start. */
export const isConnectionNews = (): boolean => !navigator.onLine || isPendingFlagSet();
