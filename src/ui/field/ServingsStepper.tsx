import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../icon/common-icons.tsx';
import styles from './ServingsStepper.module.css';

export interface ServingsStepperProps {
  /** What is counted, for those who do not see it. */
  readonly label?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** `worded` writes "4 servings" between the buttons, `bare` the number alone. */
  readonly look?: 'worded' | 'bare' | 'small';
}

/** Fewer, more. A button at its end stays where the focus is and does nothing. */
export function ServingsStepper(props: ServingsStepperProps) {
  const { label = 'Servings', value, onChange, min = 1, max = 100, look = 'worded' } = props;
  const step = (by: number) => {
    const next = value + by;
    if (next >= min && next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend that is not wanted here
    <div role="group" aria-label={label} className={classNames(styles['stepper'], styles[look])}>
      <button type="button" aria-label="Fewer" aria-disabled={value <= min} onClick={() => step(-1)}>
        <MinusIcon size={18} />
      </button>
      <output className={styles['value']}>
        {look === 'worded' ? `${value} ${value === 1 ? 'serving' : 'servings'}` : value}
      </output>
      <button type="button" aria-label="More" aria-disabled={value >= max} onClick={() => step(1)}>
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
