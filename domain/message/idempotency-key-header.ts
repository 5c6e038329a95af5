/** Names the header of a change, and the field of the 422 for a key that was used for another path or body. */
export const idempotencyKeyHeader = 'Idempotency-Key';
