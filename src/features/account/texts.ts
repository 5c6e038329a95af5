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
  noMail: 'No mail? Look in your spam folder, too.',
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

export const birthDateField = {
  title: 'Date of birth',
  month: 'Month',
  day: 'Day',
  year: 'Year',
};

export const bodyFields = {
  weight: 'Weight',
  pounds: 'LBS',
  feetOption: (feet: string) => `${feet} ft`,
  inchesOption: (inches: string) => `${inches} in`,
  height: 'Height',
  feet: 'Feet',
  inches: 'Inches',
};

export const firstProfileScreen = {
  title: 'Create Your Profile',
  logout: 'Logout',
  intro: 'Only the name is needed. Whatever you enter, you can change it later.',
  skip: 'See my recipes first',
  formLabel: 'Your profile',
  name: 'Name',
  submit: 'Continue',
};

export const photoEditor = {
  title: 'Picture',
  add: 'Add a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  fileLabel: 'Picture file',
  sending: 'Sending your picture',
  removing: 'Removing your picture',
  formats: 'JPEG, PNG, WebP, GIF or SVG, up to 5 MB',
};

export const profileForm = {
  male: 'Male',
  female: 'Female',
  otherGender: 'Other',
  formLabel: 'Profile',
  aboutTitle: 'About you',
  name: 'Name',
  gender: 'Gender',
  bio: 'Bio',
  bioPlaceholder: 'What you like to cook, whom you cook for',
  signInTitle: 'Signing in',
  email: 'Email',
  newPassword: 'New password',
  newPasswordHint:
    'At least 8 characters. Leave it empty to keep the one you have; a new one signs you out on your other devices.',
  save: 'Save',
};

export const profileScreen = {
  title: 'Profile',
  safetyNotes: 'My safety notes',
  safetyNotesNote: 'What plans and pages keep to for you',
  security: 'Security',
  securityNote: 'Where you’re signed in, and two-step sign-in',
  changes: 'Your changes',
  changesNote: 'What’s waiting, sent or couldn’t be saved',
  ownData: 'Your data',
  ownDataNote: 'Download it, or delete your account',
};

export const profileDraft = {
  weightNotNumber: 'Enter your weight as a number, like 150 or 150.5.',
};

export const referralList = {
  referrerRewarded: 'You get a free month for everyone who joins by your code and pays.',
  referredRewarded: 'Everyone who joins by your code and pays gets a free month.',
  bothRewarded: 'You both get a free month: you, and everyone who joins by your code and pays.',
  joined: 'Joined',
  counted: 'Counted',
  rewarded: 'Free month',
  retry: 'Try again',
  broughtTitle: 'Members you brought',
  empty: 'Nobody has joined by your code yet. Share your link to begin.',
  cameByTitle: 'How you came',
  cameByReferral: 'You came by a referral',
};

export const referralSheet = {
  title: 'Did somebody recommend Kindfare?',
  intro: 'Enter their referral code, so that they are counted. It can be named once.',
  code: 'Referral code',
  save: 'Save',
};

export const addAuthenticatorScreen = {
  title: 'Authenticator app',
  introTitle: 'Sign in with an app',
  intro:
    'An authenticator app on your phone shows a new code every 30 seconds. Besides your password, you’ll need the code it shows. Any app does, such as Google Authenticator, 2FAS, or your password manager.',
  start: 'I have an app',
  scanTitle: 'Scan this code with the app',
  qrCodeLabel: 'QR code for your authenticator app',
  sameDeviceBefore: 'Is the app on this device? Open it with',
  sameDeviceLink: 'this link',
  sameDeviceAfter: ', or enter this key:',
  copiedKey: 'the key',
  code: '6-digit code',
  codeHint: 'The one that the app shows now.',
  submit: 'Add the app',
};

export const addPasskeyScreen = {
  title: 'Passkey',
  defaultName: 'This device',
  introTitle: 'Sign in with a passkey',
  intro:
    'Besides your password, you’ll confirm with your finger, your face, a PIN, or a security key. A passkey can’t be guessed, and works on this site alone.',
  name: 'Name',
  nameHint: 'So that you’ll know it in the list, such as “My phone”.',
  submit: 'Add a passkey',
};

