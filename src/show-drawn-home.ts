/**
 * Runs in the page of the dashboard once it is parsed: shows what the server has drawn if it is for this sign-in, and
 * what the app will show on this device. Otherwise the logo stays.
 */
import { greeting } from '#domain/calendar/greeting.ts';
import { firstListKey, readAccessToken, storedFilterPrefix } from '#src/api/token-store.ts';
import { hasPendingChanges } from '#src/flows/shell/has-pending-changes.ts';

function sorted(address: string): string {
  const { searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return searchParams.toString();
}

/** Whether the list is the one that this device would request. */
function isOwnList(list: string): boolean {
  const known = localStorage.getItem(firstListKey);
  if (known !== null) return sorted(known) === sorted(list);
  return !Object.keys(localStorage).some((key) => key.startsWith(storedFilterPrefix));
}

function show(): void {
  const home = document.getElementById('drawn-home');
  const heading = document.getElementById('drawn-greeting');
  if (home === null || heading === null) return;
  const { token = '', list = '' } = home.dataset;
  if (token === '' || readAccessToken()?.endsWith(token) !== true) return;
  // what waits to be sent changes what the app shows, verdicts included
  if (hasPendingChanges() || !navigator.onLine || !isOwnList(list)) return;
  heading.textContent = greeting(new Date(), heading.dataset['name']);
  home.nextElementSibling?.remove();
  home.hidden = false;
}

try {
  show();
} catch {
  // the browser stores nothing for this site
}
