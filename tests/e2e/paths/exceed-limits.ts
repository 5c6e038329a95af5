/** Exceeds the rate limits of the server for the address of the test. */
import type { APIRequestContext } from '@playwright/test';
import { limits } from '#server/security/limits.ts';

/** The app's message. */
export const tooManyRequests = /^Too many tries/;

const exceed = (times: number, once: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times + 1 }, once)).then(() => {});

export function exceedSignInLimit(api: APIRequestContext): Promise<void> {
  const data = {
    grant_type: 'password',
    client_id: 'app',
    client_secret: 'app',
    username: 'somebody@example.com',
    password: 'not this one',
  };
  return exceed(limits.signInFromAddress.times, () => api.post('/api/auth/token', { data }));
}

export const exceedCheckEmailLimit = (api: APIRequestContext): Promise<void> =>
  exceed(limits.checkEmail.times, () =>
    api.post('/api/auth/check-email', { data: { email: 'somebody@example.com' } }),
  );

export const exceedForgotPasswordLimit = (api: APIRequestContext): Promise<void> =>
  exceed(limits.forgotPassword.times, () =>
    api.post('/api/auth/forgot-password', { data: { email: 'somebody@example.com' } }),
  );
