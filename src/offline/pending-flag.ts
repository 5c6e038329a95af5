/** Set while something waits, so that a start knows without opening the store. */
const mark = 'changes_waiting';

export const isMarkedWaiting = (): boolean => localStorage.getItem(mark) !== null;

export function markWaiting(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(mark, 'true');
  else localStorage.removeItem(mark);
}
