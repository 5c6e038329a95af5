import { sessionFlags } from './token-store.ts';

type Flag = keyof typeof sessionFlags;

export const hasFlag = (flag: Flag): boolean => localStorage.getItem(sessionFlags[flag]) !== null;

/** Stays on this device until the session ends. */
export const setFlag = (flag: Flag): void => localStorage.setItem(sessionFlags[flag], 'true');
