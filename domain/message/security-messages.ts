/** Messages of the Security page and its subpages. */
export const securityMessages = {
  loadFailed: 'We couldn’t load how you sign in. Please try again.',
  sessionEnded: 'The device is signed out.',
  othersEnded: 'You are signed out on all other devices.',
  endOthersQuestion: 'Sign out all other devices?',
  calendarEnded: 'The calendar link no longer works.',
  reportLinkEnded: 'The link to your report no longer works.',
  endCalendarQuestion: 'End the calendar link?',
  confirmAgain: 'Confirm once more that it’s you.',
  passkeyFailed: 'We couldn’t make a passkey on this device. Try again, or use an authenticator app.',
  passkeyKnown: 'This device has a passkey for your account already.',
  passkeyAdded: 'Your passkey is added.',
  authenticatorAdded: 'Your authenticator app is added.',
  passkeyRemoved: 'The passkey is removed.',
  authenticatorRemoved: 'The authenticator app is removed.',
} as const;
