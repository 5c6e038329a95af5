import { sessionMarks } from './token-store.ts';

type Mark = keyof typeof sessionMarks;

export const hasMark = (mark: Mark): boolean => localStorage.getItem(sessionMarks[mark]) !== null;

/** Stays on this device until the session ends. */
export const setMark = (mark: Mark): void => localStorage.setItem(sessionMarks[mark], 'true');
