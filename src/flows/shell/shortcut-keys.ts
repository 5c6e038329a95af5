import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';

/** Keys that open a page; the digits are the entries of the navigation, in its order. */
export const pageKeys = {
  '1': paths.dashboard(),
  '2': paths.health(),
  '3': paths.collections(),
  '4': paths.planner(),
  '5': paths.account(),
  '/': memberPaths.recipeSearch(),
  '?': memberPaths.shortcuts(),
} as const;

export type PageKey = keyof typeof pageKeys;

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pageKeys, key);

/** Elements in which a character is typed or picks an option. */
const takesCharacters = 'input, textarea, select, [contenteditable], [role="listbox"], [role="combobox"]';

/** The page that a key opens; null while it means something else: in a field, in a sheet, with a modifier. */
export function pageOfKey(event: KeyboardEvent): string | null {
  const { key, target } = event;
  if (!isPageKey(key) || event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (target instanceof Element && target.closest(takesCharacters)) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  return pageKeys[key];
}
