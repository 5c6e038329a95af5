/** More tries than the server bears from the address of the test. */
import type { APIRequestContext } from '@playwright/test';
import { limits } from '#server/security/limits.ts';

/** How the app tells it. */
export const tooOften = /^Too many tries/;

const often = (times: number, once: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times + 1 }, once)).then(() => {});

export function signInTooOften(api: APIRequestContext): Promise<void> {
  const data = {
    grant_type: 'password',
    client_id: 'app',
    client_secret: 'app',
    username: 'somebody@example.com',
    password: 'not this one',
  };
  return often(limits.signInFromAddress.times, () => api.post('/api/auth/token', { data }));
}

export const checkEmailTooOften = (api: APIRequestContext): Promise<void> =>
  often(limits.checkEmail.times, () =>
    api.post('/api/auth/check-email', { data: { email: 'somebody@example.com' } }),
  );

export const forgetPasswordTooOften = (api: APIRequestContext): Promise<void> =>
  often(limits.forgotPassword.times, () =>
    api.post('/api/auth/forgot-password', { data: { email: 'somebody@example.com' } }),
  );
