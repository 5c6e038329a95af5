import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface MailedCode {
  readonly otpToken: string;
  readonly email: string;
}

const isMailedCode = (state: unknown): state is MailedCode =>
  typeof state === 'object' &&
  state !== null &&
  'otpToken' in state &&
  typeof state.otpToken === 'string' &&
  'email' in state &&
  typeof state.email === 'string';

/**
 * The code that was mailed on the previous page, from the history state; null if the page was opened otherwise. It is
 * removed from the history entry before the first paint, so a reload has none.
 */
export function useMailedCode(): MailedCode | null {
  const { state } = useLocation();
  useLayoutEffect(() => window.history.replaceState({ ...window.history.state, usr: null }, ''), []);
  return isMailedCode(state) ? state : null;
}
