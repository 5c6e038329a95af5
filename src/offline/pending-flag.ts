/** Set while mutations are pending, so that a start knows without opening the store. */
const key = 'changes_waiting';

export const isPendingFlagSet = (): boolean => localStorage.getItem(key) !== null;

export function setPendingFlag(isSet: boolean): void {
  if (isSet) localStorage.setItem(key, 'true');
  else localStorage.removeItem(key);
}
