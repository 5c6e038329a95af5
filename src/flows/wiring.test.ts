import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { featureGateMachine } from '#machines/membership/feature-gate.machine.ts';
import { calorieTargetMachine } from '#machines/planner/calorie-target.machine.ts';
import { plannedServingsMachine } from '#machines/planner/planned-servings.machine.ts';
import { plannerSheetsMachine } from '#machines/planner/planner-sheets.machine.ts';
import { unprovidedEffects } from '#machines/shared/unprovided.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import { slidesMachine } from '#machines/shell/slides.machine.ts';
import { createAppFlows } from './app-flows.ts';
import {
  collectionFlow,
  collectionListFlow,
  collectionPickerFlow,
  newCollectionFlow,
} from './collection-flows.ts';
import { emailFirstFlow } from './email-first-flow.ts';
import { emailVerificationFlow } from './email-verification-flow.ts';
import { favouriteFlow } from './favourites.ts';
import { foodRemovalFlow } from './food-flows.ts';
import {
  categoriesFlow,
  healthResultsFlow,
  healthScoreFlow,
  medicationFlow,
  questionnaireFlow,
} from './health-flows.ts';
import { ingredientSwapsFlow } from './ingredient-swaps-flow.ts';
import { installPromptFlow } from './install-prompt-flow.ts';
import { loginFlow } from './login-flow.ts';
import { logoutFlow } from './logout-flow.ts';
import {
  membershipCheckoutFlow,
  planChoiceFlow,
  subscriptionsFlow,
  thankYouFlow,
} from './membership-flows.ts';
import { notificationSwitchFlow } from './notification-switch-flow.ts';
import { notificationListFlow, unreadCountFlow } from './notifications.ts';
import { collectionOffersFlow, foodOffersFlow, personalOffersFlow, recipeOffersFlow } from './offer-flows.ts';
import { editedRecipeFlow, ownRecipeFlow, ownRecipeListFlow } from './own-recipe-flows.ts';
import { passwordResetFlow } from './password-reset-flow.ts';
import {
  calendarFeedFlow,
  customFoodFlow,
  generatePlanFlow,
  mealPlannerFlow,
  planNutrientsFlow,
  scheduleFlow,
} from './planner-flows.ts';
import { postLoginFlow } from './post-login.ts';
import { healthQuizFlow, preferencesFlow, preferencesSavingFlow } from './preferences-flows.ts';
import { firstProfileFlow, profileFlow } from './profile-flows.ts';
import { pushTokenFlow } from './push-token-flow.ts';
import {
  ingredientSearchFlow,
  intoleranceManagerFlow,
  recipeBrowserFlow,
  recipeFilterFlow,
  recipeReaderFlow,
} from './recipe-flows.ts';
import { referralCodeFlow, referrerFlow, shareFlow } from './referral-flows.ts';
import { registrationFlow } from './registration-flow.ts';
import { ownReviewFlow, reviewFormFlow } from './review-flows.ts';
import { sessionFlow } from './session-flow.ts';
import { settingsFlow } from './settings-flow.ts';
import { sharedRecipeFlow, sharePageFlow } from './shared-recipe-flows.ts';
import { shoppingListFlow } from './shopping-flow.ts';
import { socialSignInFlow, thirdPartyVerificationFlow } from './social-flows.ts';
import { splashFlow } from './splash-flow.ts';
import { connectivityFlow } from './use-connectivity.ts';
import { contentPageFlow } from './use-content-page.ts';
import { copyFlow } from './use-copy.ts';
import { favouriteListFlow } from './use-favourite-list.ts';
import { leavingFlow } from './use-leaving.ts';
import { planFlow } from './use-plan.ts';
import { plansFlow } from './use-plans.ts';

const flows = {
  accessRefusalMachine,
  featureGateMachine,
  slidesMachine,
  splashFlow: splashFlow(createAppFlows({ toast: () => {}, navigate: () => {} })),
  emailFirstFlow,
  loginFlow,
  registrationFlow,
  passwordResetFlow,
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
  favouriteFlow,
  reviewFormFlow,
  ownReviewFlow,
  favouriteListFlow,
  ownRecipeFlow,
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
  preferencesFlow: preferencesFlow(createActor(settingsFlow)),
  preferencesSavingFlow: preferencesSavingFlow(createActor(settingsFlow)),
  healthQuizFlow: healthQuizFlow(createActor(settingsFlow), '7'),
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
  installPromptFlow,
  connectivityFlow: connectivityFlow('7'),
  notificationSwitchFlow,
};

test.each(Object.entries(flows))('every effect of %s is provided', (_, flow) => {
  expect(unprovidedEffects(flow)).toEqual([]);
});
