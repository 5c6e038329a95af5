import { returnAddressIn } from '#domain/session/return-address.ts';

const key = 'return_to';
/** Milliseconds; whoever signs in later has something else in mind. */
const keptFor = 30 * 60_000;

/** Keeps in this tab where a sign-in is to lead back to, if the address of the login page says so. */
export function keepReturnAddress(address: string): void {
  const to = returnAddressIn(new URL(address).searchParams);
  if (to === null) return;
  try {
    sessionStorage.setItem(key, `${Date.now() + keptFor} ${to}`);
  } catch (error) {
    // the sign-in then ends where others do
    console.warn(error);
  }
}

/** Where this tab's sign-in is to lead back to, once; null without a wish that is still good. */
export function takeReturnAddress(): string | null {
  try {
    const [until = '', to = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    sessionStorage.removeItem(key);
    return Number(until) > Date.now() ? to : null;
  } catch {
    return null;
  }
}
