import { useDeferredValue, useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useShare } from '#src/flows/account/use-referral-code.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { usePickedRecipe } from '#src/flows/collections/use-collection-picker.ts';
import { useSchedule } from '#src/flows/planner/use-schedule.ts';
import { hasReviewDraft } from '#src/flows/recipes/review-draft.ts';
import { useFavorite } from '#src/flows/recipes/use-favorite.ts';
import { useRecipeReader } from '#src/flows/recipes/use-recipe-reader.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { paths } from '#src/paths.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { CalendarIcon } from '#src/ui/icon/frame-icons.tsx';
import { BookmarkIcon } from '#src/ui/icon/recipe-icons.tsx';
import { ArrowLeftIcon } from '#src/ui/icon/sign-icons.tsx';
import { FavoriteButton } from '#src/ui/recipe/FavoriteButton.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { type Recipe, RecipePage } from './RecipePage.tsx';
import styles from './RecipeScreen.module.css';
import { ScheduleSheet } from './ScheduleSheet.tsx';
import { UnreadRecipe } from './UnreadRecipe.tsx';

/** One recipe: whether it suits, what goes in, what is in it. */
export function RecipeScreen() {
  const { id = '' } = useParams();
  return <ReadRecipe key={id} id={id} />;
}

function ReadRecipe({ id }: { id: string }) {
  const reader = useRecipeReader(id);
  const goBack = useGoBack(paths.dashboard());
  // the long page is drawn in slices, between which taps are answered
  const recipe = useDeferredValue(reader.recipe);
  usePageTitle(recipe?.title ?? 'Recipe');
  const isReviewBegun = recipe !== null && hasReviewDraft(recipe.id);
  const { openTab, reviewsState } = reader;
  const [query] = useSearchParams();
  const isReviewMeant = recipe !== null && query.get('tab') === 'reviews';
  useEffect(() => {
    if (isReviewBegun || isReviewMeant) openTab('reviews');
  }, [isReviewBegun, isReviewMeant]);
  const page = useRef<HTMLDivElement>(null);
  const areMeantOnesThere = isReviewMeant && reviewsState === 'reviewsReady';
  useEffect(() => {
    if (areMeantOnesThere) page.current?.querySelector('[role="tablist"]')?.scrollIntoView();
  }, [areMeantOnesThere]);
  return (
    <div className={styles['screen']} ref={page}>
      <div className={styles['controls']}>
        <IconButton look="solid" label="Back" icon={<ArrowLeftIcon />} onClick={goBack} />
        {recipe && <Actions recipe={recipe} />}
      </div>
      {recipe ? <RecipePage recipe={recipe} reader={reader} /> : <UnreadRecipe {...reader} />}
    </div>
  );
}

/** Passing it on, and keeping it. The link names the member as the one who brings anyone who joins by it. */
function Actions({ recipe }: { recipe: Recipe }) {
  const { recipeId, open } = usePickedRecipe();
  const { user } = useSession();
  const schedule = useSchedule(recipe);
  const link = paths.sharedRecipe(recipe.id, { aff: user?.referral_code ?? undefined });
  const share = useShare(`${window.location.origin}${link}`);
  // nobody else can open it
  const isOwn = recipe.ingredient_lines !== undefined;
  return (
    <Row gap={12}>
      <ScheduleSheet schedule={schedule} />
      {!isOwn && <IconButton look="solid" label="Share" icon={<ShareIcon />} onClick={share} />}
      <IconButton
        look="solid"
        label="Add to meal planner"
        icon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-expanded={schedule.isOpen}
        onClick={schedule.open}
      />
      <IconButton
        look="solid"
        label="Collections"
        icon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={recipeId !== null}
        onClick={() => open(recipe.id)}
      />
      <FavoriteButton {...useFavorite(recipe)} title={recipe.title} />
    </Row>
  );
}
