/**
 * The public page of a recipe that has sent anyone who has tokens on to the page of members, while it is not known
 * whether they are good for anything.
 */
export const redirectSource: { from: string | null } = { from: null };
