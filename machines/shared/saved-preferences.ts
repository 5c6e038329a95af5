import type { Preferences } from '#domain/preferences/preferences.ts';
import type { Place } from '#domain/session/place.ts';
import type { Outcome } from './outcome.ts';

/** The saved preferences, and where to navigate next. */
export type SavedOutcome = Outcome<{ readonly preferences: Preferences; readonly place: Place }>;

/** Notifies the recipe lists of the saved preferences. */
export interface PreferencesSaved {
  readonly type: 'preferences.saved';
  readonly preferences: Preferences;
}
