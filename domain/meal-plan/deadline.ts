/** Whether the deadline has passed; a search then returns its best result. */
export type IsLate = () => boolean;

export const neverLate: IsLate = () => false;
