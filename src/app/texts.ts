/** By the id of the question. */
export const questionButtons = {
  logout: { yes: 'Logout', no: 'Stay' },
  deleteCollection: { yes: 'Remove', no: 'Keep it' },
  removeReview: { yes: 'Remove', no: 'Keep it' },
  deleteAccount: { yes: 'Delete account', no: 'Keep it' },
  endOtherSessions: { yes: 'Sign out', no: 'Cancel' },
  endCalendar: { yes: 'End it', no: 'Keep it' },
  removeFromHousehold: { yes: 'Remove', no: 'Keep them' },
  leaveHousehold: { yes: 'Leave', no: 'Stay' },
  planAnyway: { yes: 'Plan anyway', no: 'Leave out' },
  cancelSubscription: { yes: 'Cancel it', no: 'Keep it' },
  withdraw: { yes: 'Confirm withdrawal', no: 'Keep my plan' },
  myHealth: { yes: 'Delete', no: 'Keep it' },
  clearDay: { yes: 'Clear day', no: 'Keep it' },
};

export const askedQuestion = {
  yes: 'Yes',
  no: 'No',
};

export const featureGate = {
  mealPlan:
    'The planner fills your week with dishes that suit you and land on your calories, and writes the shopping list.',
  healthScore:
    'The questionnaire gives you a score you can check by hand, and advice that respects your limits.',
};

export const memberRoutes = {
  account: 'Account',
  profile: 'Profile',
  affiliateProgram: 'Affiliate Program',
  myMedicines: 'With your medicines',
  diary: 'My diary',
  diaryReport: 'For your doctor',
  triggers: 'Find your triggers',
  myHealth: 'My health',
  editMedicines: 'What you take',
  security: 'Security',
  passkey: 'Passkey',
  authenticator: 'Authenticator app',
  recoveryCodes: 'Recovery codes',
  removeFactor: 'Two-step sign-in',
  household: 'My household',
  joinHousehold: 'Join a household',
  newDependent: 'Add a person',
  dependent: 'Edit profile',
  data: 'Your data',
  changes: 'Your changes',
  safetyNotes: 'My safety notes',
  preferences: 'Dietary Preferences',
  install: 'Install App',
  shortcuts: 'Keyboard shortcuts',
  subscriptions: 'Subscriptions',
  billing: 'Billing',
  payment: 'Payment Options',
  newCard: 'Add New Card',
  dnaAnalysis: 'DNA Analysis',
  healthScore: 'Your health score',
  questionnaire: 'Health questionnaire',
  shoppingList: 'Shopping list',
  recipes: 'Recipes',
  searchRecipes: 'Search recipes',
  collections: 'Collections',
  collection: 'Collection',
  favorites: 'My Favorites',
  ownRecipes: 'My recipes',
  newRecipe: 'New recipe',
  importRecipe: 'Import a recipe',
  editRecipe: 'Edit recipe',
  notifications: 'Notifications',
  cooked: 'Cooked',
  addRecipe: 'Add recipe',
  verification: 'Verify your email',
};

export const toastHost = {
  label: 'Messages',
};

/** Titles of the pages that are there before the app. */
export const staticPages = {
  landing: 'Food that agrees with you · Kindfare',
  signIn: 'Sign in or create an account · Kindfare',
  login: 'Login · Kindfare',
};
