import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { components } from '#contract/api.ts';
import { makeItFit as texts } from '#src/features/recipes/texts/recipe.ts';
import { useMakeItFit } from '#src/flows/recipes/use-make-it-fit.ts';
import { useLoadedWhenIdle } from '#src/flows/use-loaded-when-idle.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';

const loadSheet = async () => (await import('./MakeItFitSheet.tsx')).MakeItFitSheet;
const MakeItFitSheet = lazySheet(loadSheet);

type Recipe = components['schemas']['RecipeDetail'];

/** The button for a version of the recipe that fits; nothing for a recipe that fits. */
export function MakeItFit({ recipe }: { recipe: Pick<Recipe, 'id' | 'fit' | 'own_version_id'> }) {
  const navigate = useNavigate();
  const fitting = useMakeItFit(
    String(recipe.id),
    useCallback((id: number) => void navigate(paths.recipe(id)), [navigate]),
  );
  const isSheetRendered = useLoadedWhenIdle(loadSheet, fitting.sheet !== null);
  const { fit, own_version_id: ownVersion } = recipe;
  if (fit === undefined || fit.kind === 'fits' || fit.kind === 'at_limit') return null;
  return (
    <>
      {ownVersion !== undefined && (
        <Button variant="tinted" width="block" href={paths.recipe(ownVersion)}>
          {texts.openVersion}
        </Button>
      )}
      <Button
        variant={ownVersion === undefined ? 'primary' : 'quiet'}
        width="block"
        aria-haspopup="dialog"
        onClick={fitting.open}
      >
        {texts.makeItFit}
      </Button>
      {isSheetRendered && (
        <MakeItFitSheet open={fitting.sheet !== null} onClose={fitting.close} fitting={fitting} />
      )}
    </>
  );
}
