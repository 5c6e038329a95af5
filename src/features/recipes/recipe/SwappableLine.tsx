import type { components } from '#contract/api.ts';
import { swappableLine as texts } from '#src/features/recipes/texts/recipe.ts';
import type { useIngredientSwaps } from '#src/flows/recipes/use-ingredient-swaps.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IngredientLine, type IngredientLineProps } from '#src/ui/recipe/IngredientList.tsx';
import { describeReasons, type Reason } from './reasons-text.ts';
import styles from './SwappableLine.module.css';
import { plainName } from './swap-text.ts';

type Ingredient = components['schemas']['Ingredient'];

export interface SwappableLineProps {
  readonly ingredient: Ingredient;
  /** The ingredient before the swap. */
  readonly original: Ingredient | undefined;
  readonly amount: string;
  /** Reasons against it, if any. */
  readonly against: readonly Reason[] | undefined;
  readonly tick: NonNullable<IngredientLineProps['tick']>;
  readonly swaps: Pick<ReturnType<typeof useIngredientSwaps>, 'open' | 'undo' | 'isRestoring'>;
}

/** An ingredient; one with reasons against it can be swapped, a swapped one can be restored. */
export function SwappableLine({ ingredient, original, amount, against, tick, swaps }: SwappableLineProps) {
  const { name, food_id } = ingredient;
  const isSwapped = original !== undefined && original.food_id !== food_id;
  if (!against && !isSwapped) return <IngredientLine name={name} amount={amount} tick={tick} />;
  const note = (
    <>
      {isSwapped && <span>{texts.insteadOf(plainName(original.name))}</span>}
      {against && <span className={styles['against']}>{describeReasons(against)}</span>}
    </>
  );
  const action = (
    <span className={styles['actions']}>
      {against && (
        <Button
          size="sm"
          variant="tinted"
          onClick={() => swaps.open(food_id, plainName(name))}
          aria-label={texts.swapFood(plainName(name))}
        >
          {texts.swap}
        </Button>
      )}
      {isSwapped && (
        <Button
          size="sm"
          variant="quiet"
          busy={swaps.isRestoring}
          onClick={() => swaps.undo(original.food_id)}
          aria-label={texts.undoSwap(plainName(original.name))}
        >
          {texts.undo}
        </Button>
      )}
    </span>
  );
  return <IngredientLine name={name} amount={amount} tick={tick} note={note} action={action} />;
}
