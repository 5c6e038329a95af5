import { useParams } from 'react-router-dom';
import { guestRecipeScreen as texts } from '#src/features/recipes/texts/guest.ts';
import { useGuestReader } from '#src/flows/recipes/use-guest-reader.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ArrowLeftIcon } from '#src/ui/icon/sign-icons.tsx';
import { LargePicture } from '../recipe/LargePicture.tsx';
import screenStyles from '../recipe/RecipeScreen.module.css';
import { ReviewList } from '../recipe/ReviewList.tsx';
import { UnreadRecipe } from '../recipe/UnreadRecipe.tsx';
import { WhyPanel } from '../recipe/WhyPanel.tsx';
import { SharedRecipePage } from '../share/SharedRecipePage.tsx';

/** A recipe with its judgement for a guest. */
export function GuestRecipeScreen() {
  const { id = '' } = useParams();
  return <ReadByGuest key={id} id={id} />;
}

const backButton = (
  <IconButton variant="solid" label={texts.back} icon={<ArrowLeftIcon />} href={paths.tryOut()} />
);

function ReadByGuest({ id }: { id: string }) {
  const reader = useGuestReader(id);
  const { units, choose } = useUnits();
  const { recipe } = reader;
  usePageTitle(recipe?.title ?? texts.title);
  if (recipe === null)
    return (
      <ScrollArea>
        <div className={screenStyles['screen']}>
          <div className={screenStyles['controls']}>{backButton}</div>
          <UnreadRecipe {...reader} />
        </div>
      </ScrollArea>
    );
  return (
    <ScrollArea>
      <SharedRecipePage
        recipe={recipe}
        tab={reader.tab}
        onTab={reader.openTab}
        servings={reader.servings}
        onServings={reader.chooseServings}
        units={units}
        onUnits={choose}
        controls={backButton}
        why={
          <WhyPanel
            verdicts={recipe.verdicts}
            portion={reader.portion}
            onPortion={reader.choosePortion}
            reported={{ recipeId: String(recipe.id), reporter: 'guest', swapped: [] }}
          />
        }
        reviews={
          reader.reviewsState !== 'unasked' && (
            <>
              <ReviewList reader={reader} shown={reader.reviews?.data ?? []} />
              <LargePicture />
            </>
          )
        }
      />
      <StickyDock>
        <Button variant="primary" width="block" href={paths.loginOrCreate()}>
          {reader.hasAnswers ? texts.keepAnswers : texts.join}
        </Button>
      </StickyDock>
    </ScrollArea>
  );
}
