import { useId } from 'react';
import type { components } from '#contract/api.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { stepIngredients as texts } from '#src/features/recipes/texts/cooking.ts';
import { useTickedIngredients } from '#src/flows/recipes/use-ticked-ingredients.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { Amount } from '#src/ui/recipe/Amount.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CookScreen.module.css';

export interface StepIngredientsProps {
  readonly recipe: components['schemas']['RecipeDetail'];
  readonly servings: number;
  /** Places of the ingredients in the list of the recipe. */
  readonly places: readonly number[];
  /** Those whose amount is for several steps. */
  readonly shared: ReadonlySet<number>;
}

/** The ingredients of a step for the chosen servings, to be ticked off. */
export function StepIngredients({ recipe, servings, places, shared }: StepIngredientsProps) {
  const id = useId();
  const { units } = useUnits();
  const { isTicked, toggle } = useTickedIngredients(String(recipe.id));
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['ingredients']}>
      <Text as="h2" variant="h3" id={id}>
        {texts.title}
      </Text>
      <ul>
        {places.map((place) => {
          const ingredient = recipe.ingredients[place];
          if (ingredient === undefined) return null;
          const amount = scaleMeasure(ingredient.amount[units], recipe.servings, servings, units);
          return (
            <TickRow key={place} checked={isTicked(place)} onToggle={() => toggle(place)}>
              <span className={styles['ingredient']}>
                <span>{ingredient.name}</span>
                <b>
                  <Amount>{formatMeasure(amount)}</Amount>
                  {shared.has(place) && texts.inAll}
                </b>
              </span>
            </TickRow>
          );
        })}
      </ul>
    </section>
  );
}
