const recipePage = /^\/recipes\/(?!(?:search|favorite|cooked|own|collections)\/?$)([^/]+)\/?$/;

/** Id or slug of the recipe whose page has this path; null for all other paths, lists of recipes included. */
export const recipeInPath = (pathname: string): string | null => recipePage.exec(pathname)?.[1] ?? null;
