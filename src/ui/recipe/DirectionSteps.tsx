import styles from './DirectionSteps.module.css';

/** The steps of a recipe, each with its number in the margin. */
export function DirectionSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol aria-label="Directions" className={styles['steps']}>
      {steps.map((step) => (
        <li key={step} className={styles['step']}>
          {step}
        </li>
      ))}
    </ol>
  );
}
