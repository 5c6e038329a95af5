import { useEffect } from 'react';

/** Calls `read` whenever changes that waited on the device are with the server. Must be stable. */
export function useWhenSent(read: () => void): void {
  useEffect(() => {
    window.addEventListener('changes.sent', read);
    return () => window.removeEventListener('changes.sent', read);
  }, [read]);
}
