import type { OperationResponse } from '#contract/operations.ts';
import type { SocialProviderName } from '#server/context/social-provider.ts';
import type { Context } from '#server/context.ts';
import { socialPath } from '#server/providers/social/social-paths.ts';
import { findSettings } from '#server/queries/settings.ts';

export type PublicSettings = OperationResponse<'getSettings'>['data'];

/** The settings as the app gets them at the address. They are validated when written, so they are sent unchecked. */
export async function publicSettings(
  { db, social, payments }: Pick<Context, 'db' | 'social' | 'payments'>,
  address: string,
): Promise<PublicSettings> {
  const settings = (await findSettings(db)) as PublicSettings;
  /** A provider is offered when the operator has enabled it and it has a URL of the operator's or is available here. */
  const offer = (name: SocialProviderName): PublicSettings['socialite'][SocialProviderName] => {
    const { enabled, url } = settings.socialite[name];
    const isThere = enabled && (url !== null || social.offers(name, address));
    return isThere ? { enabled: true, url: url ?? socialPath(name) } : { enabled: false, url: null };
  };
  return {
    ...settings,
    stripe_connected: settings.stripe_connected && payments !== null,
    socialite: { facebook: offer('facebook'), google: offer('google') },
  };
}
