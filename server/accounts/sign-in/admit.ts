import type { Context } from '#server/context.ts';
import { badRequest, forbidden, unauthorized } from '#server/errors.ts';

export const wrongPassword = () => unauthorized('Wrong email or password.');
export const expiredSignIn = () => badRequest('This sign-in has expired. Please sign in again.');

/** Throws 403 for an authenticated user who is blocked or of another partner. */
export function admit(
  { config }: Pick<Context, 'config'>,
  user: { readonly partnerId: string; readonly blockedAt: Date | null },
): void {
  if (user.blockedAt !== null) throw forbidden('This account has been blocked.');
  if (user.partnerId !== config.partnerId) throw forbidden('This account belongs to another partner.');
}
