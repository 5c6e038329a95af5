import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { toParameter } from '#domain/swap/made-swaps.ts';
import { detailsTab as texts } from '#src/features/recipes/texts/recipe.ts';
import { useForWhom } from '#src/flows/recipes/use-for-whom.ts';
import type { useIngredientSwaps } from '#src/flows/recipes/use-ingredient-swaps.ts';
import { storeChoices } from '#src/flows/recipes/use-recipe-choices.ts';
import { useTickedIngredients } from '#src/flows/recipes/use-ticked-ingredients.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { useLoadedWhenIdle } from '#src/flows/use-loaded-when-idle.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PrintButton } from '#src/ui/recipe/PrintButton.tsx';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { DirectionsSection } from './DirectionsSection.tsx';
import { IngredientsSection } from './IngredientsSection.tsx';
import { NoteSection } from './NoteSection.tsx';
import styles from './RecipePage.module.css';
import type { Recipe } from './RecipePage.tsx';
import { reasonsByFood } from './reasons-text.ts';
import { SwappableLine } from './SwappableLine.tsx';
import { describeSwaps, unsuitableNames } from './swap-text.ts';
import { WhyPanel } from './WhyPanel.tsx';

const loadSwaps = async () => (await import('./SwapSheet.tsx')).SwapSheet;
const SwapSheet = lazySheet(loadSwaps);

export interface DetailsTabProps {
  /** With the swaps applied. */
  readonly recipe: Recipe;
  /** The original recipe. */
  readonly written: Recipe;
  readonly swaps: ReturnType<typeof useIngredientSwaps>;
  readonly servings: number;
  readonly onServings: (servings: number) => void;
  /** Fraction of a serving that the amounts are for. */
  readonly portion: number;
  readonly onPortion: (portion: number) => void;
}

/** Ingredients, reasons and directions. */
export function DetailsTab(props: DetailsTabProps) {
  const { recipe, written, swaps, servings, portion, onPortion } = props;
  const { forWhom } = useForWhom();
  const choices = { servings, swapped: toParameter(swaps.made), forWhom };
  const isSheetRendered = useLoadedWhenIdle(loadSwaps, swaps.sheet !== null);
  return (
    <Stack gap={24}>
      <Ingredients {...props} />
      <WhyPanel
        verdicts={recipe.verdicts}
        portion={portion}
        onPortion={onPortion}
        reported={{ recipeId: String(written.id), reporter: 'member', swapped: choices.swapped }}
      />
      <Row gap={12} className={styles['cook'] ?? ''}>
        {recipe.instructions.steps.length > 0 && (
          <Button
            variant="primary"
            width="grow"
            href={memberPaths.cook(written.id, choices)}
            onClick={() => storeChoices(memberPaths.chosenRecipe(written.id, choices))}
          >
            {texts.startCooking}
          </Button>
        )}
        <PrintButton />
      </Row>
      <DirectionsSection
        steps={recipe.instructions.steps}
        note={describeSwaps(written, recipe)}
        servings={{ written: recipe.servings, shown: servings * portion }}
      />
      <NoteSection recipeId={String(written.id)} />
      {written.ingredient_lines !== undefined && (
        <Button width="block" href={memberPaths.editOwnRecipe(written.id)}>
          {texts.edit}
        </Button>
      )}
      {isSheetRendered && (
        <SwapSheet
          open={swaps.sheet !== null}
          onClose={swaps.close}
          swaps={swaps}
          servings={{ written: recipe.servings, chosen: servings }}
          others={unsuitableNames(recipe).filter((name) => name !== swaps.wanted?.name)}
        />
      )}
    </Stack>
  );
}

function Ingredients({ recipe, written, swaps, servings, onServings, portion, onPortion }: DetailsTabProps) {
  const { units, choose } = useUnits();
  const ticked = useTickedIngredients(String(written.id));
  const against = reasonsByFood(recipe.fit);
  return (
    <IngredientsSection
      servings={servings}
      onServings={onServings}
      units={units}
      onUnits={choose}
      portion={portion}
      onWhole={() => onPortion(1)}
    >
      {recipe.ingredients.map((ingredient, place) => (
        <SwappableLine
          // a recipe may have the same ingredient twice
          key={`${place} ${ingredient.food_id}`}
          ingredient={ingredient}
          original={written.ingredients[place]}
          amount={formatMeasure(
            scaleMeasure(ingredient.amount[units], recipe.servings, servings * portion, units),
          )}
          against={against.get(ingredient.food_id)}
          tick={{ on: ticked.isTicked(place), onToggle: () => ticked.toggle(place) }}
          swaps={swaps}
        />
      ))}
    </IngredientsSection>
  );
}
