/** Navigation targets of flows, by name; src/paths.ts maps them to URLs. */
export type Place =
  /** `social`: a social sign-in still has to be completed there. */
  | { readonly to: 'dashboard'; readonly social?: true }
  | { readonly to: 'membershipChoice' }
  /** The plans on sale, for a member who has chosen one before or has to choose. */
  | { readonly to: 'plans' }
  | { readonly to: 'account' }
  | { readonly to: 'firstProfile' }
  | { readonly to: 'profile' }
  | { readonly to: 'verification' }
  /** An unfinished payment; its address lies outside of the app. */
  | { readonly to: 'checkout'; readonly url: string }
  /** The start page of a signed-in member; a guest stays on the landing page. */
  | { readonly to: 'onward' }
  /** The landing page with its ways to sign in. */
  | { readonly to: 'signInChoice' }
  | { readonly to: 'loginOrCreate' }
  | { readonly to: 'login'; readonly email: string | null; readonly justLoggedOut: boolean }
  /** Where a member with two-step sign-in confirms that it's them. */
  | { readonly to: 'secondStep' }
  /** The sign-in form, and from there back to the recipe. */
  | { readonly to: 'loginForRecipe'; readonly recipeId: number }
  /** Path of the app where the sign-in was requested. */
  | { readonly to: 'back'; readonly address: string }
  /** The page of a recipe that is judged by the answers of a guest. */
  | { readonly to: 'guestRecipe'; readonly recipeId: string }
  /** Token and email are passed in the navigation state, not in the URL. */
  | { readonly to: 'passwordReset'; readonly otpToken: string; readonly email: string }
  | { readonly to: 'healthIntroduction' }
  | { readonly to: 'membershipBenefits' }
  | { readonly to: 'healthQuiz' }
  | { readonly to: 'preferencesPreview' }
  /** The categories of the health questionnaire. */
  | { readonly to: 'healthQuestionnaire' }
  /** How the app is installed by hand. */
  | { readonly to: 'install' };
