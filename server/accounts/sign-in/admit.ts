import type { Context } from '#server/context.ts';
import { forbidden } from '#server/errors.ts';

/** Throws 403 for an authenticated user who is blocked or of another partner. */
export function admit(
  { config }: Context,
  user: { readonly partnerId: string; readonly blockedAt: Date | null },
): void {
  if (user.blockedAt !== null) throw forbidden('This account has been blocked.');
  if (user.partnerId !== config.partnerId) throw forbidden('This account belongs to another partner.');
}
