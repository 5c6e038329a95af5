import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { featureGateMachine } from '#machines/membership/feature-gate.machine.ts';
import { calorieTargetMachine } from '#machines/planner/calorie-target.machine.ts';
import { plannedServingsMachine } from '#machines/planner/planned-servings.machine.ts';
import { plannerSheetsMachine } from '#machines/planner/planner-sheets.machine.ts';
import { unprovidedEffects } from '#machines/shared/unprovided.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import { slidesMachine } from '#machines/shell/slides.machine.ts';
import { consentFlow } from './account/consent-flow.ts';
import { notificationSwitchFlow } from './account/notification-switch-flow.ts';
import { firstProfileFlow, profileFlow } from './account/profile-flows.ts';
import { pushTokenFlow } from './account/push-token-flow.ts';
import { referralCodeFlow, referrerFlow, shareFlow } from './account/referral-flows.ts';
import { leavingFlow } from './account/use-leaving.ts';
import { createAppFlows } from './app-flows.ts';
import { accountRestoringFlow } from './auth/account-restoring-flow.ts';
import { emailFirstFlow } from './auth/email-first-flow.ts';
import { emailVerificationFlow } from './auth/email-verification-flow.ts';
import { loginFlow } from './auth/login-flow.ts';
import { logoutFlow } from './auth/logout-flow.ts';
import { passwordResetFlow } from './auth/password-reset-flow.ts';
import { postLoginFlow } from './auth/post-login.ts';
import { registrationFlow } from './auth/registration-flow.ts';
import { sessionFlow } from './auth/session-flow.ts';
import { socialSignInFlow, thirdPartyVerificationFlow } from './auth/social-flows.ts';
import {
  collectionFlow,
  collectionListFlow,
  collectionPickerFlow,
  newCollectionFlow,
} from './collections/collection-flows.ts';
import {
  categoriesFlow,
  healthResultsFlow,
  healthScoreFlow,
  medicationFlow,
  ownMedicationFlow,
  questionnaireFlow,
} from './health/health-flows.ts';
import { myHealthFlow } from './health/my-health-flow.ts';
import {
  membershipCheckoutFlow,
  planChoiceFlow,
  subscriptionsFlow,
  thankYouFlow,
} from './membership/membership-flows.ts';
import { planFlow } from './membership/use-plan.ts';
import { plansFlow } from './membership/use-plans.ts';
import { notificationListFlow, unreadCountFlow } from './notifications/notifications.ts';
import { healthQuizFlow, preferencesFlow, preferencesSavingFlow } from './onboarding/preferences-flows.ts';
import { splashFlow } from './onboarding/splash-flow.ts';
import { foodRemovalFlow } from './planner/food-flows.ts';
import {
  collectionOffersFlow,
  foodOffersFlow,
  personalOffersFlow,
  recipeOffersFlow,
} from './planner/offer-flows.ts';
import {
  calendarFeedFlow,
  customFoodFlow,
  generatePlanFlow,
  mealPlannerFlow,
  planNutrientsFlow,
  scheduleFlow,
} from './planner/planner-flows.ts';
import { shoppingListFlow } from './planner/shopping-flow.ts';
import { favoriteFlow } from './recipes/favorites.ts';
import { ingredientSwapsFlow } from './recipes/ingredient-swaps-flow.ts';
import { makeItFitFlow } from './recipes/make-it-fit-flow.ts';
import {
  editedRecipeFlow,
  foodSearchFlow,
  ownRecipeDeletionFlow,
  ownRecipeEditorFlow,
  ownRecipeListFlow,
  ownRecipePhotoFlow,
  recipeExportFlow,
  recipeImportFlow,
} from './recipes/own-recipe-flows.ts';
import {
  ingredientSearchFlow,
  intoleranceManagerFlow,
  recipeBrowserFlow,
  recipeFilterFlow,
  recipeReaderFlow,
} from './recipes/recipe-flows.ts';
import { ownReviewFlow, reviewFormFlow } from './recipes/review-flows.ts';
import { sharedRecipeFlow, sharePageFlow } from './recipes/shared-recipe-flows.ts';
import { favoriteListFlow } from './recipes/use-favorite-list.ts';
import { installPromptFlow } from './shell/install-prompt-flow.ts';
import { settingsFlow } from './shell/settings-flow.ts';
import { changeListFlow } from './shell/use-change-list.ts';
import { connectivityFlow } from './shell/use-connectivity.ts';
import { contentPageFlow } from './shell/use-content-page.ts';
import { copyFlow } from './use-copy.ts';

