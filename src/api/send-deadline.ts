/** Milliseconds after which a stored change's request, or the renewal of a token, is given up. */
export const sendDeadline = 15_000;
