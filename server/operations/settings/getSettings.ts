import type { OperationResponse } from '#contract/operations.ts';
import type { SocialProviderName } from '#server/context/social-provider.ts';
import type { Handler } from '#server/context.ts';
import { socialPath } from '#server/providers/social/social-paths.ts';
import { findSettings } from '#server/queries/settings.ts';

type Settings = OperationResponse<'getSettings'>['data'];

/** Settings are validated when written, so they are sent unchecked. */
export const getSettings: Handler<'getSettings'> = async ({ db, social, payments }, { address }) => {
  const settings = (await findSettings(db)) as Settings;
  /** A provider is offered when the operator has enabled it and it has a URL of the operator's or is available here. */
  const offer = (name: SocialProviderName): Settings['socialite'][SocialProviderName] => {
    const { enabled, url } = settings.socialite[name];
    const isThere = enabled && (url !== null || social.offers(name, address));
    return isThere ? { enabled: true, url: url ?? socialPath(name) } : { enabled: false, url: null };
  };
  return {
    data: {
      ...settings,
      stripe_connected: settings.stripe_connected && payments !== null,
      socialite: { facebook: offer('facebook'), google: offer('google') },
    },
  };
};
