/** The hosted page, with the id of the checkout behind it. */
export const sandboxCheckoutPath = '/sandbox/checkout';

/** Where a tester lets time pass. */
export const sandboxClockPath = '/sandbox/clock';
