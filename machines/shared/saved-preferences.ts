import type { Preferences } from '#domain/preferences/preferences.ts';
import type { Place } from '#domain/session/place.ts';
import type { Outcome } from './outcome.ts';

/** Metas by name, as a save sends them. */
export type MetasToSave = Readonly<Record<string, boolean | readonly string[]>>;

/** What is saved now, and where the member goes on. */
export type SavedOutcome = Outcome<{ readonly preferences: Preferences; readonly place: Place }>;

/** Tells lists of recipes by what they go now. */
export interface PreferencesSaved {
  readonly type: 'preferences.saved';
  readonly preferences: Preferences;
}
