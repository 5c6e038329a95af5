export const addAuthenticatorScreen = {
  title: 'Authenticator app',
  introTitle: 'Sign in with an app',
  intro:
    'An authenticator app on your phone shows a new code every 30 seconds. Besides your password, you’ll need the code it shows. Any app works, such as Google Authenticator, 2FAS, or your password manager.',
  start: 'I have an app',
  scanTitle: 'Scan this code with the app',
  qrCodeLabel: 'QR code for your authenticator app',
  sameDeviceBefore: 'Is the app on this device? Open it with',
  sameDeviceLink: 'this link',
  sameDeviceAfter: ', or enter this key:',
  copiedKey: 'the key',
  code: '6-digit code',
  codeHint: 'The one your app shows now.',
  submit: 'Add the app',
};

export const addPasskeyScreen = {
  title: 'Passkey',
  defaultName: 'This device',
  introTitle: 'Sign in with a passkey',
  intro:
    'Besides your password, you’ll confirm with your finger, your face, a PIN, or a security key. A passkey can’t be guessed, and works on this site alone.',
  name: 'Name',
  nameHint: 'So you’ll recognize it in the list, like “My phone.”',
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
    'Use one of these to sign in when you don’t have your phone or passkey. Each works once. We only show them now, so print them or save them somewhere safe.',
  listLabel: 'Recovery codes',
  copiedCodes: 'the recovery codes',
  download: 'Download',
  saved: 'I’ve saved them',
};

export const recoveryCodesScreen = {
  title: 'Recovery codes',
  renewTitle: 'Make new recovery codes',
  renewNote: 'The ones you have will stop working right away.',
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
  addressesTitle: 'Links that others can open',
  addressesEmpty: 'None yet. Calendar links and links to your diary report will show up here.',
  report: 'Your diary’s report',
  reportNote: (created: string, ends: string) =>
    `Anyone with this link can read six weeks of your diary and your food tests. Created ${created}, expires ${ends}.`,
  endReportLabel: (created: string) => `End the link to your report of ${created}`,
  endAddress: 'End it',
  calendar: 'Your calendar',
  calendarNote: (created: string) => `Anyone with this link can read your meal plan. Created ${created}.`,
  endCalendarLabel: 'End the calendar link',
  recipeLinksNote:
    'Recipe links you share aren’t listed: anyone can read those recipes anyway. Nobody else can open your own recipes.',
  changesTitle: 'Changes in the last 30 days',
  changesEmpty: 'None so far.',
  changesLabel: 'Changes',
};

export const twoStepCard = {
  title: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  onNote: 'To sign in, you need your password and one of these.',
  offNote:
    'Turn it on, and a stolen password isn’t enough to get in: signing in takes a second step on a device of yours.',
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
  unknownDevice: 'Unknown device',
  network: (network: string) => `network ${network}`,
};
