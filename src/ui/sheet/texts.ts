export const bottomSheet = {
  close: 'Close',
};

export const sidebar = {
  menu: 'Menu',
  close: 'Close',
};

export const unloadedSheet = {
  label: 'Not loaded',
  failed: 'That didn’t load',
  offline: 'You’re offline, and this part isn’t on your device yet',
  failedHint: 'Try again, or carry on without it.',
  offlineHint: 'Try again once you’re back online.',
  tryAgain: 'Try again',
  close: 'Close',
};
