import type { Place } from '#domain/session/place.ts';
import { returnAddressIn } from '#domain/session/return-address.ts';

const key = 'return_to';
/** Milliseconds; anyone who signs in later has something else in mind. */
const lifetime = 30 * 60_000;

/** Keeps in this tab where a sign-in is to lead back to, if the query of the login page says so. */
export function storeReturnAddress(query: URLSearchParams): void {
  const to = returnAddressIn(query);
  if (to === null) return;
  try {
    sessionStorage.setItem(key, `${Date.now() + lifetime} ${to}`);
  } catch (error) {
    // the sign-in then ends where others do
    console.warn(error);
  }
}

/** In place of the dashboard, where this tab's sign-in is to lead back to, once, if that is still wanted. */
export function takeReturnPlace(place: Place): Place {
  if (place.to !== 'dashboard' || place.social) return place;
  try {
    const [until = '', address = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    sessionStorage.removeItem(key);
    return Number(until) > Date.now() ? { to: 'back', address } : place;
  } catch {
    return place;
  }
}
