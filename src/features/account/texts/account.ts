export const accountMenu = {
  favorites: 'My Favorites',
  install: 'Install App',
  collections: 'Recipe Collections',
  preferences: 'Dietary Preferences',
  plan: 'Manage Subscription Plan',
};

export const accountScreen = {
  title: 'Account',
  diary: 'My diary',
  triggers: 'Find your triggers',
  health: 'My health',
  household: 'My household',
  units: 'Units',
  unitsNote: 'For all amounts',
  appearance: 'Appearance',
  appearanceNote: 'On this device',
  shortcuts: 'Keyboard shortcuts',
  loggingOut: 'Logging out',
  logout: 'Logout',
  profileLabel: 'Profile',
  payNow: 'Pay now or change card',
  subscriptions: 'Subscriptions',
};

export const affiliateProgramScreen = {
  title: 'Affiliate Program',
  intro: 'Everyone who joins by your link or enters your code counts as brought by you.',
  copiedCode: 'your code',
  codeTitle: 'Your code',
  copiedLink: 'your link',
  linkTitle: 'Your link',
  chooseCode:
    'Choose a code of your own. It makes a link to pass on: anyone who joins by it is counted as brought by you.',
  codePlaceholder: 'MAYA-26',
  codeHint: '3 to 32 letters, digits, hyphens and underscores. Once saved, it stays as it is.',
  save: 'Save',
  share: 'Share your link',
};

export const confirmationFields = {
  code: 'Code',
  codeHint: (email: string) => `We’ve mailed six digits to ${email}. They work for 10 minutes.`,
  currentPassword: 'Current password',
  currentPasswordHint: 'To change how you sign in, confirm it’s you.',
  noMail: 'No email? Check your spam folder, too.',
  noPassword: 'No password, or forgotten?',
  mailAnotherCode: 'Mail me another code',
  mailCode: 'Mail me a code instead',
};

export const notificationRow = {
  denied: 'Your browser blocks notifications from Kindfare. Allow them in its settings for this site.',
  undecided: 'Your browser has not been allowed to show notifications yet.',
  unsupported: 'This browser cannot show notifications.',
  uninstalled: 'Add Kindfare to your Home Screen first: tap Share, then Add to Home Screen.',
  unreachable: 'Your browser could not set notifications up just now. Please try again.',
  note: 'When your trial ends, your membership changes, and the like.',
  title: 'Notifications',
};

export const ownDataScreen = {
  title: 'Your data',
  exportTitle: 'Take your data along',
  exportIntro:
    'One file with everything you have put in: profile, preferences, favorites, collections, reviews, own recipes, plans, foods, health answers and scores, notifications and what you have bought.',
  download: 'Download your data',
  deletionTitle: 'Delete your account',
  deletionIntro: (days: number) =>
    `You are signed out everywhere at once. After ${days} days the account is gone with everything that belongs to it; sign in before then to keep it.`,
  deleteAccount: 'Delete account',
};

export const safetyNotesScreen = {
  title: 'My safety notes',
  failedTitle: "We couldn't load your notes",
  loading: 'Loading your safety notes',
  medicinesTitle: 'With your medicines',
  emptyTitle: 'Nothing to keep to',
  emptyText:
    'What you have told us asks for no special care. Your notes follow from your profile and your health answers.',
  toQuestionnaire: 'To the questionnaire',
  ask: (who: string) => `Ask ${who}.`,
  leftOut: (foods: string) => `Left out: ${foods}.`,
  source: (source: string) => `Source: ${source}`,
  saveAllergy: 'Save your allergy',
  alwaysOn: 'Always on, to keep you safe.',
};
