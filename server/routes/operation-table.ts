import type { OperationId } from '#contract/operations.ts';
import type { Handler } from '#server/context.ts';
import { checkEmail } from '#server/operations/auth/checkEmail.ts';
import { issueToken } from '#server/operations/auth/issueToken.ts';
import { logOut } from '#server/operations/auth/logOut.ts';
import { registerUser } from '#server/operations/auth/registerUser.ts';
import { requestPasswordReset } from '#server/operations/auth/requestPasswordReset.ts';
import { resetPassword } from '#server/operations/auth/resetPassword.ts';
import { restoreAccount } from '#server/operations/auth/restoreAccount.ts';
import { sendVerificationCode } from '#server/operations/auth/sendVerificationCode.ts';
import { verifyEmail } from '#server/operations/auth/verifyEmail.ts';
import { checkCollectionsToken } from '#server/operations/collections/checkCollectionsToken.ts';
import { createCollection } from '#server/operations/collections/createCollection.ts';
import { deleteCollection } from '#server/operations/collections/deleteCollection.ts';
import { getCollection } from '#server/operations/collections/getCollection.ts';
import { listCollections } from '#server/operations/collections/listCollections.ts';
import { listRecipeCollections } from '#server/operations/collections/listRecipeCollections.ts';
import { replaceRecipeCollections } from '#server/operations/collections/replaceRecipeCollections.ts';
import { shareCollection } from '#server/operations/collections/shareCollection.ts';
import { syncCollection } from '#server/operations/collections/syncCollection.ts';
import { updateCollection } from '#server/operations/collections/updateCollection.ts';
import { acceptHouseholdInvite } from '#server/operations/household/acceptHouseholdInvite.ts';
import { addDependent } from '#server/operations/household/addDependent.ts';
import { createHousehold } from '#server/operations/household/createHousehold.ts';
import { createHouseholdInvite } from '#server/operations/household/createHouseholdInvite.ts';
import { declineHouseholdInvite } from '#server/operations/household/declineHouseholdInvite.ts';
import { findTableVersion } from '#server/operations/household/findTableVersion.ts';
import { getHousehold } from '#server/operations/household/getHousehold.ts';
import { leaveHousehold } from '#server/operations/household/leaveHousehold.ts';
import { readHouseholdInvite } from '#server/operations/household/readHouseholdInvite.ts';
import { removeDependent } from '#server/operations/household/removeDependent.ts';
import { removeHouseholdAdult } from '#server/operations/household/removeHouseholdAdult.ts';
import { revokeHouseholdInvite } from '#server/operations/household/revokeHouseholdInvite.ts';
import { saveHouseholdPlanning } from '#server/operations/household/saveHouseholdPlanning.ts';
import { saveHouseholdSeats } from '#server/operations/household/saveHouseholdSeats.ts';
import { saveHouseholdSharing } from '#server/operations/household/saveHouseholdSharing.ts';
import { updateDependent } from '#server/operations/household/updateDependent.ts';
import { cancelAutoRenewal } from '#server/operations/membership/cancelAutoRenewal.ts';
import { cancelSubscription } from '#server/operations/membership/cancelSubscription.ts';
import { enableAutoRenewal } from '#server/operations/membership/enableAutoRenewal.ts';
import { getBilling } from '#server/operations/membership/getBilling.ts';
import { getPackage } from '#server/operations/membership/getPackage.ts';
import { leaveCheckout } from '#server/operations/membership/leaveCheckout.ts';
import { listPackages } from '#server/operations/membership/listPackages.ts';
import { openCardPage } from '#server/operations/membership/openCardPage.ts';
import { quotePackage } from '#server/operations/membership/quotePackage.ts';
import { startCheckout } from '#server/operations/membership/startCheckout.ts';
import { withdrawFromContract } from '#server/operations/membership/withdrawFromContract.ts';
import { countUnreadNotifications } from '#server/operations/notifications/countUnreadNotifications.ts';
import { deletePushToken } from '#server/operations/notifications/deletePushToken.ts';
import { getPushService } from '#server/operations/notifications/getPushService.ts';
import { getPushToken } from '#server/operations/notifications/getPushToken.ts';
import { listNotifications } from '#server/operations/notifications/listNotifications.ts';
import { markAllNotificationsRead } from '#server/operations/notifications/markAllNotificationsRead.ts';
import { markNotificationRead } from '#server/operations/notifications/markNotificationRead.ts';
import { registerPushToken } from '#server/operations/notifications/registerPushToken.ts';
import { getPage } from '#server/operations/pages/getPage.ts';
import { addRecipeReview } from '#server/operations/recipes/addRecipeReview.ts';
import { countRecipes } from '#server/operations/recipes/countRecipes.ts';
import { createOwnRecipe } from '#server/operations/recipes/createOwnRecipe.ts';
import { deleteOwnRecipe } from '#server/operations/recipes/deleteOwnRecipe.ts';
import { deleteOwnRecipePhoto } from '#server/operations/recipes/deleteOwnRecipePhoto.ts';
import { deleteOwnReview } from '#server/operations/recipes/deleteOwnReview.ts';
import { exportOwnRecipes } from '#server/operations/recipes/exportOwnRecipes.ts';
import { findFittingVersion } from '#server/operations/recipes/findFittingVersion.ts';
import { findGuestRecipes } from '#server/operations/recipes/findGuestRecipes.ts';
import { getCookedDates } from '#server/operations/recipes/getCookedDates.ts';
import { getExcludedIngredients } from '#server/operations/recipes/getExcludedIngredients.ts';
import { getGuestRecipe } from '#server/operations/recipes/getGuestRecipe.ts';
import { getGuestRecipeIngredients } from '#server/operations/recipes/getGuestRecipeIngredients.ts';
import { getGuestRecipeNutrients } from '#server/operations/recipes/getGuestRecipeNutrients.ts';
import { getIncludedIngredients } from '#server/operations/recipes/getIncludedIngredients.ts';
import { getNutrientsOfRecipes } from '#server/operations/recipes/getNutrientsOfRecipes.ts';
import { getOwnReview } from '#server/operations/recipes/getOwnReview.ts';
import { getRecipe } from '#server/operations/recipes/getRecipe.ts';
import { getRecipeIngredients } from '#server/operations/recipes/getRecipeIngredients.ts';
import { getRecipeNote } from '#server/operations/recipes/getRecipeNote.ts';
import { getRecipeNutrients } from '#server/operations/recipes/getRecipeNutrients.ts';
import { getRecipeRatings } from '#server/operations/recipes/getRecipeRatings.ts';
import { importRecipe } from '#server/operations/recipes/importRecipe.ts';
import { judgeGuestRecipe } from '#server/operations/recipes/judgeGuestRecipe.ts';
import { listAllergens } from '#server/operations/recipes/listAllergens.ts';
import { listCookedRecipes } from '#server/operations/recipes/listCookedRecipes.ts';
import { listCustomRecipes } from '#server/operations/recipes/listCustomRecipes.ts';
import { listDiets } from '#server/operations/recipes/listDiets.ts';
import { listFavoriteRecipes } from '#server/operations/recipes/listFavoriteRecipes.ts';
import { listGuestRecipeReviews } from '#server/operations/recipes/listGuestRecipeReviews.ts';
import { listIngredients } from '#server/operations/recipes/listIngredients.ts';
import { listMealTypes } from '#server/operations/recipes/listMealTypes.ts';
import { listOwnRecipes } from '#server/operations/recipes/listOwnRecipes.ts';
import { listProteinSources } from '#server/operations/recipes/listProteinSources.ts';
import { listRecipeReviews } from '#server/operations/recipes/listRecipeReviews.ts';
import { listRecipes } from '#server/operations/recipes/listRecipes.ts';
import { previewOwnRecipe } from '#server/operations/recipes/previewOwnRecipe.ts';
import { readRecipeArchive } from '#server/operations/recipes/readRecipeArchive.ts';
import { readRecipes } from '#server/operations/recipes/readRecipes.ts';
import { recordCooked } from '#server/operations/recipes/recordCooked.ts';
import { reportFigure } from '#server/operations/recipes/reportFigure.ts';
import { reportGuestFigure } from '#server/operations/recipes/reportGuestFigure.ts';
import { resetExcludedIngredients } from '#server/operations/recipes/resetExcludedIngredients.ts';
import { saveFittingVersion } from '#server/operations/recipes/saveFittingVersion.ts';
import { saveRecipeNote } from '#server/operations/recipes/saveRecipeNote.ts';
import { searchFoods } from '#server/operations/recipes/searchFoods.ts';
import { searchIngredients } from '#server/operations/recipes/searchIngredients.ts';
import { shareRecipeNote } from '#server/operations/recipes/shareRecipeNote.ts';
import { toggleFavorite } from '#server/operations/recipes/toggleFavorite.ts';
import { updateOwnRecipe } from '#server/operations/recipes/updateOwnRecipe.ts';
import { uploadOwnRecipePhoto } from '#server/operations/recipes/uploadOwnRecipePhoto.ts';
import { addAuthenticator } from '#server/operations/security/addAuthenticator.ts';
import { addPasskey } from '#server/operations/security/addPasskey.ts';
import { confirmIdentity } from '#server/operations/security/confirmIdentity.ts';
import { endOtherSessions } from '#server/operations/security/endOtherSessions.ts';
import { endOwnSession } from '#server/operations/security/endOwnSession.ts';
import { getSecurity } from '#server/operations/security/getSecurity.ts';
import { removeAuthenticator } from '#server/operations/security/removeAuthenticator.ts';
import { removePasskey } from '#server/operations/security/removePasskey.ts';
import { renewRecoveryCodes } from '#server/operations/security/renewRecoveryCodes.ts';
import { startAuthenticator } from '#server/operations/security/startAuthenticator.ts';
import { startPasskey } from '#server/operations/security/startPasskey.ts';
import { getSettings } from '#server/operations/settings/getSettings.ts';
import { addReferralCode } from '#server/operations/users/addReferralCode.ts';
import { deleteCurrentUser } from '#server/operations/users/deleteCurrentUser.ts';
import { deletePhoto } from '#server/operations/users/deletePhoto.ts';
import { exportCurrentUser } from '#server/operations/users/exportCurrentUser.ts';
import { getCurrentUser } from '#server/operations/users/getCurrentUser.ts';
import { listMetas } from '#server/operations/users/listMetas.ts';
import { listReferrals } from '#server/operations/users/listReferrals.ts';
import { saveMetas } from '#server/operations/users/saveMetas.ts';
import { savePreferences } from '#server/operations/users/savePreferences.ts';
import { sendConfirmationCode } from '#server/operations/users/sendConfirmationCode.ts';
import { updateCurrentUser } from '#server/operations/users/updateCurrentUser.ts';
import { uploadPhoto } from '#server/operations/users/uploadPhoto.ts';
import { verifyThirdParty } from '#server/operations/users/verifyThirdParty.ts';
import { healthOperations } from './health-operations.ts';
import { plannerOperations } from './planner-operations.ts';

