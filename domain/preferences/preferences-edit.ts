import { mergeSets } from '#domain/merge/merge-sets.ts';
import { isTickedMeta, type MetasToSave } from './preferences.ts';

/** Preferences by their names in the API. */
export interface PreferencesEdit {
  /** As they were when the member began; {} if that isn't known. */
  readonly before: MetasToSave;
  readonly own: MetasToSave;
}

const listOf = (value: boolean | readonly string[] | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];

/**
 * What an edit changes of what is stored by `now`: of a list only the member's own additions and removals, so that an
 * allergen which was added on another device since stays.
 */
export function changesOfPreferences({ before, own }: PreferencesEdit, now: MetasToSave): MetasToSave {
  const changed = Object.entries(own).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name] ?? (value === false ? false : null)),
  );
  const merged = ([name, value]: (typeof changed)[number]) => {
    const replacesDefaults = before[name] === undefined && isTickedMeta(name);
    if (typeof value === 'boolean' || replacesDefaults) return [name, value];
    return [name, mergeSets(listOf(now[name]), listOf(before[name]), value)];
  };
  return Object.fromEntries(changed.map(merged));
}
