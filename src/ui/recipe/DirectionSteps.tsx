import { directionSteps as texts } from '#src/ui/recipe/texts.ts';
import { keepUnits } from '../text/keep-units.ts';
import styles from './DirectionSteps.module.css';

/** The numbered steps of a recipe. */
export function DirectionSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol aria-label={texts.label} className={styles['steps']}>
      {steps.map((step) => (
        <li key={step} className={styles['step']}>
          {keepUnits(step)}
        </li>
      ))}
    </ol>
  );
}
