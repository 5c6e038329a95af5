import type { Place } from '#domain/session/place.ts';
import { paths } from '#src/paths.ts';

/** Path or URL of a `Place`. */
export function addressOf(place: Place): string {
  switch (place.to) {
    case 'dashboard':
      return paths.dashboard({ social: place.social });
    case 'checkout':
      return place.url;
    case 'onward':
      // a page for guests; its guard redirects members
      return paths.landing();
    case 'signInChoice':
    case 'secondStep':
    case 'loginOrCreate':
    case 'verification':
    case 'membershipChoice':
    case 'plans':
    case 'account':
    case 'firstProfile':
    case 'profile':
    case 'healthIntroduction':
    case 'membershipBenefits':
    case 'healthQuiz':
    case 'preferencesPreview':
    case 'healthQuestionnaire':
    case 'install':
      return paths[place.to]();
    case 'passwordReset':
      return paths.resetPassword();
    case 'back':
      return place.address;
    case 'loginForRecipe':
      return paths.login({ returnTo: paths.recipe(place.recipeId) });
    case 'guestRecipe':
      return paths.guestRecipe(place.recipeId);
    case 'login':
      return paths.login({
        justLoggedOut: place.justLoggedOut,
        ...(place.email !== null && { email: place.email }),
      });
  }
}

/** History state that a navigation to this place carries. */
export const stateOf = (place: Place): { readonly otpToken: string; readonly email: string } | null =>
  place.to === 'passwordReset' ? { otpToken: place.otpToken, email: place.email } : null;

/** Whether the navigation pushes a history entry instead of replacing the current one, which is no longer useful. */
export const pushesHistory = ({ to }: Place): boolean =>
  to === 'plans' ||
  to === 'profile' ||
  to === 'signInChoice' ||
  to === 'loginForRecipe' ||
  to === 'install' ||
  to === 'guestRecipe';
