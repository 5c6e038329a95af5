/** Prefix of references of own recipes; no catalog recipe has it. */
export const ownPrefix = 'own-';

/** Whether the reference is that of an own recipe, whose pictures are private. */
export const isOwnReference = (ref: string): boolean => ref.startsWith(ownPrefix);
