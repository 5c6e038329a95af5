/** API calls that are cached for offline use. Responses about health, sign-in and payments are never cached. */
const ofMember = [
  /^\/users\/me(?:\/(?:metas|favorite-recipes|meal-plans|shopping-list|custom-foods|notifications\/unread-count))?$/,
  /^\/recipes(?:\/(?:meal-types|diet|protein-sources|allergens|reviews|collections))?$/,
  /^\/recipes\/collections\/[^/]+$/,
  /^\/recipes\/\d+(?:\/(?:reviews|reviews\/mine|collections|nutrients|ingredients))?$/,
  /^\/meal-plans\/[^/]+\/nutrients$/,
];

/** Whether a member's response is cached. `path` begins with /api. */
export const isCacheable = (path: string): boolean =>
  path.startsWith('/api/') && ofMember.some((pattern) => pattern.test(path.slice('/api'.length)));

export const settingsCall = '/api/recipes-plus/settings';
