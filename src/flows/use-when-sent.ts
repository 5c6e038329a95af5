import { useEffect } from 'react';
import { keepFresh } from '#src/freshness/freshness.ts';

/** Calls `read` whenever changes that waited on the device are with the server. Must be stable. */
export function useWhenSent(read: () => void): void {
  useEffect(() => keepFresh(['sent'], read).stop, [read]);
}
