/** The field of a 422 for a change whose idempotency key was used for another path or body. */
export const changeKeyField = 'Idempotency-Key';
