/** What of the API can be read without a network. Answers about health, signing in and payments are never kept. */
const ofMember = [
  /^\/users\/me(?:\/(?:metas|favorite-recipes|meal-plans|shopping-list|custom-foods|notifications\/unread-count))?$/,
  /^\/recipes(?:\/(?:meal-types|diet|protein-sources|allergens|reviews|collections))?$/,
  /^\/recipes\/collections\/[^/]+$/,
  /^\/recipes\/\d+(?:\/(?:reviews|reviews\/mine|collections|nutrients|ingredients))?$/,
  /^\/meal-plans\/[^/]+\/nutrients$/,
];

/** Whether a call's answer, asked for by a member, is kept. `path` begins with /api. */
export const isCacheable = (path: string): boolean =>
  path.startsWith('/api/') && ofMember.some((pattern) => pattern.test(path.slice('/api'.length)));

export const settingsCall = '/api/recipes-plus/settings';
