/** Id prefix of placeholders of unknown ingredients. */
export const unknownPrefix = 'unknown-';
