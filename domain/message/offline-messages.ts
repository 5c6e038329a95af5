/** Messages and error cause of calls while offline. In its own file, as every page loads it first. */
export const offline = {
  notSent: 'You’re offline. Please try again once you’re back.',
  notStored: 'You’re offline, and this page isn’t saved on your device yet.',
} as const;
