import { useParams } from 'react-router-dom';
import { usePickedRecipe } from '#src/flows/use-collection-picker.ts';
import { useFavourite } from '#src/flows/use-favourite.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { useRecipeReader } from '#src/flows/use-recipe-reader.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipePageSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { BookmarkIcon } from '#src/ui/icon/recipe-icons.tsx';
import { ArrowLeftIcon } from '#src/ui/icon/sign-icons.tsx';
import { FavouriteButton } from '#src/ui/recipe/FavouriteButton.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { type Recipe, RecipePage } from './RecipePage.tsx';
import styles from './RecipeScreen.module.css';

/** One recipe: whether it suits, what goes in, what is in it. */
export function RecipeScreen() {
  const { id = '' } = useParams();
  return <ReadRecipe key={id} id={id} />;
}

function ReadRecipe({ id }: { id: string }) {
  const reader = useRecipeReader(id);
  const goBack = useGoBack(paths.dashboard());
  const { recipe } = reader;
  usePageTitle(recipe?.title ?? 'Recipe');
  return (
    <div className={styles['screen']}>
      <div className={styles['controls']}>
        <IconButton look="solid" label="Back" icon={<ArrowLeftIcon />} onClick={goBack} />
        {recipe && <Keeping recipe={recipe} />}
      </div>
      {recipe ? (
        <RecipePage recipe={recipe} reader={reader} />
      ) : (
        <Unread state={reader.state} failure={reader.failure} onRetry={reader.retry} />
      )}
    </div>
  );
}

function Keeping({ recipe }: { recipe: Recipe }) {
  const { recipeId, open } = usePickedRecipe();
  return (
    <Row gap={12}>
      <IconButton
        look="solid"
        label="Collections"
        icon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={recipeId !== null}
        onClick={() => open(recipe.id)}
      />
      <FavouriteButton {...useFavourite(recipe)} title={recipe.title} />
    </Row>
  );
}

type Reader = ReturnType<typeof useRecipeReader>;

function Unread({
  state,
  failure,
  onRetry,
}: Pick<Reader, 'state' | 'failure'> & { readonly onRetry: () => void }) {
  if (state === 'notFound')
    return (
      <div className={styles['instead']}>
        <EmptyState
          drawing="lost"
          heading="h1"
          title="There is no such recipe"
          text="It may have been taken out, or the address is not quite right."
          action={
            <Button variant="tinted" size="sm" href={paths.recipes()}>
              Browse recipes
            </Button>
          }
        />
      </div>
    );
  if (state === 'failed')
    return (
      <div className={styles['instead']}>
        <FailureNote heading="h1" title="The recipe did not arrive" text={failure} onRetry={onRetry} />
      </div>
    );
  return <RecipePageSkeleton />;
}
