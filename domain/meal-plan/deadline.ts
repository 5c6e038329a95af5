/** Whether the time for a search is over: then it ends with the best it has. */
export type IsLate = () => boolean;

export const neverLate: IsLate = () => false;
