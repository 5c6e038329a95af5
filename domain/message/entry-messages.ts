/** Messages of the entry screens, in their own file so that the first page does not load the rest. */
export const entryMessages = {
  loginFailed: 'Login failed. Please check your email and password.',
  registrationFailed: 'Registration failed. Please try again later.',
  registrationClosed: 'This feature has been disabled by the administrator.',
  checkEmailFailed: 'Check email failed.',
  registered: 'Registration successfully. Please login.',
  logOutQuestion: 'Are you sure you want to log out?',
  notConnected: 'Not available here yet',
  upgradeNeeded: 'Access restricted. Please upgrade to a subscription plan to use this feature.',
  gone: 'This isn’t there anymore. It may have been deleted on another device or by the member who shared it. Go back to see what’s there now.',
  overloaded: 'The system is currently overloaded and cannot process your request. Please try again later.',
  unexpected: 'Oops! Sorry, an unexpected error has occurred.',
} as const;

/** `seconds` until the next attempt is allowed. */
export function tooManyAttempts(seconds: number): string {
  if (seconds === 1) return 'Too many tries. Please wait a second.';
  if (seconds <= 120) return `Too many tries. Please wait ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return `Too many tries. Please wait ${minutes} minutes.`;
  return `Too many tries. Please wait ${Math.ceil(minutes / 60)} hours.`;
}
