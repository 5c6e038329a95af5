/** The pages that a sign-in leads back to: those of recipes, and what the app's shortcuts lead to. */
const leadsBack = /^\/(?:recipes(?:\/[^/?#\\]{1,300})?|meal-planner(?:\/shopping-list)?)$/;
export const returnParameter = 'return_to';

/** Where the query of the login page's address wants to lead back; null without one, and for any other page or site. */
export function returnAddressIn(query: URLSearchParams): string | null {
  const address = query.get(returnParameter);
  return address !== null && leadsBack.test(address) ? address : null;
}
