/** Every link in the app. */
export const paths = {
  landing: () => '/',
  loginOrCreate: () => '/auth/login-or-create',
  login: ({ email, justLoggedOut }: { email?: string; justLoggedOut?: boolean } = {}) =>
    withQuery('/auth/login', { email, just_logged_out: justLoggedOut ? 'true' : undefined }),
  dashboard: () => '/dashboard',
  health: () => '/health-and-wellness',
  collections: () => '/recipes/collections',
  planner: () => '/meal-planner',
  account: () => '/account',
  membershipChoice: () => '/account/get-started-membership',
  recipes: ({ keyword }: { keyword?: string } = {}) => withQuery('/recipes', { keyword }),
  recipeSearch: () => '/recipes/search',
  favourites: () => '/recipes/favorite',
  recipe: (id: number | string) => `/recipes/${encodeURIComponent(id)}`,
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
} as const;

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
