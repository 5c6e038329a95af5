import type { SocialProviderName } from '#server/context/social-provider.ts';

/** Where the browser begins to sign in. */
export const socialPath = (name: SocialProviderName) => `/api/auth/social/${name}`;

/** Where a provider sends the browser back to; to be registered there, with the public address before it. */
export const callbackPath = (name: SocialProviderName) => `${socialPath(name)}/callback`;

/** Where the app is, after the public address: it trades the code for tokens. */
export const appPath = '/auth/social';

/** Where the stand-in is on this server. */
export const standInPath = '/sandbox/social';
