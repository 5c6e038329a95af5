export const benefitsBlock = {
  shop: 'Shop',
  community: 'Community',
  consultations: 'Consultations',
  title: 'With a membership',
};

export const changesScreen = {
  title: 'Your changes',
  waitingTitle: 'Waiting to be sent',
  waitingEmpty: 'Nothing’s waiting.',
  waitingNote: 'Saved on this device. We’ll send these in this order as soon as there’s a connection.',
  waitingLabel: 'Waiting changes',
  discardLabel: (change: string) => `Discard: ${change}`,
  discard: 'Discard',
  keep: 'Keep',
  confirmDiscard: 'Discard it',
  refusedTitle: 'Couldn’t be saved as it was',
  incompleteTitle: 'Saved, and needs another look',
  retryLabel: (change: string) => `Try again: ${change}`,
  retry: 'Try again',
  dismiss: 'Got it',
  sentTitle: 'Sent',
  sentEmpty: 'Your changes will show up here once they’re saved.',
  sentLabel: 'Sent changes',
};

export const installPrompt = {
  label: 'Install Kindfare',
  addToHomeScreen: 'Add Kindfare to your home screen',
  installOnDevice: 'Install Kindfare on this device',
  showHow: 'Show me how',
  install: 'Install',
  dismiss: 'Not now',
};

export const updateOffer = {
  label: 'New version',
  text: 'There’s a new version of Kindfare.',
  update: 'Update',
  later: 'Later',
};

export const installScreen = {
  ios: 'On iPhone and iPad',
  iosStep1: 'Open this page in Safari and tap Share.',
  iosStep2: 'Choose Add to Home Screen. You may have to scroll down to it.',
  iosStep3: 'Tap Add. Kindfare is now on your home screen.',
  android: 'On Android',
  androidStep1: 'Open this page in Chrome and tap the menu with the three dots.',
  androidStep2: 'Choose Add to Home screen, then Install.',
  androidStep3: 'Confirm. Kindfare is now among your apps.',
  mac: 'On a Mac',
  macStep1: 'In Safari, open the File menu or press Share.',
  macStep2: 'Choose Add to Dock, then Add.',
  macStep3: 'In Chrome or Edge, press the install icon at the right of the address bar instead.',
  windows: 'On Windows',
  windowsStep1: 'Open this page in Edge or Chrome.',
  windowsStep2: 'Press the install icon to the right of the address bar.',
  windowsStep3: 'Press Install. Kindfare is now in your Start menu.',
  otherDevice: 'On this device',
  otherStep1: 'Open your browser’s menu.',
  otherStep2: 'Look for Install or Add to Home screen.',
  otherStep3: 'If you don’t see either, open this page in Chrome or Edge and look again.',
  title: 'Install App',
  intro: 'Once installed, Kindfare opens in its own window, like any other app.',
  goBack: 'Go Back',
};

export const memberMenu = {
  signedInAs: (name: string) => `Signed in as ${name}`,
  recipes: 'All recipes',
  logout: 'Logout',
  appearance: 'Appearance',
};

export const notFoundScreen = {
  title: 'Page not found',
  heading: 'We can’t find that page',
  text: 'The address may be old or mistyped. Your recipes are right where you left them.',
  toStart: 'Back to home',
};

export const pageRows = {
  about: 'About Us',
  benefits: 'Member Benefits',
  faq: 'FAQ',
  affiliateProgram: 'Affiliate Program',
};

export const shortcutsScreen = {
  title: 'Keyboard shortcuts',
  escape: 'Esc',
  control: 'Ctrl',
  switchLabel: 'Open pages with one key',
  switchNote: 'On this device. Keys you type into a field never leave the page.',
  pages: 'Go to a page',
  home: 'Home',
  health: 'Health',
  collections: 'Collections',
  planner: 'Planner',
  account: 'Account',
  search: 'Search recipes',
  thisPage: 'These shortcuts',
  everywhere: 'Everywhere',
  next: 'Next link, button, or field',
  previous: 'The previous one',
  open: 'Open a link, press a button',
  check: 'Check a box, turn a switch',
  close: 'Close a sheet, and return to where you were',
  choices: 'Tabs, choices, and sliders',
  tabs: 'Previous and next',
  firstLast: 'First and last',
  paper: 'On paper',
  print: 'Print a recipe, your week, or the shopping list',
  macNote: 'On a Mac, press ⌘ instead of Ctrl. In Safari, turn on “Press Tab to highlight each item” first.',
};
