import { classNames } from '#src/ui/class-names.ts';
import styles from './SlideDots.module.css';
import { slideDots as texts } from './texts.ts';

export interface SlideDotsProps {
  readonly count: number;
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** The dots of the carousel, each a button for its slide. */
export function SlideDots({ count, index, onShow }: SlideDotsProps) {
  return (
    <ol className={styles['dots']}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <li key={at}>
          <button
            type="button"
            className={classNames(styles['dot'], at === index && styles['on'])}
            aria-label={texts.slideLabel(at + 1, count)}
            {...(at === index && { 'aria-current': 'step' as const })}
            onClick={() => onShow(at)}
          />
        </li>
      ))}
    </ol>
  );
}
