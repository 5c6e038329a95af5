import { stepBar as texts } from '#src/ui/frame/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icon/sign-icons.tsx';
import styles from './StepBar.module.css';

export interface StepBarProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
  readonly onBack: () => void;
}

/** Back button and progress of a sequence of steps. There is no way back from the first. */
export function StepBar({ step, of, onBack }: StepBarProps) {
  return (
    <header className={styles['bar']}>
      <IconButton
        label={texts.back}
        icon={<ArrowLeftIcon size={22} />}
        aria-disabled={step === 1}
        onClick={onBack}
      />
      <div
        className={styles['steps']}
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={texts.step(step, of)}
      >
        {Array.from({ length: of }, (_, index) => index + 1).map((each) => (
          <i key={each} className={classNames(styles['part'], each <= step && styles['done'])} />
        ))}
      </div>
      <span className={styles['count']}>{`${step}/${of}`}</span>
    </header>
  );
}
