import type { OperationId } from '#contract/operations.ts';
import type { Handler } from '#server/context.ts';
import { checkEmail } from './auth/checkEmail.ts';
import { issueToken } from './auth/issueToken.ts';
import { logOut } from './auth/logOut.ts';
import { registerUser } from './auth/registerUser.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { resetPassword } from './auth/resetPassword.ts';
import { sendVerificationCode } from './auth/sendVerificationCode.ts';
import { verifyEmail } from './auth/verifyEmail.ts';
import { checkCollectionsToken } from './collections/checkCollectionsToken.ts';
import { createCollection } from './collections/createCollection.ts';
import { deleteCollection } from './collections/deleteCollection.ts';
import { getCollection } from './collections/getCollection.ts';
import { listCollections } from './collections/listCollections.ts';
import { listRecipeCollections } from './collections/listRecipeCollections.ts';
import { replaceRecipeCollections } from './collections/replaceRecipeCollections.ts';
import { syncCollection } from './collections/syncCollection.ts';
import { updateCollection } from './collections/updateCollection.ts';
import { changeHealthAnswers } from './health/changeHealthAnswers.ts';
import { clearHealthAnswers } from './health/clearHealthAnswers.ts';
import { getHealthQuestions } from './health/getHealthQuestions.ts';
import { getMyHealth } from './health/getMyHealth.ts';
import { getMyMedicines } from './health/getMyMedicines.ts';
import { giveConsent } from './health/giveConsent.ts';
import { listConsents } from './health/listConsents.ts';
import { listIngredientSwaps } from './health/listIngredientSwaps.ts';
import { listMedicines } from './health/listMedicines.ts';
import { listQuestionnaireCategories } from './health/listQuestionnaireCategories.ts';
import { listRecommendations } from './health/listRecommendations.ts';
import { listSafetyNotes } from './health/listSafetyNotes.ts';
import { saveMedicineAgreement } from './health/saveMedicineAgreement.ts';
import { saveMyMedicines } from './health/saveMyMedicines.ts';
import { submitHealthAnswers } from './health/submitHealthAnswers.ts';
import { switchSafetyNote } from './health/switchSafetyNote.ts';
import { withdrawConsent } from './health/withdrawConsent.ts';
import { cancelAutoRenewal } from './membership/cancelAutoRenewal.ts';
import { cancelSubscription } from './membership/cancelSubscription.ts';
import { enableAutoRenewal } from './membership/enableAutoRenewal.ts';
import { getPackage } from './membership/getPackage.ts';
import { listPackages } from './membership/listPackages.ts';
import { startCheckout } from './membership/startCheckout.ts';
import { countUnreadNotifications } from './notifications/countUnreadNotifications.ts';
import { deletePushToken } from './notifications/deletePushToken.ts';
import { getPushService } from './notifications/getPushService.ts';
import { getPushToken } from './notifications/getPushToken.ts';
import { listNotifications } from './notifications/listNotifications.ts';
import { markAllNotificationsRead } from './notifications/markAllNotificationsRead.ts';
import { markNotificationRead } from './notifications/markNotificationRead.ts';
import { registerPushToken } from './notifications/registerPushToken.ts';
import { getPage } from './pages/getPage.ts';
import { addToMealPlan } from './planner/addToMealPlan.ts';
import { clearMealPlanDay } from './planner/clearMealPlanDay.ts';
import { copyMealPlanDay } from './planner/copyMealPlanDay.ts';
import { createCalendarAddress } from './planner/createCalendarAddress.ts';
import { createCustomFood } from './planner/createCustomFood.ts';
import { deleteCustomFood } from './planner/deleteCustomFood.ts';
import { generateMealPlan } from './planner/generateMealPlan.ts';
import { generateMealPlanWeek } from './planner/generateMealPlanWeek.ts';
import { getCalendarAddress } from './planner/getCalendarAddress.ts';
import { getCalendarFeed } from './planner/getCalendarFeed.ts';
import { getMealPlanNutrients } from './planner/getMealPlanNutrients.ts';
import { getShoppingList } from './planner/getShoppingList.ts';
import { listCustomFoods } from './planner/listCustomFoods.ts';
import { listMealPlans } from './planner/listMealPlans.ts';
import { movePlanItem } from './planner/movePlanItem.ts';
import { planLeftovers } from './planner/planLeftovers.ts';
import { removeFromMealPlan } from './planner/removeFromMealPlan.ts';
import { restorePlanDays } from './planner/restorePlanDays.ts';
import { revokeCalendarAddress } from './planner/revokeCalendarAddress.ts';
import { scheduleRecipe } from './planner/scheduleRecipe.ts';
import { setCalorieTarget } from './planner/setCalorieTarget.ts';
import { setPlannedServings } from './planner/setPlannedServings.ts';
import { tickShoppingItems } from './planner/tickShoppingItems.ts';
import { verifyMealPlanAccess } from './planner/verifyMealPlanAccess.ts';
import { addRecipeReview } from './recipes/addRecipeReview.ts';
import { createOwnRecipe } from './recipes/createOwnRecipe.ts';
import { deleteOwnRecipe } from './recipes/deleteOwnRecipe.ts';
import { deleteOwnRecipePhoto } from './recipes/deleteOwnRecipePhoto.ts';
import { deleteOwnReview } from './recipes/deleteOwnReview.ts';
import { exportOwnRecipes } from './recipes/exportOwnRecipes.ts';
import { findFittingVersion } from './recipes/findFittingVersion.ts';
import { getExcludedIngredients } from './recipes/getExcludedIngredients.ts';
import { getGuestRecipe } from './recipes/getGuestRecipe.ts';
import { getGuestRecipeIngredients } from './recipes/getGuestRecipeIngredients.ts';
import { getGuestRecipeNutrients } from './recipes/getGuestRecipeNutrients.ts';
import { getIncludedIngredients } from './recipes/getIncludedIngredients.ts';
import { getNutrientsOfRecipes } from './recipes/getNutrientsOfRecipes.ts';
import { getOwnReview } from './recipes/getOwnReview.ts';
import { getRecipe } from './recipes/getRecipe.ts';
import { getRecipeIngredients } from './recipes/getRecipeIngredients.ts';
import { getRecipeNutrients } from './recipes/getRecipeNutrients.ts';
import { getRecipeRatings } from './recipes/getRecipeRatings.ts';
import { importRecipe } from './recipes/importRecipe.ts';
import { listAllergens } from './recipes/listAllergens.ts';
import { listCustomRecipes } from './recipes/listCustomRecipes.ts';
import { listDiets } from './recipes/listDiets.ts';
import { listFavoriteRecipes } from './recipes/listFavoriteRecipes.ts';
import { listGuestRecipeReviews } from './recipes/listGuestRecipeReviews.ts';
import { listIngredients } from './recipes/listIngredients.ts';
import { listMealTypes } from './recipes/listMealTypes.ts';
import { listOwnRecipes } from './recipes/listOwnRecipes.ts';
import { listProteinSources } from './recipes/listProteinSources.ts';
import { listRecipeReviews } from './recipes/listRecipeReviews.ts';
import { listRecipes } from './recipes/listRecipes.ts';
import { previewOwnRecipe } from './recipes/previewOwnRecipe.ts';
import { readRecipeArchive } from './recipes/readRecipeArchive.ts';
import { readRecipes } from './recipes/readRecipes.ts';
import { resetExcludedIngredients } from './recipes/resetExcludedIngredients.ts';
import { saveFittingVersion } from './recipes/saveFittingVersion.ts';
import { searchFoods } from './recipes/searchFoods.ts';
import { searchIngredients } from './recipes/searchIngredients.ts';
import { toggleFavorite } from './recipes/toggleFavorite.ts';
import { updateOwnRecipe } from './recipes/updateOwnRecipe.ts';
import { uploadOwnRecipePhoto } from './recipes/uploadOwnRecipePhoto.ts';
import { getSettings } from './settings/getSettings.ts';
import { addReferralCode } from './users/addReferralCode.ts';
import { deleteCurrentUser } from './users/deleteCurrentUser.ts';
import { deletePhoto } from './users/deletePhoto.ts';
import { exportCurrentUser } from './users/exportCurrentUser.ts';
import { getCurrentUser } from './users/getCurrentUser.ts';
import { listMetas } from './users/listMetas.ts';
import { saveMetas } from './users/saveMetas.ts';
import { savePreferences } from './users/savePreferences.ts';
import { updateCurrentUser } from './users/updateCurrentUser.ts';
import { uploadPhoto } from './users/uploadPhoto.ts';
import { verifyThirdParty } from './users/verifyThirdParty.ts';

