const recipePage = /^\/recipes\/(?!(?:search|favorite|own|collections)\/?$)([^/]+)\/?$/;

/** Which recipe the page at this address is about, as in the URL; null for every other page, lists of recipes too. */
export const recipeInPath = (pathname: string): string | null => recipePage.exec(pathname)?.[1] ?? null;
