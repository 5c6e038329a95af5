import { type PointerEvent, useCallback } from 'react';
import { cookingNotes, type LaterMeal } from '#domain/cooking/cooking-notes.ts';
import { eaten, servingsEaten } from '#domain/meal-plan/day-totals.ts';
import { type DayPlan, type PlanItem, recipeIdOf } from '#domain/meal-plan/week-plan.ts';
import { usePlannedServings } from '#src/flows/planner/use-planned-servings.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { BowlIcon } from '#src/ui/icon/account-icons.tsx';
import { CloseIcon, MoreIcon } from '#src/ui/icon/common-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { formatMinutes } from '#src/ui/recipe/format-minutes.ts';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './PlanItemCard.module.css';
import { formatKcal } from './plan-text.ts';
import { ReplaceIcon } from './planner-icons.tsx';
import { useShowsNumbers } from './shows-numbers.ts';
import { planItemCard as texts } from './texts/day.ts';

export interface PlanItemCardProps {
  readonly item: PlanItem;
  /** What the table eats of it; null for a plan for one. */
  readonly pot: NonNullable<DayPlan['table']>['pots'][number] | null;
  /** Later meals that it is cooked for, too. */
  readonly cookedFor: readonly LaterMeal[];
  readonly isHeld: boolean;
  readonly onRemove: (id: string) => void;
  readonly onMenu: (id: string) => void;
  readonly onReplace: (id: string) => void;
  readonly onServings: (id: string, servings: number) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, item: PlanItem) => void;
}

/** One item of the day. */
export function PlanItemCard(props: PlanItemCardProps) {
  const { item, pot, cookedFor, isHeld, onRemove, onMenu, onReplace, onServings, onPointerDown } = props;
  const { id, title, image } = item;
  const editor = usePlannedServings(
    item.servings,
    useCallback((servings: number) => onServings(id, servings), [id, onServings]),
  );
  const showsNumbers = useShowsNumbers();
  const notes = cookingNotes(item, pot, cookedFor);
  const recipeId = recipeIdOf(item);
  // as the day counts it; of a separate dish of others, its own portion
  const portion = editor.isEditing || item.only_for !== undefined ? editor.servings : servingsEaten(item);
  const meta = [
    showsNumbers && portion > 0 && formatKcal(eaten(item, 'Calories', portion)),
    formatMinutes(item.ready_in_minutes),
  ];
  return (
    <article
      className={classNames(styles['item'], isHeld && styles['held'])}
      onPointerDown={(event) => onPointerDown(event, item)}
    >
      {image === null ? (
        <span className={classNames(styles['picture'], styles['food'])}>
          <BowlIcon size={28} />
        </span>
      ) : (
        <Dish src={image} shape="fill" className={styles['picture']} />
      )}
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h4 className={styles['title']}>
            {recipeId === null ? (
              <bdi>{title}</bdi>
            ) : (
              <Link href={paths.recipe(recipeId)} className={styles['link']}>
                <bdi>{title}</bdi>
              </Link>
            )}
          </h4>
          <span className={styles['controls']}>
            <IconButton
              variant="small"
              label={texts.replaceLabel(title)}
              icon={<ReplaceIcon size={20} />}
              aria-haspopup="dialog"
              onClick={() => onReplace(id)}
            />
            <IconButton
              variant="small"
              label={texts.menuLabel(title)}
              icon={<MoreIcon size={20} />}
              aria-haspopup="dialog"
              onClick={() => onMenu(id)}
            />
            <IconButton
              variant="small"
              label={texts.removeLabel(title)}
              icon={<CloseIcon size={18} />}
              onClick={() => onRemove(id)}
            />
          </span>
        </div>
        {notes.leftovers !== '' && <p className={styles['note']}>{notes.leftovers}</p>}
        {notes.cooking !== '' && <p className={styles['note']}>{notes.cooking}</p>}
        {item.histamine_warning && <p className={styles['note']}>{item.histamine_warning.sentence}</p>}
        {item.keeping_note && <p className={styles['note']}>{item.keeping_note.sentence}</p>}
        {notes.portions !== '' && <p className={styles['note']}>{notes.portions}</p>}
        {pot !== null && (item.only_for !== undefined || !pot.fits_all) && (
          <p className={styles['note']}>{pot.sentence}.</p>
        )}
        {item.only_for === undefined && <VerdictLine fit={item.fit} />}
        <div className={styles['foot']}>
          <span className={styles['meta']}>{meta.filter(Boolean).join(' · ')}</span>
          <ServingsStepper
            variant="small"
            label={texts.servingsLabel(title)}
            value={editor.servings}
            onChange={editor.choose}
          />
        </div>
        {editor.isEditing && (
          <div className={styles['answer']}>
            <Button size="sm" variant="quiet" onClick={editor.cancel}>
              {texts.cancel}
            </Button>
            <Button size="sm" variant="tinted" onClick={editor.save}>
              {texts.save}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
