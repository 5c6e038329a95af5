/** Where a flow can ask to go. Names, no addresses; src/paths.ts knows the address of each. */
export type Place =
  | { readonly to: 'dashboard' }
  | { readonly to: 'membershipChoice' }
  | { readonly to: 'login'; readonly email: string | null; readonly justLoggedOut: boolean };