export const confirmIdentity = {
  formLabel: 'Confirm it’s you',
  submit: 'Continue',
};

export const recoveryCodes = {
  fileContent: (codes: string) => `Recovery codes for Kindfare. Each works once.

${codes}
`,
  title: 'Save your recovery codes',
  intro:
    'With one of these you get in when your phone or passkey isn’t at hand. Each works once. We show them only now, so print them or save them where you’ll find them.',
  listLabel: 'Recovery codes',
  copiedCodes: 'the recovery codes',
  download: 'Download',
  saved: 'I’ve saved them',
};

export const recoveryCodesScreen = {
  title: 'Recovery codes',
  renewTitle: 'Make new recovery codes',
  renewNote: 'The ones you have stop working at once.',
  renew: 'Make new codes',
};

export const removeFactorScreen = {
  title: 'Two-step sign-in',
  authenticator: 'the authenticator app',
  passkey: 'this passkey',
  confirmTitle: (factor: string) => `Remove ${factor}?`,
  consequence:
    'You’ll no longer sign in with it. If it’s the last one, your password alone is enough again, and your recovery codes stop working.',
  remove: 'Remove',
  keep: 'Keep it',
};

export const securityScreen = {
  title: 'Security',
  failedTitle: 'We couldn’t load this page',
  loading: 'Loading how you sign in',
  devicesTitle: 'Where you’re signed in',
  devicesLabel: 'Devices',
  unknownDevice: 'Unknown device',
  currentDevice: 'This device',
  lastUsed: (moment: string) => `Last used ${moment}`,
  network: (network: string) => `, network ${network}`,
  endSessionLabel: (device: string | null, isCurrent: boolean) =>
    `Sign out ${device ?? 'the unknown device'}${isCurrent ? ', this device' : ''}`,
  endSession: 'Sign out',
  endOtherSessions: 'Sign out all other devices',
  unfamiliarDevice: 'Don’t know one of them? Sign it out, and set a new password under Profile.',
  addressesTitle: 'Addresses that others can open',
  addressesEmpty:
    'None. A calendar address from the planner, or a link to your diary’s report, would be listed here.',
  report: 'Your diary’s report',
  reportNote: (created: string, ends: string) =>
    `Anyone with this link can read six weeks of your diary and your food tests. Created ${created}, ends by itself ${ends}.`,
  endReportLabel: (created: string) => `End the link to your report of ${created}`,
  endAddress: 'End it',
  calendar: 'Your calendar',
  calendarNote: (created: string) => `Anyone with this link can read your meal plan. Created ${created}.`,
  endCalendarLabel: 'End the calendar address',
  recipeLinksNote:
    'Links you share to a recipe aren’t listed: they open what everybody can read. Your own recipes can’t be opened by anyone else.',
  changesTitle: 'Changes of the last 30 days',
  changesEmpty: 'None.',
  changesLabel: 'Changes',
};

export const twoStepCard = {
  title: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  onNote: 'Besides your password, signing in takes one of these.',
  offNote:
    'Turn it on, and someone who learns your password still can’t get in: signing in takes a second step, on a device that you have.',
  addPasskey: 'Add a passkey',
  addAnotherPasskey: 'Add another passkey',
  addAuthenticator: 'Add an authenticator app',
  factorsLabel: 'Second steps',
  passkeyNote: (added: string, lastUsed: string | null) =>
    `Passkey, added ${added}${lastUsed === null ? '' : `, last used ${lastUsed}`}`,
  removeFactorLabel: (name: string) => `Remove ${name}`,
  removeFactor: 'Remove',
  authenticator: 'Authenticator app',
  authenticatorNote: (added: string) => `Added ${added}`,
  removeAuthenticatorLabel: 'Remove the authenticator app',
  recoveryCodes: 'Recovery codes',
  recoveryCodesLeft: (left: number, all: number) =>
    `${left} of ${all} left${left < 3 ? '. Make new ones before you need them.' : ''}`,
  renewRecoveryCodes: 'Make new codes',
};

export const deviceTexts = {
  unknownDevice: 'A device we don’t know more about',
  network: (network: string) => `network ${network}`,
};
