const key = 'checkout_of_other_cycle';

/** Marks this tab: it opens the hosted page of another cycle. */
export function markCheckout(): void {
  try {
    sessionStorage.setItem(key, 'open');
  } catch (error) {
    // the server restores the renewal when the checkout expires
    console.warn(error);
  }
}

/** Whether the tab was marked, once. */
export function takeCheckoutMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isMarked;
  } catch {
    return false;
  }
}
