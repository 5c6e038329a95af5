import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { prefetchForMembers } from '../routing/prefetch.ts';
import { SessionGate } from './SessionGate.tsx';

/** Frame of all guest screens. */
export function GuestFrame() {
  useEffect(prefetchForMembers, []);
  return (
    <SessionGate>
      <Outlet />
    </SessionGate>
  );
}
