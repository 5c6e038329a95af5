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
  intro: 'Anyone who joins with your link or code counts as your referral.',
  copiedCode: 'your code',
  codeTitle: 'Your code',
  copiedLink: 'your link',
  linkTitle: 'Your link',
  chooseCode:
    'Choose a code. You’ll get a link to share, and everyone who joins with it counts as your referral.',
  codePlaceholder: 'MAYA-26',
  codeHint: '3 to 32 letters, digits, hyphens, and underscores. You can’t change it later.',
  save: 'Save',
  share: 'Share your link',
};

export const confirmationFields = {
  code: 'Code',
  codeHint: (email: string) => `We’ve emailed six digits to ${email}. They expire in 10 minutes.`,
  currentPassword: 'Current password',
  currentPasswordHint: 'To change how you sign in, confirm it’s you.',
  noMail: 'No email? Check your spam folder, too.',
  noPassword: 'No password, or forgot it?',
  mailAnotherCode: 'Email me another code',
  mailCode: 'Email me a code instead',
};

export const notificationRow = {
  denied: 'Your browser blocks notifications from Kindfare. Allow them in its settings for this site.',
  undecided: 'Your browser doesn’t show notifications from Kindfare yet. Allow them when it asks.',
  unsupported: 'This browser can’t show notifications.',
  uninstalled: 'Add Kindfare to your Home Screen first: tap Share, then Add to Home Screen.',
  unreachable: 'We couldn’t turn on notifications. Please try again.',
  note: 'Trial reminders and changes to your membership.',
  title: 'Notifications',
};

export const ownDataScreen = {
  title: 'Your data',
  exportTitle: 'Download your data',
  exportIntro:
    'One file with everything you’ve entered: profile, preferences, favorites, collections, reviews, recipes, plans, foods, health answers and scores, notifications, and what you’ve bought.',
  download: 'Download your data',
  deletionTitle: 'Delete your account',
  deletionIntro: (days: number) =>
    `You’ll be signed out on all devices. We delete everything after ${days} days. Changed your mind? Just sign in before then.`,
  deleteAccount: 'Delete account',
};

export const safetyNotesScreen = {
  title: 'My safety notes',
  failedTitle: 'We couldn’t load your notes',
  loading: 'Loading your safety notes',
  medicinesTitle: 'With your medicines',
  emptyTitle: 'No safety notes',
  emptyText:
    'Nothing you’ve told us needs special care. Your notes come from your profile and your health answers.',
  toQuestionnaire: 'Open the questionnaire',
  ask: (who: string) => `Ask ${who}.`,
  leftOut: (foods: string) => `Left out: ${foods}.`,
  source: (source: string) => `Source: ${source}`,
  saveAllergy: 'Save your allergy',
  alwaysOn: 'Always on, to keep you safe.',
};
