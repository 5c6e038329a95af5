import { Outlet } from 'react-router-dom';
import { SessionGate } from './SessionGate.tsx';

/** Around every screen of a guest. */
export function GuestFrame() {
  return (
    <SessionGate>
      <Outlet />
    </SessionGate>
  );
}
