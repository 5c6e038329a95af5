import { useEffect } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { shareScreen as texts } from '#src/features/recipes/texts/share.ts';
import type { SharedReading } from '#src/flows/recipes/shared-recipe-flows.ts';
import { type Reading, useReading } from '#src/flows/recipes/use-reading.ts';
import { useSharePage } from '#src/flows/recipes/use-share-page.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { lazyExtra } from '#src/ui/sheet/lazy-sheet.tsx';
import screenStyles from '../recipe/RecipeScreen.module.css';
import { UnreadRecipe } from '../recipe/UnreadRecipe.tsx';
import { WhyPanel } from '../recipe/WhyPanel.tsx';
import { CopyOffer } from './CopyOffer.tsx';
import { Home, ShareControls } from './ShareControls.tsx';
import { SharedRecipePage } from './SharedRecipePage.tsx';

type Recipe = NonNullable<Reading['recipe']>;

const loadBanner = () => import('./SignUpBanner.tsx');
const SignUpBanner = lazyExtra(async () => (await loadBanner()).SignUpBanner);

const GuestReviews = lazyPart(async () => (await import('./GuestReviews.tsx')).GuestReviews, {
  title: texts.reviewsUnloaded,
  text: texts.reviewsUnloadedHint,
});

/** The public page of a shared recipe. */
export function ShareScreen() {
  const { id = '' } = useParams();
  const actor = useLoaderData<SharedReading>();
  useEffect(() => () => void actor.stop(), [actor]);
  const reader = useReading(actor, id);
  usePageTitle(reader.recipe?.title ?? texts.title);
  return (
    <ScrollArea>
      {reader.recipe ? (
        <ReadByGuest recipe={reader.recipe} reader={reader} />
      ) : (
        <div className={screenStyles['screen']}>
          <div className={screenStyles['controls']}>
            <Home />
          </div>
          <UnreadRecipe {...reader} />
        </div>
      )}
    </ScrollArea>
  );
}

function ReadByGuest({ recipe, reader }: { recipe: Recipe; reader: Reading }) {
  const page = useSharePage(recipe.id);
  const { units, choose } = useUnits();
  // preloaded, so that it opens in time on a slow network
  useEffect(() => void loadBanner().catch(() => {}), []);
  return (
    <>
      <SharedRecipePage
        recipe={recipe}
        tab={reader.tab}
        onTab={reader.openTab}
        servings={reader.servings}
        onServings={reader.chooseServings}
        units={units}
        onUnits={choose}
        controls={<ShareControls recipeId={recipe.id} onShare={page.share} />}
        why={
          <WhyPanel
            verdicts={recipe.verdicts}
            portion={reader.portion}
            onPortion={reader.choosePortion}
            reported={{ recipeId: String(recipe.id), reporter: 'guest', swapped: [] }}
          />
        }
        notice={page.isCopyOffered && <CopyOffer url={window.location.href} />}
        reviews={reader.reviewsState !== 'unasked' && <GuestReviews page={page} reader={reader} />}
      />
      {page.isInvited && <SignUpBanner open recipeId={recipe.id} image={recipe.image} />}
    </>
  );
}
