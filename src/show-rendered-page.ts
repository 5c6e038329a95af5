/**
 * Runs in a page that the server renders for one member, once it is parsed: shows what is rendered if it is for this sign-in,
 * and what the app will show on this device. Otherwise the logo stays.
 */
import { greeting } from '#domain/calendar/greeting.ts';
import { localDay } from '#domain/calendar/week.ts';
import { planDay } from '#domain/meal-plan/plan-day.ts';
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

/** Whether the planner shows the day on this device, and it is that day here. */
function isOwnDay(day: string, renderedToday = ''): boolean {
  const today = localDay(new Date());
  return today === renderedToday && day === planDay(new URLSearchParams(location.search).get('date'), today);
}

/** Whether prices are shown without a discount code on this device. */
const isOwnCode = (code: string) => (localStorage.getItem('discount_code') ?? '') === code;

function isAsRendered({ list, shownDay, today, discountCode }: DOMStringMap): boolean {
  return (
    (list === undefined || isOwnList(list)) &&
    (shownDay === undefined || isOwnDay(shownDay, today)) &&
    (discountCode === undefined || isOwnCode(discountCode))
  );
}

function show(): void {
  const page = document.getElementById('rendered-own');
  if (page === null) return;
  const { token = '' } = page.dataset;
  if (token === '' || readAccessToken()?.endsWith(token) !== true) return;
  // what waits to be sent changes what the app shows, verdicts included
  if (hasPendingChanges() || !navigator.onLine || !isAsRendered(page.dataset)) return;
  const heading = document.getElementById('rendered-greeting');
  if (heading !== null) heading.textContent = greeting(new Date(), heading.dataset['name']);
  page.nextElementSibling?.remove();
  page.hidden = false;
}

try {
  show();
} catch {
  // the browser stores nothing for this site
}
