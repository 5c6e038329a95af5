import type { Place } from '#domain/session/place.ts';
import { paths } from '#src/paths.ts';

/** Where a place of the flows is found. */
export function addressOf(place: Place): string {
  switch (place.to) {
    case 'dashboard':
      return paths.dashboard();
    case 'membershipChoice':
      return paths.membershipChoice();
    case 'login':
      return paths.login({
        justLoggedOut: place.justLoggedOut,
        ...(place.email !== null && { email: place.email }),
      });
  }
}
