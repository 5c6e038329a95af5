import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { recipePage, recipeScreen } from '#src/features/recipes/texts/recipe.ts';
import { paths } from '#src/paths.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { VerdictSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { AppColumn } from '#src/ui/frame/AppColumn.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { Splash } from '#src/ui/frame/Splash.tsx';
import { Tabs } from '#src/ui/frame/Tabs.tsx';
import { ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { CalendarIcon } from '#src/ui/icon/frame-icons.tsx';
import { BookmarkIcon } from '#src/ui/icon/recipe-icons.tsx';
import { ArrowLeftIcon } from '#src/ui/icon/sign-icons.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { IngredientLine } from '#src/ui/recipe/IngredientList.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import type { SharedRecipe } from '../share/SharedRecipePage.tsx';
import { DirectionsSection } from './DirectionsSection.tsx';
import { IngredientsSection } from './IngredientsSection.tsx';
import { RecipeOpening } from './RecipeOpening.tsx';
import styles from './RecipePage.module.css';
import screenStyles from './RecipeScreen.module.css';
import { recipeTabs } from './recipe-tabs.ts';

const nothing = () => {};

/**
 * The page of a recipe as the server renders it: the same for all members, so without the verdict, the heart, and the
 * energy that some have hidden. The app replaces it. A device on which nobody is signed in shows the logo instead.
 */
export function ServerRenderedRecipe({ recipe }: { readonly recipe: SharedRecipe }) {
  return (
    <>
      <div id="rendered-recipe" className={screenStyles['forMember']}>
        <AppColumn>
          <ScrollArea>
            <div className={screenStyles['screen']}>
              <div className={screenStyles['controls']}>
                <IconButton variant="solid" label={recipeScreen.back} icon={<ArrowLeftIcon />} />
                <Row gap={12}>
                  <IconButton variant="solid" label={recipeScreen.share} icon={<ShareIcon />} />
                  <IconButton variant="solid" label={recipeScreen.schedule} icon={<CalendarIcon />} />
                  <IconButton variant="solid" label={recipeScreen.collections} icon={<BookmarkIcon />} />
                  <IconButton variant="solid" label="" icon={null} />
                </Row>
              </div>
              <Content recipe={recipe} />
            </div>
          </ScrollArea>
        </AppColumn>
      </div>
      <div className={screenStyles['forGuest']}>
        <AppColumn>
          <Splash />
        </AppColumn>
      </div>
    </>
  );
}

function Content({ recipe }: { readonly recipe: SharedRecipe }) {
  return (
    <article>
      <div className={styles['picture']}>
        <Dish src={recipe.image_wide} shape="fill" eager />
      </div>
      <div className={styles['sheet']}>
        <div className={screenStyles['opening']}>
          <RecipeOpening facts={recipeFactsOf(recipe, paths.recipe(recipe.id))} recipe={recipe} isPending />
          <VerdictSkeleton />
        </div>
        <Tabs label={recipePage.tabs} variant="even" tabs={recipeTabs} value="details" onChange={nothing}>
          <Stack gap={24}>
            <IngredientsSection servings={recipe.servings} onServings={nothing} units="us" onUnits={nothing}>
              {recipe.ingredients.map(({ food_id, name, amount }, place) => (
                <IngredientLine
                  // a recipe may have the same ingredient twice
                  key={`${place} ${food_id}`}
                  name={name}
                  amount={formatMeasure(amount.us)}
                  tick={{ on: false, onToggle: nothing }}
                />
              ))}
            </IngredientsSection>
            <DirectionsSection
              steps={recipe.instructions.steps}
              servings={{ written: recipe.servings, shown: recipe.servings }}
            />
          </Stack>
        </Tabs>
      </div>
    </article>
  );
}
