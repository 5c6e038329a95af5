/**
 * Generated from openapi.yaml by scripts/contract.ts; not to be edited by hand.
 */
import type { operations as Operations } from './api.ts';

/** Every operation of the contract, in its order. `feature`: the feature of the membership that it requires. */
export const operations = [
  { operationId: 'checkEmail', method: 'post', path: '/auth/check-email', tag: 'auth', security: 'guest', feature: null },
  { operationId: 'issueToken', method: 'post', path: '/auth/token', tag: 'auth', security: 'guest', feature: null },
  { operationId: 'registerUser', method: 'post', path: '/auth/register', tag: 'auth', security: 'guest', feature: null },
  { operationId: 'logOut', method: 'post', path: '/auth/logout', tag: 'auth', security: 'member', feature: null },
  { operationId: 'requestPasswordReset', method: 'post', path: '/auth/forgot-password', tag: 'auth', security: 'guest', feature: null },
  { operationId: 'resetPassword', method: 'post', path: '/auth/reset-password', tag: 'auth', security: 'guest', feature: null },
  { operationId: 'verifyEmail', method: 'post', path: '/auth/email/verification', tag: 'auth', security: 'member', feature: null },
  { operationId: 'restoreAccount', method: 'post', path: '/auth/restore-account', tag: 'auth', security: 'guest', feature: null },
  { operationId: 'sendVerificationCode', method: 'post', path: '/auth/email/verification-notification', tag: 'auth', security: 'member', feature: null },
  { operationId: 'getSettings', method: 'get', path: '/recipes-plus/settings', tag: 'settings', security: 'guest', feature: null },
  { operationId: 'getCurrentUser', method: 'get', path: '/users/me', tag: 'users', security: 'member', feature: null },
  { operationId: 'updateCurrentUser', method: 'put', path: '/users/me', tag: 'users', security: 'member', feature: null },
  { operationId: 'deleteCurrentUser', method: 'delete', path: '/users/me', tag: 'users', security: 'member', feature: null },
  { operationId: 'sendConfirmationCode', method: 'post', path: '/users/me/confirmation-code', tag: 'users', security: 'member', feature: null },
  { operationId: 'getSecurity', method: 'get', path: '/users/me/security', tag: 'security', security: 'member', feature: null },
  { operationId: 'endOtherSessions', method: 'delete', path: '/users/me/sessions', tag: 'security', security: 'member', feature: null },
  { operationId: 'endOwnSession', method: 'delete', path: '/users/me/sessions/{id}', tag: 'security', security: 'member', feature: null },
  { operationId: 'confirmIdentity', method: 'post', path: '/users/me/confirmations', tag: 'security', security: 'member', feature: null },
  { operationId: 'startAuthenticator', method: 'post', path: '/users/me/two-step/authenticator', tag: 'security', security: 'member', feature: null },
  { operationId: 'addAuthenticator', method: 'put', path: '/users/me/two-step/authenticator', tag: 'security', security: 'member', feature: null },
  { operationId: 'removeAuthenticator', method: 'post', path: '/users/me/two-step/authenticator/remove', tag: 'security', security: 'member', feature: null },
  { operationId: 'startPasskey', method: 'post', path: '/users/me/two-step/passkeys', tag: 'security', security: 'member', feature: null },
  { operationId: 'addPasskey', method: 'put', path: '/users/me/two-step/passkeys', tag: 'security', security: 'member', feature: null },
  { operationId: 'removePasskey', method: 'post', path: '/users/me/two-step/passkeys/{id}/remove', tag: 'security', security: 'member', feature: null },
  { operationId: 'renewRecoveryCodes', method: 'post', path: '/users/me/two-step/recovery-codes', tag: 'security', security: 'member', feature: null },
  { operationId: 'exportCurrentUser', method: 'get', path: '/users/me/export', tag: 'users', security: 'member', feature: null },
  { operationId: 'uploadPhoto', method: 'post', path: '/users/me/photo', tag: 'users', security: 'member', feature: null },
  { operationId: 'deletePhoto', method: 'delete', path: '/users/me/photo', tag: 'users', security: 'member', feature: null },
  { operationId: 'verifyThirdParty', method: 'post', path: '/users/me/verify-third-party', tag: 'users', security: 'member', feature: null },
  { operationId: 'listMetas', method: 'get', path: '/users/me/metas', tag: 'users', security: 'member', feature: null },
  { operationId: 'saveMetas', method: 'post', path: '/users/me/metas', tag: 'users', security: 'member', feature: null },
  { operationId: 'savePreferences', method: 'post', path: '/users/me/preferences', tag: 'users', security: 'member', feature: null },
  { operationId: 'addReferralCode', method: 'post', path: '/users/me/add-referral-code', tag: 'users', security: 'member', feature: null },
  { operationId: 'listPackages', method: 'get', path: '/packages', tag: 'membership', security: 'member', feature: null },
  { operationId: 'getPackage', method: 'get', path: '/packages/{id}', tag: 'membership', security: 'member', feature: null },
  { operationId: 'quotePackage', method: 'get', path: '/packages/{id}/quote', tag: 'membership', security: 'member', feature: null },
  { operationId: 'startCheckout', method: 'post', path: '/checkout', tag: 'membership', security: 'member', feature: null },
  { operationId: 'leaveCheckout', method: 'delete', path: '/checkout', tag: 'membership', security: 'member', feature: null },
  { operationId: 'cancelSubscription', method: 'post', path: '/users/me/subscriptions/{id}/cancel', tag: 'membership', security: 'member', feature: null },
  { operationId: 'enableAutoRenewal', method: 'post', path: '/users/me/subscriptions/{id}/auto-renewal', tag: 'membership', security: 'member', feature: null },
  { operationId: 'cancelAutoRenewal', method: 'delete', path: '/users/me/subscriptions/{id}/auto-renewal', tag: 'membership', security: 'member', feature: null },
  { operationId: 'listReferrals', method: 'get', path: '/users/me/referrals', tag: 'users', security: 'member', feature: null },
  { operationId: 'getBilling', method: 'get', path: '/users/me/billing', tag: 'membership', security: 'member', feature: null },
  { operationId: 'openCardPage', method: 'post', path: '/users/me/billing/card', tag: 'membership', security: 'member', feature: null },
  { operationId: 'withdrawFromContract', method: 'post', path: '/users/me/subscriptions/{id}/withdrawal', tag: 'membership', security: 'member', feature: null },
  { operationId: 'registerPushToken', method: 'post', path: '/users/fcm-tokens', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'getPushToken', method: 'get', path: '/users/fcm-tokens/{token}', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'deletePushToken', method: 'delete', path: '/users/fcm-tokens/{token}', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'getPushService', method: 'get', path: '/push-service', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'listNotifications', method: 'get', path: '/users/me/notifications', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'countUnreadNotifications', method: 'get', path: '/users/me/notifications/unread-count', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'markAllNotificationsRead', method: 'post', path: '/users/me/notifications/mark-all-as-read', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'markNotificationRead', method: 'post', path: '/users/me/notifications/{id}/mark-as-read', tag: 'notifications', security: 'member', feature: null },
  { operationId: 'getPage', method: 'get', path: '/pages/{id}', tag: 'pages', security: 'guest', feature: null },
  { operationId: 'listRecipes', method: 'get', path: '/recipes', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listMealTypes', method: 'get', path: '/recipes/meal-types', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listProteinSources', method: 'get', path: '/recipes/protein-sources', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'countRecipes', method: 'get', path: '/recipes/count', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listDiets', method: 'get', path: '/recipes/diet', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listAllergens', method: 'get', path: '/recipes/allergens', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getRecipeRatings', method: 'get', path: '/recipes/reviews', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getNutrientsOfRecipes', method: 'get', path: '/recipes/nutrients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listIngredients', method: 'get', path: '/recipes/ingredients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'searchIngredients', method: 'get', path: '/recipes/search-ingredients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'searchFoods', method: 'get', path: '/recipes/search-foods', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getIncludedIngredients', method: 'get', path: '/recipes/include-ingredients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getExcludedIngredients', method: 'get', path: '/recipes/exclude-ingredients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'resetExcludedIngredients', method: 'post', path: '/recipes/reset-exclude-ingredients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listCollections', method: 'get', path: '/recipes/collections', tag: 'collections', security: 'member', feature: null },
  { operationId: 'createCollection', method: 'post', path: '/recipes/collections', tag: 'collections', security: 'member', feature: null },
  { operationId: 'checkCollectionsToken', method: 'get', path: '/recipes/collections/check-token', tag: 'collections', security: 'member', feature: null },
  { operationId: 'getCollection', method: 'get', path: '/recipes/collections/{id}', tag: 'collections', security: 'member', feature: null },
  { operationId: 'updateCollection', method: 'put', path: '/recipes/collections/{id}', tag: 'collections', security: 'member', feature: null },
  { operationId: 'deleteCollection', method: 'delete', path: '/recipes/collections/{id}', tag: 'collections', security: 'member', feature: null },
  { operationId: 'syncCollection', method: 'post', path: '/recipes/collections/{id}/sync', tag: 'collections', security: 'member', feature: null },
  { operationId: 'shareCollection', method: 'put', path: '/recipes/collections/{id}/sharing', tag: 'collections', security: 'member', feature: null },
  { operationId: 'getRecipe', method: 'get', path: '/recipes/{id}', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getRecipeNutrients', method: 'get', path: '/recipes/{id}/nutrients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getRecipeIngredients', method: 'get', path: '/recipes/{id}/ingredients', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listRecipeReviews', method: 'get', path: '/recipes/{id}/reviews', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'addRecipeReview', method: 'post', path: '/recipes/{id}/reviews', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getOwnReview', method: 'get', path: '/recipes/{id}/reviews/mine', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'deleteOwnReview', method: 'delete', path: '/recipes/{id}/reviews/mine', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getRecipeNote', method: 'get', path: '/recipes/{id}/note', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'saveRecipeNote', method: 'put', path: '/recipes/{id}/note', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'shareRecipeNote', method: 'put', path: '/recipes/{id}/note/sharing', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'reportFigure', method: 'post', path: '/recipes/{id}/figure-reports', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'getCookedDates', method: 'get', path: '/recipes/{id}/cooked', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'recordCooked', method: 'put', path: '/recipes/{id}/cooked', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'toggleFavorite', method: 'post', path: '/recipes/{id}/favorites', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listRecipeCollections', method: 'get', path: '/recipes/{id}/collections', tag: 'collections', security: 'member', feature: null },
  { operationId: 'replaceRecipeCollections', method: 'post', path: '/recipes/{id}/collections', tag: 'collections', security: 'member', feature: null },
  { operationId: 'scheduleRecipe', method: 'post', path: '/recipes/{id}/meal-plan', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'listIngredientSwaps', method: 'get', path: '/recipes/{id}/swaps', tag: 'health', security: 'member', feature: null },
  { operationId: 'findFittingVersion', method: 'get', path: '/recipes/{id}/fitting-version', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'saveFittingVersion', method: 'post', path: '/recipes/{id}/fitting-version', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'findTableVersion', method: 'get', path: '/recipes/{id}/table', tag: 'household', security: 'member', feature: null },
  { operationId: 'findGuestRecipes', method: 'post', path: '/guest/recipes', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'getGuestRecipe', method: 'get', path: '/guest/recipes/{id}', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'judgeGuestRecipe', method: 'post', path: '/guest/recipes/{id}', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'getGuestRecipeNutrients', method: 'get', path: '/guest/recipes/{id}/nutrients', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'getGuestRecipeIngredients', method: 'get', path: '/guest/recipes/{id}/ingredients', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'reportGuestFigure', method: 'post', path: '/guest/recipes/{id}/figure-reports', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'listGuestRecipeReviews', method: 'get', path: '/guest/recipes/{id}/reviews', tag: 'recipes', security: 'guest', feature: null },
  { operationId: 'listCookedRecipes', method: 'get', path: '/users/me/cooked-recipes', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listFavoriteRecipes', method: 'get', path: '/users/me/favorite-recipes', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listCustomRecipes', method: 'get', path: '/custom-recipes', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listOwnRecipes', method: 'get', path: '/users/me/recipes', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'createOwnRecipe', method: 'post', path: '/users/me/recipes', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'importRecipe', method: 'post', path: '/users/me/recipes/import', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'readRecipes', method: 'post', path: '/users/me/recipes/import/read', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'readRecipeArchive', method: 'post', path: '/users/me/recipes/import/archive', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'exportOwnRecipes', method: 'get', path: '/users/me/recipes/export', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'previewOwnRecipe', method: 'post', path: '/users/me/recipes/preview', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'updateOwnRecipe', method: 'put', path: '/users/me/recipes/{id}', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'deleteOwnRecipe', method: 'delete', path: '/users/me/recipes/{id}', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'uploadOwnRecipePhoto', method: 'post', path: '/users/me/recipes/{id}/photo', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'deleteOwnRecipePhoto', method: 'delete', path: '/users/me/recipes/{id}/photo', tag: 'recipes', security: 'member', feature: null },
  { operationId: 'listMealPlans', method: 'get', path: '/users/me/meal-plans', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'addToMealPlan', method: 'post', path: '/users/me/meal-plans', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'removeFromMealPlan', method: 'delete', path: '/users/me/meal-plans', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'clearMealPlanDay', method: 'delete', path: '/users/me/meal-plans/date', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'restorePlanDays', method: 'put', path: '/users/me/meal-plans/days', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'copyMealPlanDay', method: 'post', path: '/users/me/meal-plans/copy', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'setCalorieTarget', method: 'put', path: '/users/me/meal-plans/target', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'generateMealPlan', method: 'post', path: '/users/me/meal-plans/generate', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'generateMealPlanWeek', method: 'post', path: '/users/me/meal-plans/generate-week', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'verifyMealPlanAccess', method: 'get', path: '/meal-plans/verify', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'getMealPlanNutrients', method: 'get', path: '/meal-plans/{id}/nutrients', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'setPlannedServings', method: 'post', path: '/meal-plans/{id}/recipes/{recipeId}/servings', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'movePlanItem', method: 'post', path: '/meal-plans/{id}/recipes/{recipeId}/move', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'planLeftovers', method: 'post', path: '/meal-plans/{id}/recipes/{recipeId}/leftovers', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'listReplacements', method: 'get', path: '/meal-plans/{id}/recipes/{recipeId}/replacements', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'replacePlanItem', method: 'post', path: '/meal-plans/{id}/recipes/{recipeId}/replace', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'recordEatenInstead', method: 'post', path: '/meal-plans/{id}/recipes/{recipeId}/eaten', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'listCustomFoods', method: 'get', path: '/users/me/custom-foods', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'createCustomFood', method: 'post', path: '/users/me/custom-foods', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'deleteCustomFood', method: 'delete', path: '/users/me/custom-foods/{id}', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'getShoppingList', method: 'get', path: '/users/me/shopping-list', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'tickShoppingItems', method: 'put', path: '/users/me/shopping-list/ticks', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'listConsents', method: 'get', path: '/users/me/consents', tag: 'health', security: 'member', feature: null },
  { operationId: 'giveConsent', method: 'put', path: '/users/me/consents/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'withdrawConsent', method: 'delete', path: '/users/me/consents/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'getDiary', method: 'get', path: '/users/me/diary', tag: 'health', security: 'member', feature: null },
  { operationId: 'getDiaryHint', method: 'get', path: '/users/me/diary/hint', tag: 'health', security: 'member', feature: null },
  { operationId: 'saveDiaryRecord', method: 'put', path: '/users/me/diary/records/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'deleteDiaryRecord', method: 'delete', path: '/users/me/diary/records/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'getTriggerTests', method: 'get', path: '/users/me/trigger-tests', tag: 'health', security: 'member', feature: null },
  { operationId: 'startTriggerTest', method: 'post', path: '/users/me/trigger-tests', tag: 'health', security: 'member', feature: null },
  { operationId: 'getTriggerChoices', method: 'get', path: '/users/me/trigger-tests/choices', tag: 'health', security: 'member', feature: null },
  { operationId: 'noteTriggerEvent', method: 'post', path: '/users/me/trigger-tests/{id}/events', tag: 'health', security: 'member', feature: null },
  { operationId: 'openTriggerPortion', method: 'post', path: '/users/me/trigger-tests/{id}/portion', tag: 'health', security: 'member', feature: null },
  { operationId: 'planTriggerDish', method: 'post', path: '/users/me/trigger-tests/{id}/dish', tag: 'health', security: 'member', feature: null },
  { operationId: 'deleteTriggerLimit', method: 'delete', path: '/users/me/trigger-limits/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'createReportLink', method: 'post', path: '/users/me/report-links', tag: 'health', security: 'member', feature: null },
  { operationId: 'endReportLink', method: 'delete', path: '/users/me/report-links/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'openSharedReport', method: 'post', path: '/shared-report', tag: 'health', security: 'guest', feature: null },
  { operationId: 'getMyHealth', method: 'get', path: '/users/me/health-answers', tag: 'health', security: 'member', feature: null },
  { operationId: 'changeHealthAnswers', method: 'put', path: '/users/me/health-answers', tag: 'health', security: 'member', feature: null },
  { operationId: 'clearHealthAnswers', method: 'delete', path: '/users/me/health-answers', tag: 'health', security: 'member', feature: null },
  { operationId: 'listSafetyNotes', method: 'get', path: '/users/me/safety-notes', tag: 'health', security: 'member', feature: null },
  { operationId: 'switchSafetyNote', method: 'put', path: '/users/me/safety-notes/{id}', tag: 'health', security: 'member', feature: null },
  { operationId: 'getCalendarAddress', method: 'get', path: '/users/me/calendar', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'createCalendarAddress', method: 'post', path: '/users/me/calendar', tag: 'planner', security: 'member', feature: 'meal_plan' },
  { operationId: 'revokeCalendarAddress', method: 'delete', path: '/users/me/calendar', tag: 'planner', security: 'member', feature: null },
  { operationId: 'getCalendarFeed', method: 'get', path: '/calendar/{token}.ics', tag: 'planner', security: 'guest', feature: null },
  { operationId: 'listQuestionnaireCategories', method: 'get', path: '/health-questions', tag: 'health', security: 'member', feature: 'questionnaire_health_score' },
  { operationId: 'getHealthQuestions', method: 'get', path: '/swims/{id}/health-questions', tag: 'health', security: 'member', feature: 'questionnaire_health_score' },
  { operationId: 'submitHealthAnswers', method: 'post', path: '/swims/{id}/health-questions', tag: 'health', security: 'member', feature: 'questionnaire_health_score' },
  { operationId: 'listMedicines', method: 'get', path: '/medicines', tag: 'health', security: 'member', feature: null },
  { operationId: 'getMyMedicines', method: 'get', path: '/users/me/medicines', tag: 'health', security: 'member', feature: null },
  { operationId: 'saveMyMedicines', method: 'put', path: '/users/me/medicines', tag: 'health', security: 'member', feature: null },
  { operationId: 'saveMedicineAgreement', method: 'put', path: '/users/me/medicines/agreements', tag: 'health', security: 'member', feature: null },
  { operationId: 'listRecommendations', method: 'get', path: '/users/me/recommendations', tag: 'health', security: 'member', feature: 'questionnaire_health_score' },
  { operationId: 'getHousehold', method: 'get', path: '/users/me/household', tag: 'household', security: 'member', feature: null },
  { operationId: 'createHousehold', method: 'post', path: '/users/me/household', tag: 'household', security: 'member', feature: null },
  { operationId: 'leaveHousehold', method: 'delete', path: '/users/me/household', tag: 'household', security: 'member', feature: null },
  { operationId: 'saveHouseholdSharing', method: 'put', path: '/users/me/household/sharing', tag: 'household', security: 'member', feature: null },
  { operationId: 'saveHouseholdPlanning', method: 'put', path: '/users/me/household/planning', tag: 'household', security: 'member', feature: null },
  { operationId: 'saveHouseholdSeats', method: 'put', path: '/users/me/household/seats', tag: 'household', security: 'member', feature: null },
  { operationId: 'removeHouseholdAdult', method: 'delete', path: '/users/me/household/adults/{id}', tag: 'household', security: 'member', feature: null },
  { operationId: 'addDependent', method: 'post', path: '/users/me/household/dependents', tag: 'household', security: 'member', feature: null },
  { operationId: 'updateDependent', method: 'put', path: '/users/me/household/dependents/{id}', tag: 'household', security: 'member', feature: null },
  { operationId: 'removeDependent', method: 'delete', path: '/users/me/household/dependents/{id}', tag: 'household', security: 'member', feature: null },
  { operationId: 'createHouseholdInvite', method: 'post', path: '/users/me/household/invites', tag: 'household', security: 'member', feature: null },
  { operationId: 'revokeHouseholdInvite', method: 'delete', path: '/users/me/household/invites/{id}', tag: 'household', security: 'member', feature: null },
  { operationId: 'readHouseholdInvite', method: 'post', path: '/household-invites/read', tag: 'household', security: 'member', feature: null },
  { operationId: 'acceptHouseholdInvite', method: 'post', path: '/household-invites/accept', tag: 'household', security: 'member', feature: null },
  { operationId: 'declineHouseholdInvite', method: 'post', path: '/household-invites/decline', tag: 'household', security: 'member', feature: null },
] as const;

export type OperationId = (typeof operations)[number]['operationId'];
export type OperationTag = (typeof operations)[number]['tag'];

/** Requests and responses are immutable. */
type DeepReadonly<T> = T extends Blob ? T : T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

type Json<C> = DeepReadonly<C extends { readonly 'application/json': infer B } ? B : C[keyof C]>;
type Success<R> = R extends { readonly 200: infer A } ? A : R extends { readonly 201: infer A } ? A : never;

/** Request body; `undefined` for a call without one. */
export type OperationBody<K extends OperationId> = Operations[K] extends {
  readonly requestBody: { readonly content: infer C };
}
  ? Json<C>
  : Operations[K] extends { readonly requestBody?: { readonly content: infer C } }
    ? unknown extends C ? undefined : Json<C> | undefined
    : undefined;

/** Query parameters; `undefined` for a call without any. */
export type OperationQuery<K extends OperationId> = Exclude<Operations[K]['parameters']['query'], undefined> extends infer Q
  ? [Q] extends [never]
    ? undefined
    : DeepReadonly<Q>
  : never;

/** Path parameters; `undefined` for a call without any. */
export type OperationParams<K extends OperationId> = Operations[K]['parameters'] extends { readonly path: infer P }
  ? P
  : undefined;

/** Body of the successful response. */
export type OperationResponse<K extends OperationId> = Success<Operations[K]['responses']> extends {
  readonly content: infer C;
}
  ? DeepReadonly<C[keyof C]>
  : never;

type Missing = Exclude<keyof Operations, OperationId>;
true satisfies [Missing] extends [never] ? true : never;
