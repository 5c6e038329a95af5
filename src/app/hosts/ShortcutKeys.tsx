import { useLocation } from 'react-router-dom';
import { useShortcutKeys } from '#src/flows/shell/use-shortcuts.ts';
import { recipeInPath } from '../routing/recipe-path.ts';
import { useFrameHandle } from '../routing/route-handle.ts';

/** The keys that open pages, wherever the navigation is, and on a recipe. */
export function ShortcutKeys() {
  const hasNavigation = useFrameHandle().frame !== 'bare';
  const isRecipe = recipeInPath(useLocation().pathname) !== null;
  useShortcutKeys(hasNavigation || isRecipe);
  return null;
}
