import styles from './DirectionSteps.module.css';

/** The numbered steps of a recipe. */
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
