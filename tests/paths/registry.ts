import { consentCases } from '#machines/account/consent.cases.ts';
import { consentJourneys } from '#machines/account/consent.journeys.ts';
import { consentMachine } from '#machines/account/consent.machine.ts';
import { leavingCases } from '#machines/account/leaving.cases.ts';
import { leavingJourneys } from '#machines/account/leaving.journeys.ts';
import { leavingMachine } from '#machines/account/leaving.machine.ts';
import { notificationSwitchCases } from '#machines/account/notification-switch.cases.ts';
import { notificationSwitchJourneys } from '#machines/account/notification-switch.journeys.ts';
import { notificationSwitchMachine } from '#machines/account/notification-switch.machine.ts';
import { preferencesCases } from '#machines/account/preferences.cases.ts';
import { preferencesJourneys } from '#machines/account/preferences.journeys.ts';
import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import { profileCases } from '#machines/account/profile.cases.ts';
import { profileJourneys } from '#machines/account/profile.journeys.ts';
import { profileMachine } from '#machines/account/profile.machine.ts';
import { pushTokenCases } from '#machines/account/push-token.cases.ts';
import { pushTokenJourneys } from '#machines/account/push-token.journeys.ts';
import { pushTokenMachine } from '#machines/account/push-token.machine.ts';
import { referralCodeCases } from '#machines/account/referral-code.cases.ts';
import { referralCodeJourneys } from '#machines/account/referral-code.journeys.ts';
import { referralCodeMachine } from '#machines/account/referral-code.machine.ts';
import { referrerCases } from '#machines/account/referrer.cases.ts';
import { referrerJourneys } from '#machines/account/referrer.journeys.ts';
import { referrerMachine } from '#machines/account/referrer.machine.ts';
import { collectionCases } from '#machines/collections/collection.cases.ts';
import { collectionJourneys } from '#machines/collections/collection.journeys.ts';
import { collectionMachine } from '#machines/collections/collection.machine.ts';
import { collectionListCases } from '#machines/collections/collection-list.cases.ts';
import { collectionListJourneys } from '#machines/collections/collection-list.journeys.ts';
import { collectionListMachine } from '#machines/collections/collection-list.machine.ts';
import { collectionPickerCases } from '#machines/collections/collection-picker.cases.ts';
import { collectionPickerJourneys } from '#machines/collections/collection-picker.journeys.ts';
import { collectionPickerMachine } from '#machines/collections/collection-picker.machine.ts';
import { newCollectionCases } from '#machines/collections/new-collection.cases.ts';
import { newCollectionJourneys } from '#machines/collections/new-collection.journeys.ts';
import { newCollectionMachine } from '#machines/collections/new-collection.machine.ts';
import { featureGateCases } from '#machines/membership/feature-gate.cases.ts';
import { featureGateJourneys } from '#machines/membership/feature-gate.journeys.ts';
import { featureGateMachine } from '#machines/membership/feature-gate.machine.ts';
import { membershipCheckoutCases } from '#machines/membership/membership-checkout.cases.ts';
import { membershipCheckoutJourneys } from '#machines/membership/membership-checkout.journeys.ts';
import { membershipCheckoutMachine } from '#machines/membership/membership-checkout.machine.ts';
import { planChoiceCases } from '#machines/membership/plan-choice.cases.ts';
import { planChoiceJourneys } from '#machines/membership/plan-choice.journeys.ts';
import { planChoiceMachine } from '#machines/membership/plan-choice.machine.ts';
import { subscriptionsCases } from '#machines/membership/subscriptions.cases.ts';
import { subscriptionsJourneys } from '#machines/membership/subscriptions.journeys.ts';
import { subscriptionsMachine } from '#machines/membership/subscriptions.machine.ts';
import { thankYouCases } from '#machines/membership/thank-you.cases.ts';
import { thankYouJourneys } from '#machines/membership/thank-you.journeys.ts';
import { thankYouMachine } from '#machines/membership/thank-you.machine.ts';
import { notificationListCases } from '#machines/notifications/notification-list.cases.ts';
import { notificationListJourneys } from '#machines/notifications/notification-list.journeys.ts';
import { notificationListMachine } from '#machines/notifications/notification-list.machine.ts';
import { unreadCountCases } from '#machines/notifications/unread-count.cases.ts';
import { unreadCountJourneys } from '#machines/notifications/unread-count.journeys.ts';
import { unreadCountMachine } from '#machines/notifications/unread-count.machine.ts';
import { firstProfileCases } from '#machines/onboarding/first-profile.cases.ts';
import { firstProfileJourneys } from '#machines/onboarding/first-profile.journeys.ts';
import { firstProfileMachine } from '#machines/onboarding/first-profile.machine.ts';
import { healthQuizCases } from '#machines/onboarding/health-quiz.cases.ts';
import { healthQuizJourneys } from '#machines/onboarding/health-quiz.journeys.ts';
import { healthQuizMachine } from '#machines/onboarding/health-quiz.machine.ts';
import { preferencesSavingCases } from '#machines/onboarding/preferences-saving.cases.ts';
import { preferencesSavingJourneys } from '#machines/onboarding/preferences-saving.journeys.ts';
import { preferencesSavingMachine } from '#machines/onboarding/preferences-saving.machine.ts';
import { calendarFeedCases } from '#machines/planner/calendar-feed.cases.ts';
import { calendarFeedJourneys } from '#machines/planner/calendar-feed.journeys.ts';
import { calendarFeedMachine } from '#machines/planner/calendar-feed.machine.ts';
import { calorieTargetCases } from '#machines/planner/calorie-target.cases.ts';
import { calorieTargetJourneys } from '#machines/planner/calorie-target.journeys.ts';
import { calorieTargetMachine } from '#machines/planner/calorie-target.machine.ts';
import { customFoodCases } from '#machines/planner/custom-food.cases.ts';
import { customFoodJourneys } from '#machines/planner/custom-food.journeys.ts';
import { customFoodMachine } from '#machines/planner/custom-food.machine.ts';
import { foodRemovalCases } from '#machines/planner/food-removal.cases.ts';
import { foodRemovalJourneys } from '#machines/planner/food-removal.journeys.ts';
import { foodRemovalMachine } from '#machines/planner/food-removal.machine.ts';
import { generatePlanCases } from '#machines/planner/generate-plan.cases.ts';
import { generatePlanJourneys } from '#machines/planner/generate-plan.journeys.ts';
import { generatePlanMachine } from '#machines/planner/generate-plan.machine.ts';
import { mealPlannerCases } from '#machines/planner/meal-planner.cases.ts';
import { mealPlannerJourneys } from '#machines/planner/meal-planner.journeys.ts';
import { mealPlannerMachine } from '#machines/planner/meal-planner.machine.ts';
import { offerSearchCases } from '#machines/planner/offer-search.cases.ts';
import { offerSearchJourneys } from '#machines/planner/offer-search.journeys.ts';
import { offerSearchMachine } from '#machines/planner/offer-search.machine.ts';
import { plannedServingsCases } from '#machines/planner/planned-servings.cases.ts';
import { plannedServingsJourneys } from '#machines/planner/planned-servings.journeys.ts';
import { plannedServingsMachine } from '#machines/planner/planned-servings.machine.ts';
import { plannerSheetsCases } from '#machines/planner/planner-sheets.cases.ts';
import { plannerSheetsJourneys } from '#machines/planner/planner-sheets.journeys.ts';
import { plannerSheetsMachine } from '#machines/planner/planner-sheets.machine.ts';
import { scheduleCases } from '#machines/planner/schedule.cases.ts';
import { scheduleJourneys } from '#machines/planner/schedule.journeys.ts';
import { scheduleMachine } from '#machines/planner/schedule.machine.ts';
import { shoppingListCases } from '#machines/planner/shopping-list.cases.ts';
import { shoppingListJourneys } from '#machines/planner/shopping-list.journeys.ts';
import { shoppingListMachine } from '#machines/planner/shopping-list.machine.ts';
import { ingredientSwapsCases } from '#machines/recipes/ingredient-swaps.cases.ts';
import { ingredientSwapsJourneys } from '#machines/recipes/ingredient-swaps.journeys.ts';
import { ingredientSwapsMachine } from '#machines/recipes/ingredient-swaps.machine.ts';
import { intoleranceManagerCases } from '#machines/recipes/intolerance-manager.cases.ts';
import { intoleranceManagerJourneys } from '#machines/recipes/intolerance-manager.journeys.ts';
import { intoleranceManagerMachine } from '#machines/recipes/intolerance-manager.machine.ts';
import { makeItFitCases } from '#machines/recipes/make-it-fit.cases.ts';
import { makeItFitJourneys } from '#machines/recipes/make-it-fit.journeys.ts';
import { makeItFitMachine } from '#machines/recipes/make-it-fit.machine.ts';
import { ownRecipeDeletionCases } from '#machines/recipes/own-recipe-deletion.cases.ts';
import { ownRecipeDeletionJourneys } from '#machines/recipes/own-recipe-deletion.journeys.ts';
import { ownRecipeDeletionMachine } from '#machines/recipes/own-recipe-deletion.machine.ts';
import { ownRecipeEditorCases } from '#machines/recipes/own-recipe-editor.cases.ts';
import { ownRecipeEditorJourneys } from '#machines/recipes/own-recipe-editor.journeys.ts';
import { ownRecipeEditorMachine } from '#machines/recipes/own-recipe-editor.machine.ts';
import { ownRecipePhotoCases } from '#machines/recipes/own-recipe-photo.cases.ts';
import { ownRecipePhotoJourneys } from '#machines/recipes/own-recipe-photo.journeys.ts';
import { ownRecipePhotoMachine } from '#machines/recipes/own-recipe-photo.machine.ts';
import { ownReviewCases } from '#machines/recipes/own-review.cases.ts';
import { ownReviewJourneys } from '#machines/recipes/own-review.journeys.ts';
import { ownReviewMachine } from '#machines/recipes/own-review.machine.ts';
import { recipeBrowserCases } from '#machines/recipes/recipe-browser.cases.ts';
import { recipeBrowserJourneys } from '#machines/recipes/recipe-browser.journeys.ts';
import { recipeBrowserMachine } from '#machines/recipes/recipe-browser.machine.ts';
import { recipeExportCases } from '#machines/recipes/recipe-export.cases.ts';
import { recipeExportJourneys } from '#machines/recipes/recipe-export.journeys.ts';
import { recipeExportMachine } from '#machines/recipes/recipe-export.machine.ts';
import { recipeFilterCases } from '#machines/recipes/recipe-filter.cases.ts';
import { recipeFilterJourneys } from '#machines/recipes/recipe-filter.journeys.ts';
import { recipeFilterMachine } from '#machines/recipes/recipe-filter.machine.ts';
import { recipeImportCases } from '#machines/recipes/recipe-import.cases.ts';
import { recipeImportJourneys } from '#machines/recipes/recipe-import.journeys.ts';
import { recipeImportMachine } from '#machines/recipes/recipe-import.machine.ts';
import { recipeReaderCases } from '#machines/recipes/recipe-reader.cases.ts';
import { recipeReaderJourneys } from '#machines/recipes/recipe-reader.journeys.ts';
import { recipeReaderMachine } from '#machines/recipes/recipe-reader.machine.ts';
import { reviewFormCases } from '#machines/recipes/review-form.cases.ts';
import { reviewFormJourneys } from '#machines/recipes/review-form.journeys.ts';
import { reviewFormMachine } from '#machines/recipes/review-form.machine.ts';
import { sharePageCases } from '#machines/recipes/share-page.cases.ts';
import { sharePageJourneys } from '#machines/recipes/share-page.journeys.ts';
import { sharePageMachine } from '#machines/recipes/share-page.machine.ts';
import { postLoginCases } from '#machines/routing/post-login.cases.ts';
import { postLoginJourneys } from '#machines/routing/post-login.journeys.ts';
import { postLoginMachine } from '#machines/routing/post-login.machine.ts';
import { copyCases } from '#machines/shared/copy.cases.ts';
import { copyJourneys } from '#machines/shared/copy.journeys.ts';
import { copyMachine } from '#machines/shared/copy.machine.ts';
import { optimisticToggleCases } from '#machines/shared/optimistic-toggle.cases.ts';
import { optimisticToggleJourneys } from '#machines/shared/optimistic-toggle.journeys.ts';
import { optimisticToggleMachine } from '#machines/shared/optimistic-toggle.machine.ts';
import { pagedListCases, samplePagedList } from '#machines/shared/paged-list.cases.ts';
import { pagedListJourneys } from '#machines/shared/paged-list.journeys.ts';
import { resourceCases, sampleResource } from '#machines/shared/resource.cases.ts';
import { resourceJourneys } from '#machines/shared/resource.journeys.ts';
import { shareCases } from '#machines/shared/share.cases.ts';
import { shareJourneys } from '#machines/shared/share.journeys.ts';
import { shareMachine } from '#machines/shared/share.machine.ts';
import { sampleTermSearch, termSearchCases } from '#machines/shared/term-search.cases.ts';
import { termSearchJourneys } from '#machines/shared/term-search.journeys.ts';
import { accessRefusalCases } from '#machines/shell/access-refusal.cases.ts';
import { accessRefusalJourneys } from '#machines/shell/access-refusal.journeys.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import { changeListCases } from '#machines/shell/change-list.cases.ts';
import { changeListJourneys } from '#machines/shell/change-list.journeys.ts';
import { changeListMachine } from '#machines/shell/change-list.machine.ts';
import { connectivityCases } from '#machines/shell/connectivity.cases.ts';
import { connectivityJourneys } from '#machines/shell/connectivity.journeys.ts';
import { connectivityMachine } from '#machines/shell/connectivity.machine.ts';
import { installPromptCases } from '#machines/shell/install-prompt.cases.ts';
import { installPromptJourneys } from '#machines/shell/install-prompt.journeys.ts';
import { installPromptMachine } from '#machines/shell/install-prompt.machine.ts';
import { settingsCases } from '#machines/shell/settings.cases.ts';
import { settingsJourneys } from '#machines/shell/settings.journeys.ts';
import { settingsMachine } from '#machines/shell/settings.machine.ts';
import { sheetsCases } from '#machines/shell/sheets.cases.ts';
import { sheetsJourneys } from '#machines/shell/sheets.journeys.ts';
import { sheetsMachine } from '#machines/shell/sheets.machine.ts';
import { slidesCases } from '#machines/shell/slides.cases.ts';
import { slidesJourneys } from '#machines/shell/slides.journeys.ts';
import { slidesMachine } from '#machines/shell/slides.machine.ts';
import { splashCases } from '#machines/shell/splash.cases.ts';
import { splashJourneys } from '#machines/shell/splash.journeys.ts';
import { splashMachine } from '#machines/shell/splash.machine.ts';
import { authFlows } from './auth-flows.ts';
import { type Flow, flow } from './flow.ts';
import { healthFlows } from './health-flows.ts';

