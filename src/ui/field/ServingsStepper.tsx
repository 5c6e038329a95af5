import { maximumServings, minimumServings } from '#domain/recipe/servings.ts';
import { servingsStepper as texts } from '#src/ui/field/texts.ts';
import { classNames } from '../class-names.ts';
import { MinusIcon, PlusIcon } from '../icon/common-icons.tsx';
import styles from './ServingsStepper.module.css';

export interface ServingsStepperProps {
  /** What is counted, for screen readers. */
  readonly label?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** `worded` writes "4 servings" between the buttons, `bare` the number alone. */
  readonly variant?: 'worded' | 'bare' | 'small';
}

/** Minus and plus buttons. At its limit a button keeps the focus and does nothing. */
export function ServingsStepper(props: ServingsStepperProps) {
  const {
    label = texts.label,
    value,
    onChange,
    min = minimumServings,
    max = maximumServings,
    variant = 'worded',
  } = props;
  const step = (by: number) => {
    const next = value + by;
    // out of the range, it leads back
    if (by < 0 ? next >= min : next <= max) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend that is not wanted here
    <div role="group" aria-label={label} className={classNames(styles['stepper'], styles[variant])}>
      <button type="button" aria-label={texts.fewer} aria-disabled={value <= min} onClick={() => step(-1)}>
        <MinusIcon size={18} />
      </button>
      <output className={styles['value']}>{variant === 'worded' ? texts.servings(value) : value}</output>
      <button type="button" aria-label={texts.more} aria-disabled={value >= max} onClick={() => step(1)}>
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