/** The handler of each operation. A new operation of the contract does not compile until it has one. */
export const operationTable = {
  ...healthOperations,
  ...plannerOperations,
  checkEmail,
  issueToken,
  registerUser,
  logOut,
  requestPasswordReset,
  restoreAccount,
  resetPassword,
  verifyEmail,
  sendVerificationCode,
  getSettings,
  getCurrentUser,
  sendConfirmationCode,
  updateCurrentUser,
  getSecurity,
  endOtherSessions,
  endOwnSession,
  confirmIdentity,
  startAuthenticator,
  addAuthenticator,
  removeAuthenticator,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
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
  quotePackage,
  leaveCheckout,
  getBilling,
  openCardPage,
  withdrawFromContract,
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
  countRecipes,
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
  reportFigure,
  reportGuestFigure,
  resetExcludedIngredients,
  listCollections,
  createCollection,
  shareCollection,
  updateCollection,
  deleteCollection,
  checkCollectionsToken,
  getCollection,
  syncCollection,
  acceptHouseholdInvite,
  addDependent,
  createHousehold,
  createHouseholdInvite,
  declineHouseholdInvite,
  findTableVersion,
  getHousehold,
  leaveHousehold,
  readHouseholdInvite,
  removeDependent,
  removeHouseholdAdult,
  revokeHouseholdInvite,
  saveHouseholdPlanning,
  saveHouseholdSeats,
  saveHouseholdSharing,
  updateDependent,
  getRecipe,
  getRecipeNote,
  getRecipeNutrients,
  getRecipeIngredients,
  listRecipeReviews,
  addRecipeReview,
  getOwnReview,
  deleteOwnReview,
  saveFittingVersion,
  saveRecipeNote,
  shareRecipeNote,
  toggleFavorite,
  listRecipeCollections,
  replaceRecipeCollections,
  getCookedDates,
  recordCooked,
  listCookedRecipes,
  findGuestRecipes,
  judgeGuestRecipe,
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
  listReferrals,
} as const satisfies { readonly [Id in OperationId]: Handler<Id> };