/** What answers each operation. A new one in the contract does not compile until it stands here. */
export const operationTable = {
  checkEmail,
  issueToken,
  registerUser,
  logOut,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  sendVerificationCode,
  getSettings,
  getCurrentUser,
  updateCurrentUser,
  deleteCurrentUser,
  exportCurrentUser,
  uploadPhoto,
  deletePhoto,
  verifyThirdParty,
  listMetas,
  saveMetas,
  savePreferences,
  addReferralCode,
  listPackages,
  getPackage,
  startCheckout,
  cancelSubscription,
  enableAutoRenewal,
  cancelAutoRenewal,
  registerPushToken,
  getPushToken,
  getPushService,
  deletePushToken,
  listNotifications,
  countUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  getPage,
  listRecipes,
  listMealTypes,
  listProteinSources,
  listDiets,
  listAllergens,
  getRecipeRatings,
  getNutrientsOfRecipes,
  listIngredients,
  searchFoods,
  searchIngredients,
  getIncludedIngredients,
  findFittingVersion,
  getExcludedIngredients,
  resetExcludedIngredients,
  listCollections,
  createCollection,
  updateCollection,
  deleteCollection,
  checkCollectionsToken,
  getCollection,
  syncCollection,
  getRecipe,
  getRecipeNutrients,
  getRecipeIngredients,
  listRecipeReviews,
  addRecipeReview,
  getOwnReview,
  deleteOwnReview,
  saveFittingVersion,
  toggleFavorite,
  listRecipeCollections,
  replaceRecipeCollections,
  scheduleRecipe,
  getMyMedicines,
  listMedicines,
  saveMedicineAgreement,
  saveMyMedicines,
  listIngredientSwaps,
  getGuestRecipe,
  getGuestRecipeNutrients,
  getGuestRecipeIngredients,
  listGuestRecipeReviews,
  listFavoriteRecipes,
  listCustomRecipes,
  listOwnRecipes,
  createOwnRecipe,
  importRecipe,
  previewOwnRecipe,
  uploadOwnRecipePhoto,
  deleteOwnRecipePhoto,
  readRecipes,
  readRecipeArchive,
  exportOwnRecipes,
  updateOwnRecipe,
  deleteOwnRecipe,
  listMealPlans,
  addToMealPlan,
  removeFromMealPlan,
  clearMealPlanDay,
  restorePlanDays,
  copyMealPlanDay,
  setCalorieTarget,
  generateMealPlan,
  generateMealPlanWeek,
  verifyMealPlanAccess,
  getMealPlanNutrients,
  setPlannedServings,
  movePlanItem,
  planLeftovers,
  listCustomFoods,
  createCustomFood,
  deleteCustomFood,
  getShoppingList,
  tickShoppingItems,
  getCalendarAddress,
  createCalendarAddress,
  revokeCalendarAddress,
  getCalendarFeed,
  listQuestionnaireCategories,
  listConsents,
  giveConsent,
  withdrawConsent,
  getMyHealth,
  changeHealthAnswers,
  clearHealthAnswers,
  getHealthQuestions,
  submitHealthAnswers,
  switchSafetyNote,
  listRecommendations,
  listSafetyNotes,
} as const satisfies { readonly [Id in OperationId]: Handler<Id> };
