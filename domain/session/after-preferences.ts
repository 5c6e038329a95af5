import type { AccountFlags } from '#domain/account/flags.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import type { Place } from './place.ts';

/** Where a member goes after saving the dietary preferences. The first rule that applies wins. */
export function afterPreferences(flags: AccountFlags, settings: Settings): Place {
  if (!flags.firstLogin || !flags.firstMembership) return { to: 'membershipBenefits' };
  if (isEnabled(settings.stripe_connected)) return { to: 'membershipChoice' };
  return { to: 'dashboard' };
}
