import { useLocation } from 'react-router-dom';
import { recipeInPath } from '#domain/recipe/recipe-path.ts';
import { useShortcutKeys } from '#src/flows/shell/use-shortcuts.ts';
import { useFrameHandle } from '../routing/route-handle.ts';

/** The keys that open pages, wherever the navigation is, and on a recipe. */
export function ShortcutKeys() {
  const hasNavigation = useFrameHandle().frame !== 'bare';
  const isRecipe = recipeInPath(useLocation().pathname) !== null;
  useShortcutKeys(hasNavigation || isRecipe);
  return null;
}
