import type { ReactNode } from 'react';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { classNames } from '#src/ui/class-names.ts';
import { BowlIcon } from '#src/ui/icon/account-icons.tsx';
import { ChevronRightIcon } from '#src/ui/icon/common-icons.tsx';
import { BooksIcon } from '#src/ui/icon/frame-icons.tsx';
import { HeartIcon } from '#src/ui/icon/recipe-icons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import styles from './AddSheet.module.css';
import { ForkIcon, WandIcon } from './planner-icons.tsx';
import { addSheet as texts } from './texts/sheets.ts';

interface Way {
  readonly title: string;
  readonly note: string;
  readonly icon: ReactNode;
  readonly opens:
    | 'collections.opened'
    | 'recipes.opened'
    | 'personal.opened'
    | 'foods.opened'
    | 'generator.opened';
}

const ways: readonly Way[] = [
  {
    title: texts.fromCollection,
    note: texts.fromCollectionNote,
    icon: <BooksIcon size={22} />,
    opens: 'collections.opened',
  },
  {
    title: texts.fromRecipes,
    note: texts.fromRecipesNote,
    icon: <ForkIcon size={22} />,
    opens: 'recipes.opened',
  },
  {
    title: texts.personal,
    note: texts.personalNote,
    icon: <HeartIcon size={22} />,
    opens: 'personal.opened',
  },
  {
    title: texts.customFood,
    note: texts.customFoodNote,
    icon: <BowlIcon size={22} />,
    opens: 'foods.opened',
  },
  {
    title: texts.generate,
    note: texts.generateNote,
    icon: <WandIcon size={22} />,
    opens: 'generator.opened',
  },
];

/** The ways to add a meal to the day. */
export function AddSheet({ sheets, weekday }: { sheets: PlannerSheets; weekday: string }) {
  return (
    <BottomSheet open={sheets.open === 'adding'} onClose={sheets.close} title={texts.title(weekday)}>
      <ul className={styles['ways']}>
        {ways.map(({ title, note, icon, opens }) => (
          <li key={opens}>
            <button
              type="button"
              className={classNames(styles['way'], opens === 'generator.opened' && styles['special'])}
              onClick={() => sheets.send({ type: opens })}
            >
              <span className={styles['icon']}>{icon}</span>
              <span className={styles['words']}>
                <b className={styles['title']}>{title}</b>
                <span className={styles['note']}>{note}</span>
              </span>
              <ChevronRightIcon size={20} className={styles['chevron']} />
            </button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
