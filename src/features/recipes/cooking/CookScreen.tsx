import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { servingsIn } from '#domain/recipe/servings.ts';
import { cookScreen as texts } from '#src/features/recipes/texts/cooking.ts';
import { useRecipeToCook } from '#src/flows/cooking/use-recipe-to-cook.ts';
import { useForWhom } from '#src/flows/recipes/use-for-whom.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { CloseIcon } from '#src/ui/icon/common-icons.tsx';
import { UnreadRecipe } from '../recipe/UnreadRecipe.tsx';
import { CookingSteps } from './CookingSteps.tsx';
import styles from './CookScreen.module.css';
import { OtherTimers, PageTimers } from './OtherTimers.tsx';

export { PageTimers };

/** Cooks a recipe, one step at a time. Servings and swaps are those of the recipe's page. */
export function CookScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [swapped, wanted] = [query.getAll('swapped'), query.get('servings')];
  return <Cook key={JSON.stringify([id, wanted, ...swapped])} id={id} swapped={swapped} wanted={wanted} />;
}

interface CookProps {
  readonly id: string;
  readonly swapped: readonly string[];
  readonly wanted: string | null;
}

function Cook({ id, swapped, wanted }: CookProps) {
  const reader = useRecipeToCook(id, swapped);
  const { recipe } = reader;
  usePageTitle(recipe === null ? texts.title : texts.titleOf(recipe.title));
  const { forWhom } = useForWhom();
  // with the choices that are cooked, also before the recipe is there
  const written = `${paths.recipe(id)}${useLocation().search}`;
  const close = <IconButton label={texts.back} icon={<CloseIcon />} href={written} />;
  if (recipe === null || recipe.instructions.steps.length === 0)
    return (
      <div className={styles['screen']}>
        <div className={styles['bar']}>{close}</div>
        {recipe === null ? (
          <UnreadRecipe {...reader} />
        ) : (
          <EmptyState heading="h1" title={texts.noSteps} text={texts.noStepsHint} />
        )}
        {reader.state !== 'loading' && <OtherTimers />}
      </div>
    );
  const servings = servingsIn(wanted, recipe.servings);
  return (
    <>
      <OtherTimers except={String(recipe.id)} />
      <CookingSteps
        recipe={recipe}
        servings={servings}
        isSwapped={swapped.length > 0}
        forWhom={forWhom}
        address={memberPaths.cook(id, { servings, swapped, forWhom })}
        close={close}
      />
    </>
  );
}
