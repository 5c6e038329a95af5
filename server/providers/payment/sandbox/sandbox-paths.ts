/** The hosted page, with the id of the checkout behind it. */
export const sandboxCheckoutPath = '/sandbox/checkout';

/** The page that advances the sandbox clock. */
export const sandboxClockPath = '/sandbox/clock';