/** Every flow of the app. A machine file that is missing here fails a test. */
export const flows: readonly Flow[] = [
  ...authFlows,
  ...healthFlows,
  flow(
    'account/notification-switch',
    notificationSwitchMachine,
    notificationSwitchCases,
    notificationSwitchJourneys,
  ),
  flow('account/push-token', pushTokenMachine, pushTokenCases, pushTokenJourneys),
  flow('account/consent', consentMachine, consentCases, consentJourneys),
  flow('account/leaving', leavingMachine, leavingCases, leavingJourneys),
  flow('account/preferences', preferencesMachine, preferencesCases, preferencesJourneys),
  flow('account/referral-code', referralCodeMachine, referralCodeCases, referralCodeJourneys),
  flow('account/referrer', referrerMachine, referrerCases, referrerJourneys),
  flow('account/profile', profileMachine, profileCases, profileJourneys),
  flow('recipes/ingredient-swaps', ingredientSwapsMachine, ingredientSwapsCases, ingredientSwapsJourneys),
  flow('recipes/make-it-fit', makeItFitMachine, makeItFitCases, makeItFitJourneys),
  flow(
    'recipes/own-recipe-deletion',
    ownRecipeDeletionMachine,
    ownRecipeDeletionCases,
    ownRecipeDeletionJourneys,
  ),
  flow('recipes/own-recipe-editor', ownRecipeEditorMachine, ownRecipeEditorCases, ownRecipeEditorJourneys),
  flow('recipes/own-recipe-photo', ownRecipePhotoMachine, ownRecipePhotoCases, ownRecipePhotoJourneys),
  flow('recipes/recipe-export', recipeExportMachine, recipeExportCases, recipeExportJourneys),
  flow('recipes/recipe-import', recipeImportMachine, recipeImportCases, recipeImportJourneys),
  flow('recipes/own-review', ownReviewMachine, ownReviewCases, ownReviewJourneys),
  flow('recipes/review-form', reviewFormMachine, reviewFormCases, reviewFormJourneys),
  flow(
    'notifications/notification-list',
    notificationListMachine,
    notificationListCases,
    notificationListJourneys,
  ),
  flow('notifications/unread-count', unreadCountMachine, unreadCountCases, unreadCountJourneys),
  flow('collections/collection-list', collectionListMachine, collectionListCases, collectionListJourneys),
  flow(
    'collections/collection-picker',
    collectionPickerMachine,
    collectionPickerCases,
    collectionPickerJourneys,
  ),
  flow('collections/collection', collectionMachine, collectionCases, collectionJourneys),
  flow('collections/new-collection', newCollectionMachine, newCollectionCases, newCollectionJourneys),
  flow('membership/feature-gate', featureGateMachine, featureGateCases, featureGateJourneys),
  flow(
    'membership/membership-checkout',
    membershipCheckoutMachine,
    membershipCheckoutCases,
    membershipCheckoutJourneys,
  ),
  flow('membership/plan-choice', planChoiceMachine, planChoiceCases, planChoiceJourneys),
  flow('membership/subscriptions', subscriptionsMachine, subscriptionsCases, subscriptionsJourneys),
  flow('membership/thank-you', thankYouMachine, thankYouCases, thankYouJourneys),
  flow('onboarding/first-profile', firstProfileMachine, firstProfileCases, firstProfileJourneys),
  flow('onboarding/health-quiz', healthQuizMachine, healthQuizCases, healthQuizJourneys),
  flow(
    'onboarding/preferences-saving',
    preferencesSavingMachine,
    preferencesSavingCases,
    preferencesSavingJourneys,
  ),
  flow(
    'recipes/intolerance-manager',
    intoleranceManagerMachine,
    intoleranceManagerCases,
    intoleranceManagerJourneys,
  ),
  flow('recipes/recipe-browser', recipeBrowserMachine, recipeBrowserCases, recipeBrowserJourneys),
  flow('recipes/recipe-filter', recipeFilterMachine, recipeFilterCases, recipeFilterJourneys),
  flow('recipes/recipe-reader', recipeReaderMachine, recipeReaderCases, recipeReaderJourneys),
  flow('recipes/share-page', sharePageMachine, sharePageCases, sharePageJourneys),
  flow('shared/copy', copyMachine, copyCases, copyJourneys),
  flow('shared/optimistic-toggle', optimisticToggleMachine, optimisticToggleCases, optimisticToggleJourneys),
  flow('shared/paged-list', samplePagedList, pagedListCases, pagedListJourneys),
  flow('shared/resource', sampleResource, resourceCases, resourceJourneys),
  flow('shared/term-search', sampleTermSearch, termSearchCases, termSearchJourneys),
  flow('shared/share', shareMachine, shareCases, shareJourneys),
  flow('shell/access-refusal', accessRefusalMachine, accessRefusalCases, accessRefusalJourneys),
  flow('shell/connectivity', connectivityMachine, connectivityCases, connectivityJourneys),
  flow('shell/change-list', changeListMachine, changeListCases, changeListJourneys),
  flow('shell/install-prompt', installPromptMachine, installPromptCases, installPromptJourneys),
  flow('shell/settings', settingsMachine, settingsCases, settingsJourneys),
  flow('shell/sheets', sheetsMachine, sheetsCases, sheetsJourneys),
  flow('routing/post-login', postLoginMachine, postLoginCases, postLoginJourneys),
  flow('shell/slides', slidesMachine, slidesCases, slidesJourneys),
  flow('shell/splash', splashMachine, splashCases, splashJourneys),
  flow('planner/meal-planner', mealPlannerMachine, mealPlannerCases, mealPlannerJourneys),
  flow('planner/planner-sheets', plannerSheetsMachine, plannerSheetsCases, plannerSheetsJourneys),
  flow('planner/planned-servings', plannedServingsMachine, plannedServingsCases, plannedServingsJourneys),
  flow('planner/custom-food', customFoodMachine, customFoodCases, customFoodJourneys),
  flow('planner/food-removal', foodRemovalMachine, foodRemovalCases, foodRemovalJourneys),
  flow('planner/calorie-target', calorieTargetMachine, calorieTargetCases, calorieTargetJourneys),
  flow('planner/schedule', scheduleMachine, scheduleCases, scheduleJourneys),
  flow('planner/offer-search', offerSearchMachine, offerSearchCases, offerSearchJourneys),
  flow('planner/generate-plan', generatePlanMachine, generatePlanCases, generatePlanJourneys),
  flow('planner/shopping-list', shoppingListMachine, shoppingListCases, shoppingListJourneys),
  flow('planner/calendar-feed', calendarFeedMachine, calendarFeedCases, calendarFeedJourneys),
];
