/** Of a day with nothing on it, planned before or never. */
export const emptyRevision = '0';

/** Of a day that was changed here without an answer yet: nobody can know. */
export const unknownRevision = '';
