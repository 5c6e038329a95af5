import type { Place } from '#domain/session/place.ts';
import { returnAddressIn } from '#domain/session/return-address.ts';

const key = 'return_to';
/** Milliseconds until the return path expires. */
const lifetime = 30 * 60_000;

/** Stores the return path of the login page's query in session storage. */
export function storeReturnAddress(query: URLSearchParams): void {
  const to = returnAddressIn(query);
  if (to === null) return;
  try {
    sessionStorage.setItem(key, `${Date.now() + lifetime} ${to}`);
  } catch (error) {
    // the sign-in then leads to the dashboard
    console.warn(error);
  }
}

/** Replaces the dashboard by the stored return path, once, unless it has expired. */
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
