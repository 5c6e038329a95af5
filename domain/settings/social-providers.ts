import type { Settings } from './default-settings.ts';
import { isEnabled } from './is-enabled.ts';

export interface SocialProvider {
  readonly id: 'google' | 'facebook';
  /** Where the browser is sent, exactly as the settings have it. */
  readonly url: string;
}

/** Other providers that members can sign in with now. */
export function socialProviders({ socialite }: Settings): readonly SocialProvider[] {
  return (['google', 'facebook'] as const).flatMap((id) => {
    const { enabled, url } = socialite[id];
    return isEnabled(enabled) && url ? [{ id, url }] : [];
  });
}
