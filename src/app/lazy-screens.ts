import type { ComponentType } from 'react';

/**
 * Loaders of all lazy screens. A chunk of its own, so that the entry chunk does not contain the names of all other
 * chunks.
 */
export const screens = {
  recipes: async () => (await import('#src/features/recipes/RecipesScreen.tsx')).RecipesScreen,
  recipeSearch: async () => (await import('#src/features/recipes/RecipeSearchScreen.tsx')).RecipeSearchScreen,
  favorites: async () => (await import('#src/features/recipes/FavoritesScreen.tsx')).FavoritesScreen,
  ownRecipes: async () => (await import('#src/features/recipes/own/OwnRecipesScreen.tsx')).OwnRecipesScreen,
  newOwnRecipe: async () =>
    (await import('#src/features/recipes/own/OwnRecipeScreens.tsx')).NewOwnRecipeScreen,
  editOwnRecipe: async () =>
    (await import('#src/features/recipes/own/OwnRecipeScreens.tsx')).EditOwnRecipeScreen,
  importRecipe: async () =>
    (await import('#src/features/recipes/own/ImportRecipeScreen.tsx')).ImportRecipeScreen,
  recipe: async () => (await import('#src/features/recipes/recipe/RecipeScreen.tsx')).RecipeScreen,
  tryOut: async () => (await import('#src/features/recipes/guest/TryScreen.tsx')).TryScreen,
  guestRecipe: async () =>
    (await import('#src/features/recipes/guest/GuestRecipeScreen.tsx')).GuestRecipeScreen,
  cook: async () => (await import('#src/features/recipes/cooking/CookScreen.tsx')).CookScreen,
  cooked: async () => (await import('#src/features/recipes/cooking/CookedScreen.tsx')).CookedScreen,
  sharedRecipe: async () => (await import('#src/features/recipes/share/ShareScreen.tsx')).ShareScreen,
  health: async () => (await import('#src/features/health/HealthScreen.tsx')).HealthScreen,
  healthQuestionnaire: async () =>
    (await import('#src/features/health/QuestionnaireScreen.tsx')).QuestionnaireScreen,
  healthCategory: async () => (await import('#src/features/health/CategoryScreen.tsx')).CategoryScreen,
  medications: async () => (await import('#src/features/health/MedicationsScreen.tsx')).MedicationsScreen,
  diary: async () => (await import('#src/features/health/diary/DiaryScreen.tsx')).DiaryScreen,
  diaryReport: async () =>
    (await import('#src/features/health/diary/DiaryReportScreen.tsx')).DiaryReportScreen,
  triggers: async () => (await import('#src/features/health/triggers/TriggersScreen.tsx')).TriggersScreen,
  myHealth: async () => (await import('#src/features/health/MyHealthScreen.tsx')).MyHealthScreen,
  editMedicines: async () =>
    (await import('#src/features/health/MedicationsScreen.tsx')).OwnMedicationsScreen,
  myMedicines: async () => (await import('#src/features/health/MyMedicinesScreen.tsx')).MyMedicinesScreen,
  collections: async () =>
    (await import('#src/features/collections/CollectionsScreen.tsx')).CollectionsScreen,
  collection: async () => (await import('#src/features/collections/CollectionScreen.tsx')).CollectionScreen,
  healthGate: async () => (await import('./hosts/FeatureGate.tsx')).HealthGate,
  mealPlanGate: async () => (await import('./hosts/FeatureGate.tsx')).MealPlanGate,
  planner: async () => (await import('#src/features/planner/PlannerScreen.tsx')).PlannerScreen,
  shoppingList: async () => (await import('#src/features/planner/ShoppingListScreen.tsx')).ShoppingListScreen,
  addRecipe: async () => (await import('#src/features/planner/AddRecipeScreen.tsx')).AddRecipeScreen,
  plans: async () => (await import('#src/features/membership/PlansScreen.tsx')).PlansScreen,
  firstPlans: async () => (await import('#src/features/membership/PlansScreen.tsx')).FirstPlansScreen,
  subscriptions: async () =>
    (await import('#src/features/membership/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  billing: async () => (await import('#src/features/membership/BillingScreen.tsx')).BillingScreen,
  thankYou: async () => (await import('#src/features/membership/ThankYouScreen.tsx')).ThankYouScreen,
  paymentOptions: async () =>
    (await import('#src/features/membership/PaymentOptionsScreen.tsx')).PaymentOptionsScreen,
  sampleCard: async () => (await import('#src/features/membership/SampleCardScreen.tsx')).SampleCardScreen,
  dnaAnalysis: async () => (await import('#src/features/membership/DnaAnalysisScreen.tsx')).DnaAnalysisScreen,
  notFound: async () => (await import('#src/features/shell/NotFoundScreen.tsx')).NotFoundScreen,
  welcome: async () => (await import('#src/features/welcome/WelcomeScreen.tsx')).WelcomeScreen,
  slides: async () => (await import('#src/features/welcome/SlidesScreen.tsx')).SlidesScreen,
  splash: async () => (await import('#src/features/welcome/SplashScreen.tsx')).SplashScreen,
  healthQuiz: async () => (await import('#src/features/onboarding/HealthQuizScreen.tsx')).HealthQuizScreen,
  preferencesPreview: async () =>
    (await import('#src/features/onboarding/PreferencesPreviewScreen.tsx')).PreferencesPreviewScreen,
  healthIntroduction: async () =>
    (await import('#src/features/onboarding/HealthIntroductionScreen.tsx')).HealthIntroductionScreen,
  benefits: async () =>
    (await import('#src/features/membership/MembershipBenefitsScreen.tsx')).MembershipBenefitsScreen,
  register: async () => (await import('#src/features/auth/RegisterScreen.tsx')).RegisterScreen,
  forgotPassword: async () =>
    (await import('#src/features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  resetPassword: async () => (await import('#src/features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  secondStep: async () => (await import('#src/features/auth/SecondStepScreen.tsx')).SecondStepScreen,
  restoreAccount: async () =>
    (await import('#src/features/auth/RestoreAccountScreen.tsx')).RestoreAccountScreen,
  socialReturn: async () => (await import('#src/features/auth/SocialReturnScreen.tsx')).SocialReturnScreen,
  verification: async () => (await import('#src/features/auth/VerificationScreen.tsx')).VerificationScreen,
  account: async () => (await import('#src/features/account/AccountScreen.tsx')).AccountScreen,
  profile: async () => (await import('#src/features/account/profile/ProfileScreen.tsx')).ProfileScreen,
  firstProfile: async () =>
    (await import('#src/features/account/profile/FirstProfileScreen.tsx')).FirstProfileScreen,
  affiliateProgram: async () =>
    (await import('#src/features/account/AffiliateProgramScreen.tsx')).AffiliateProgramScreen,
  safetyNotes: async () => (await import('#src/features/account/SafetyNotesScreen.tsx')).SafetyNotesScreen,
  security: async () => (await import('#src/features/account/security/SecurityScreen.tsx')).SecurityScreen,
  addPasskey: async () =>
    (await import('#src/features/account/security/AddPasskeyScreen.tsx')).AddPasskeyScreen,
  addAuthenticator: async () =>
    (await import('#src/features/account/security/AddAuthenticatorScreen.tsx')).AddAuthenticatorScreen,
  recoveryCodes: async () =>
    (await import('#src/features/account/security/RecoveryCodesScreen.tsx')).RecoveryCodesScreen,
  removeFactor: async () =>
    (await import('#src/features/account/security/RemoveFactorScreen.tsx')).RemoveFactorScreen,
  shortcuts: async () => (await import('#src/features/shell/ShortcutsScreen.tsx')).ShortcutsScreen,
  changes: async () => (await import('#src/features/shell/ChangesScreen.tsx')).ChangesScreen,
  ownData: async () => (await import('#src/features/account/OwnDataScreen.tsx')).OwnDataScreen,
  household: async () => (await import('#src/features/household/HouseholdScreen.tsx')).HouseholdScreen,
  joinHousehold: async () =>
    (await import('#src/features/household/JoinHouseholdScreen.tsx')).JoinHouseholdScreen,
  newDependent: async () => (await import('#src/features/household/DependentScreen.tsx')).NewDependentScreen,
  dependent: async () => (await import('#src/features/household/DependentScreen.tsx')).DependentScreen,
  preferences: async () => (await import('#src/features/onboarding/PreferencesScreen.tsx')).PreferencesScreen,
  install: async () => (await import('#src/features/shell/InstallScreen.tsx')).InstallScreen,
  notifications: async () =>
    (await import('#src/features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  sharedReport: async () =>
    (await import('#src/features/health/diary/SharedReportScreen.tsx')).SharedReportScreen,
  contentPage: async () => (await import('#src/features/pages/ContentPageScreen.tsx')).ContentPageScreen,
  openFrame: async () => (await import('./frames/OpenFrame.tsx')).OpenFrame,
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
