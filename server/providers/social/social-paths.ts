import type { SocialProviderName } from '#server/context/social-provider.ts';

/** Path that starts a social sign-in. */
export const socialPath = (name: SocialProviderName) => `/api/auth/social/${name}`;

/** Callback path; register it with the provider, with the public address before it. */
export const callbackPath = (name: SocialProviderName) => `${socialPath(name)}/callback`;

/** Path of the app that exchanges the code for tokens. */
export const appPath = '/auth/social';

/** Path of the stand-in on this server. */
export const standInPath = '/sandbox/social';
