import { addDays, formatWeek, weekOf } from '#domain/calendar/week.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import styles from './PlannerHeader.module.css';
import { plannerHeader as texts } from './texts/screens.ts';

interface PlannerHeaderProps {
  readonly day: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** The title of the page, and the week it shows. */
export function PlannerHeader({ day, today, onChoose }: PlannerHeaderProps) {
  const isPresent = weekOf(day)[0] === weekOf(today)[0];
  return (
    <header className={styles['bar']}>
      <h1 className={styles['title']}>{texts.title}</h1>
      <nav aria-label={texts.weeksLabel} className={styles['weeks']}>
        <IconButton
          label={texts.previousWeek}
          icon={<ChevronRightIcon size={20} className={styles['back']} />}
          onClick={() => onChoose(addDays(day, -7))}
        />
        <button
          type="button"
          className={styles['week']}
          aria-label={isPresent ? texts.presentWeek(formatWeek(day)) : texts.toPresentWeek(formatWeek(day))}
          onClick={() => onChoose(today)}
        >
          {formatWeek(day)}
        </button>
        <IconButton
          label={texts.nextWeek}
          icon={<ChevronRightIcon size={20} />}
          onClick={() => onChoose(addDays(day, 7))}
        />
      </nav>
    </header>
  );
}
