/** Allowed return paths after a sign-in: recipes, the share target and the app's shortcuts. */
const leadsBack =
  /^\/(?:recipes(?:\/[^/?#\\]{1,300}|\/own\/import\?[^#\\\s]{1,8000})?|meal-planner(?:\/shopping-list)?)$/;
export const returnParameter = 'return_to';

/** The return path in the login page's query; null without one, and for any other page or site. */
export function returnAddressIn(query: URLSearchParams): string | null {
  const address = query.get(returnParameter);
  return address !== null && leadsBack.test(address) ? address : null;
}