const flows = {
  accessRefusalMachine,
  featureGateMachine,
  slidesMachine,
  splashFlow: splashFlow(createAppFlows({ toast: () => {}, navigate: () => {} })),
  emailFirstFlow,
  loginFlow,
  registrationFlow,
  passwordResetFlow,
  accountRestoringFlow,
  emailVerificationFlow: emailVerificationFlow('7'),
  socialSignInFlow,
  thirdPartyVerificationFlow,
  logoutFlow,
  postLoginFlow: postLoginFlow(createActor(settingsFlow)),
  sessionFlow,
  settingsFlow,
  recipeBrowserFlow,
  recipeFilterFlow,
  recipeReaderFlow,
  sharedRecipeFlow,
  sharePageFlow,
  ingredientSearchFlow,
  intoleranceManagerFlow,
  ingredientSwapsFlow,
  makeItFitFlow,
  favoriteFlow,
  reviewFormFlow,
  ownReviewFlow,
  favoriteListFlow,
  ownRecipeEditorFlow,
  ownRecipeDeletionFlow,
  recipeImportFlow,
  recipeExportFlow,
  ownRecipePhotoFlow,
  foodSearchFlow,
  ownRecipeListFlow,
  editedRecipeFlow,
  contentPageFlow,
  leavingFlow,
  notificationListFlow,
  pushTokenFlow,
  unreadCountFlow,
  mealPlannerFlow,
  plannerSheetsMachine,
  plannedServingsMachine,
  generatePlanFlow,
  customFoodFlow,
  foodRemovalFlow,
  calorieTargetMachine,
  scheduleFlow,
  planNutrientsFlow,
  calendarFeedFlow,
  shoppingListFlow: shoppingListFlow('7'),
  recipeOffersFlow,
  foodOffersFlow,
  personalOffersFlow,
  collectionOffersFlow: collectionOffersFlow('12'),
  collectionFlow,
  collectionListFlow,
  collectionPickerFlow,
  newCollectionFlow,
  profileFlow,
  firstProfileFlow,
  copyFlow,
  shareFlow,
  referralCodeFlow,
  referrerFlow: referrerFlow(createActor(sessionFlow)),
  preferencesFlow: preferencesFlow({ settings: createActor(settingsFlow), mayKeep: async () => true }),
  preferencesSavingFlow: preferencesSavingFlow(createActor(settingsFlow)),
  healthQuizFlow: healthQuizFlow({ settings: createActor(settingsFlow), mayKeep: async () => true }, '7'),
  plansFlow,
  planFlow,
  planChoiceFlow: planChoiceFlow(createActor(settingsFlow)),
  membershipCheckoutFlow,
  subscriptionsFlow,
  thankYouFlow,
  categoriesFlow,
  healthScoreFlow,
  healthResultsFlow,
  questionnaireFlow: questionnaireFlow('7'),
  medicationFlow: medicationFlow('7'),
  ownMedicationFlow: ownMedicationFlow('7'),
  consentFlow,
  myHealthFlow,
  installPromptFlow,
  connectivityFlow: connectivityFlow('7'),
  changeListFlow: changeListFlow('7'),
  notificationSwitchFlow,
};

test.each(Object.entries(flows))('every actor of %s is provided', (_, flow) => {
  expect(unprovidedEffects(flow)).toEqual([]);
});
