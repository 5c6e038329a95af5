/** The hosted page, with the id of the checkout behind it. */
export const sandboxCheckoutPath = '/sandbox/checkout';

/** The page that advances the sandbox clock. */
export const sandboxClockPath = '/sandbox/clock';

/** The page on which a card is replaced, with its id behind it. */
export const sandboxCardPath = '/sandbox/card';

/** An invoice, with its id behind it; an open one can be paid there. */
export const sandboxInvoicePath = '/sandbox/invoice';
