/** How the first step of a member's version of a recipe begins; the changes follow. */
export const versionStep = 'Made to fit you: ';
