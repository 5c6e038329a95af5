import { formatNumber } from '#domain/message/format-number.ts';
import { nutrientOverview as texts } from '#src/ui/recipe/texts.ts';
import { classNames } from '../class-names.ts';
import styles from './NutrientOverview.module.css';

export interface NutrientOverviewProps {
  /** Kilocalories per serving; null: not known. `hidden`: energy figures are hidden for this member. */
  readonly calories: number | 'hidden' | null;
  /** Grams. */
  readonly sugar: number | null;
  /** Grams. */
  readonly protein: number | null;
}

/** The three nutrients of a recipe's overview; calories without a unit. */
export function NutrientOverview({ calories, sugar, protein }: NutrientOverviewProps) {
  const grams = (amount: number | null) => (amount === null ? '?' : texts.grams(formatNumber(amount)));
  return (
    <dl className={styles['overview']}>
      {calories !== 'hidden' && (
        <Figure name="Calories" value={calories === null ? '?' : formatNumber(calories)} />
      )}
      <Figure name="Sugar" value={grams(sugar)} />
      <Figure name="Protein" value={grams(protein)} />
    </dl>
  );
}

/** Their place, until it is known whether the member sees energy figures. */
export function PendingNutrients() {
  return (
    <dl className={classNames(styles['overview'], styles['pending'])}>
      <Figure name="Sugar" value="?" />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles['figure']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>{value}</dd>
    </div>
  );
}
