/** Revision of an empty day. */
export const emptyRevision = '0';

/** Revision of a day with a pending change: unknown. */
export const unknownRevision = '';
