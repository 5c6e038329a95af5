import type { Settings } from './default-settings.ts';
import { isEnabled } from './is-enabled.ts';

export interface SocialProvider {
  readonly id: 'google' | 'facebook';
  /** URL the browser is sent to, exactly as in the settings. */
  readonly url: string;
}

/** Social sign-in providers that are enabled and configured. */
export function socialProviders({ socialite }: Settings): readonly SocialProvider[] {
  return (['google', 'facebook'] as const).flatMap((id) => {
    const { enabled, url } = socialite[id];
    return isEnabled(enabled) && url ? [{ id, url }] : [];
  });
}
