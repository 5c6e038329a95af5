import { bottomNavigation as texts } from '#src/ui/frame/texts.ts';
import { classNames } from '../class-names.ts';
import {
  BooksIcon,
  CalendarIcon,
  HealthIcon,
  HomeIcon,
  HomeSolidIcon,
  PersonIcon,
} from '../icon/frame-icons.tsx';
import type { Icon } from '../icon/icon.tsx';
import { Link } from '../link/Link.tsx';
import styles from './BottomNavigation.module.css';

const navigationLabels = {
  home: 'Home',
  health: texts.health,
  collections: texts.collections,
  planner: texts.planner,
  account: texts.account,
} as const;

export type NavigationEntry = keyof typeof navigationLabels;

const entries: ReadonlyArray<readonly [entry: NavigationEntry, rest: Icon, current: Icon]> = [
  ['home', HomeIcon, HomeSolidIcon],
  ['health', HealthIcon, HealthIcon],
  ['collections', BooksIcon, BooksIcon],
  ['planner', CalendarIcon, CalendarIcon],
  ['account', PersonIcon, PersonIcon],
];

export interface BottomNavigationProps {
  readonly hrefs: Readonly<Record<NavigationEntry, string>>;
  /** The active entry of the screen; null for none. */
  readonly current: NavigationEntry | null;
}

export function BottomNavigation({ hrefs, current }: BottomNavigationProps) {
  return (
    <nav aria-label={texts.label} className={styles['nav']}>
      <ul className={styles['list']}>
        {entries.map(([entry, Rest, Current]) => {
          const isCurrent = entry === current;
          const Shown = isCurrent ? Current : Rest;
          return (
            <li key={entry}>
              <Link
                href={hrefs[entry]}
                className={classNames(styles['entry'], isCurrent && styles['current'])}
                {...(isCurrent && { 'aria-current': 'page' as const })}
              >
                <span className={styles['pill']}>
                  <Shown size={22} />
                </span>
                {navigationLabels[entry]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
