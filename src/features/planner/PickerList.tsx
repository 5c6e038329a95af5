import type { CustomFood } from '#domain/meal-plan/custom-food.ts';
import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import type { Picker } from '#src/flows/planner/use-picker.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { formatMinutes } from '#src/ui/recipe/format-minutes.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import styles from './PickerList.module.css';
import { formatKcal } from './plan-text.ts';
import { ShowAllSwitch } from './ShowAllSwitch.tsx';
import { useShowsNumbers } from './shows-numbers.ts';
import { pickerList as texts } from './texts/sheets.ts';

export interface PickerListProps {
  readonly picker: Picker;
  readonly sheets: Pick<PlannerSheets, 'chosen' | 'choose'>;
  readonly searchLabel: string;
  /** A food is chosen a number of times, a recipe once or not at all. */
  readonly by?: 'tick' | 'quantity';
  readonly emptyTitle?: string;
  readonly emptyText?: string;
  /** Foods have a remove button if this is set. */
  readonly onRemove?: (food: CustomFood) => void;
}

/** Recipes or foods to choose for the day, with checkboxes or counters. */
export function PickerList(props: PickerListProps) {
  const { picker, sheets, searchLabel, by = 'tick' } = props;
  return (
    <Stack gap={12}>
      <SearchField
        label={searchLabel}
        value={picker.typed}
        onChange={picker.type}
        found={picker.state === 'ready' ? picker.items.length : null}
        hasMore={picker.hasMore}
      />
      {picker.isJudged && <ShowAllSwitch checked={picker.showAll} onChange={picker.toggleShowAll} />}
      <Found {...props} by={by} picker={picker} sheets={sheets} />
    </Stack>
  );
}

function Found({
  picker,
  sheets,
  by,
  emptyTitle = plannerMessages.noCustomRecipes,
  emptyText,
  onRemove,
}: PickerListProps) {
  const { state, items: list, failure } = picker;
  if (state === 'failed')
    return <FailureNote title={texts.failedTitle} text={failure} onRetry={picker.retry} />;
  if (list.length === 0 && (state === 'loading' || !picker.isKnown)) return <ListSkeleton rows={6} />;
  if (picker.isFiltered)
    return (
      <EmptyState
        heading="h3"
        title={plannerMessages.nothingFits}
        text={texts.filteredText}
        action={
          <Button size="sm" variant="tinted" onClick={picker.toggleShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    );
  if (list.length === 0)
    return <EmptyState heading="h3" title={emptyTitle} {...(emptyText && { text: emptyText })} />;
  return (
    <>
      <ul aria-label={texts.foundLabel} aria-busy={state === 'loading' || state === 'typing'}>
        {list.map((item) => {
          const quantity = sheets.chosen[item.id] ?? 0;
          const choose = (requested: number) => sheets.choose(item, requested);
          return by === 'quantity' ? (
            <Counted key={item.id} item={item} quantity={quantity} onChoose={choose} onRemove={onRemove} />
          ) : (
            <Ticked key={item.id} item={item} checked={quantity > 0} onChoose={choose} />
          );
        })}
      </ul>
      {state === 'appendFailed' && (
        <Text variant="small" tone="danger" role="alert">
          {failure}
        </Text>
      )}
      {picker.hasMore && (
        <Button
          width="block"
          busy={state === 'appending'}
          onClick={state === 'appendFailed' ? picker.retry : picker.showMore}
        >
          {state === 'appending' ? texts.loadingMore : texts.showMore}
        </Button>
      )}
    </>
  );
}

function Words({ item }: { item: PickerItem }) {
  const showsNumbers = useShowsNumbers();
  const note = [formatMinutes(item.minutes), showsNumbers && item.kcal !== null && formatKcal(item.kcal)]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles['words']}>
      <span className={styles['title']}>
        <bdi>{item.title}</bdi>
      </span>
      {note !== '' && <span className={styles['note']}>{note}</span>}
      <VerdictLine fit={item.fit} />
    </span>
  );
}

interface PickerRowProps {
  readonly item: PickerItem;
  readonly onChoose: (quantity: number) => void;
}

function Ticked({ item, checked, onChoose }: PickerRowProps & { checked: boolean }) {
  return (
    <TickRow checked={checked} onToggle={() => onChoose(checked ? 0 : 1)} markAt="end">
      {item.image !== null && <Dish src={item.image} shape="fill" className={styles['picture']} />}
      <Words item={item} />
    </TickRow>
  );
}

interface CountedProps extends PickerRowProps {
  readonly quantity: number;
  readonly onRemove: PickerListProps['onRemove'];
}

function Counted({ item, quantity, onChoose, onRemove }: CountedProps) {
  const { food } = item;
  return (
    <li className={styles['counted']}>
      <Words item={item} />
      <ServingsStepper
        variant="small"
        label={texts.quantityLabel(item.title)}
        min={0}
        max={Number.POSITIVE_INFINITY}
        value={quantity}
        onChange={onChoose}
      />
      {food && onRemove && (
        <IconButton
          variant="small"
          label={texts.deleteLabel(item.title)}
          icon={<TrashIcon size={18} />}
          onClick={() => onRemove(food)}
        />
      )}
    </li>
  );
}
