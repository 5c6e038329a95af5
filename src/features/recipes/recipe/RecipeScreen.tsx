import { useDeferredValue, useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { recipeText } from '#domain/own-recipe/import/recipe-text.ts';
import { recipeScreen as texts } from '#src/features/recipes/texts/recipe.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { usePickedRecipe } from '#src/flows/collections/use-collection-picker.ts';
import { useSchedule } from '#src/flows/planner/use-schedule.ts';
import { hasReviewDraft } from '#src/flows/recipes/review-draft.ts';
import { useFavorite } from '#src/flows/recipes/use-favorite.ts';
import { useForWhom } from '#src/flows/recipes/use-for-whom.ts';
import { useRecipeReader } from '#src/flows/recipes/use-recipe-reader.ts';
import { useGoBack } from '#src/flows/use-go-back.ts';
import { useLoadedWhenIdle } from '#src/flows/use-loaded-when-idle.ts';
import { useShare } from '#src/flows/use-share.ts';
import { paths } from '#src/paths.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { CalendarIcon } from '#src/ui/icon/frame-icons.tsx';
import { BookmarkIcon } from '#src/ui/icon/recipe-icons.tsx';
import { ArrowLeftIcon } from '#src/ui/icon/sign-icons.tsx';
import { FavoriteButton } from '#src/ui/recipe/FavoriteButton.tsx';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { type Recipe, RecipePage } from './RecipePage.tsx';
import styles from './RecipeScreen.module.css';
import { UnreadRecipe } from './UnreadRecipe.tsx';

const loadSchedule = async () => (await import('./ScheduleSheet.tsx')).ScheduleSheet;
const ScheduleSheet = lazySheet(loadSchedule);

/** A recipe with its judgement, ingredients, nutrients and reviews. */
export function RecipeScreen() {
  const { id = '' } = useParams();
  return <ReadRecipe key={id} id={id} />;
}

function ReadRecipe({ id }: { id: string }) {
  const reader = useRecipeReader(id);
  const goBack = useGoBack(paths.dashboard());
  // the long page renders in the background, so that taps stay responsive
  const recipe = useDeferredValue(reader.recipe);
  usePageTitle(recipe?.title ?? texts.title);
  const hasDraft = recipe !== null && hasReviewDraft(recipe.id);
  const { openTab, reviewsState } = reader;
  const [query] = useSearchParams();
  const isReviewLinked = recipe !== null && query.get('tab') === 'reviews';
  useEffect(() => {
    if (hasDraft || isReviewLinked) openTab('reviews');
  }, [hasDraft, isReviewLinked]);
  const page = useRef<HTMLDivElement>(null);
  const areLinkedReviewsReady = isReviewLinked && reviewsState === 'reviewsReady';
  useEffect(() => {
    if (areLinkedReviewsReady) page.current?.querySelector('[role="tablist"]')?.scrollIntoView();
  }, [areLinkedReviewsReady]);
  return (
    <div className={styles['screen']} ref={page}>
      <div className={styles['controls']}>
        <IconButton variant="solid" label={texts.back} icon={<ArrowLeftIcon />} onClick={goBack} />
        {recipe && <Actions recipe={recipe} />}
      </div>
      {recipe ? <RecipePage recipe={recipe} reader={reader} /> : <UnreadRecipe {...reader} />}
    </div>
  );
}

const ownRecipeText = ({ title, servings, author, instructions }: Recipe, lines: readonly string[]) =>
  recipeText({
    title,
    servings,
    lines,
    steps: instructions.steps.map((step) => step.title),
    author: author?.name ?? null,
  });

/** Actions for the recipe: plan, share, collections, favorite. The shared link contains the member's referral code. */
function Actions({ recipe }: { recipe: Recipe }) {
  const { recipeId, open } = usePickedRecipe();
  const { user } = useSession();
  const schedule = useSchedule(recipe);
  const isScheduleRendered = useLoadedWhenIdle(loadSchedule, schedule.isOpen);
  const { forWhom } = useForWhom();
  const link = paths.sharedRecipe(recipe.id, { aff: user?.referral_code ?? undefined, forWhom });
  const lines = recipe.ingredient_lines;
  const share = useShare();
  // others cannot open an own recipe, so its text is shared
  const content =
    lines === undefined
      ? { url: `${window.location.origin}${link}` }
      : { title: recipe.title, text: ownRecipeText(recipe, lines) };
  return (
    <Row gap={12}>
      {isScheduleRendered && (
        <ScheduleSheet open={schedule.isOpen} onClose={schedule.close} schedule={schedule} />
      )}
      <IconButton variant="solid" label={texts.share} icon={<ShareIcon />} onClick={() => share(content)} />
      <IconButton
        variant="solid"
        label={texts.schedule}
        icon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-expanded={schedule.isOpen}
        onClick={schedule.open}
      />
      <IconButton
        variant="solid"
        label={texts.collections}
        icon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={recipeId !== null}
        onClick={() => open(recipe.id)}
      />
      <FavoriteButton {...useFavorite(recipe)} title={recipe.title} />
    </Row>
  );
}
