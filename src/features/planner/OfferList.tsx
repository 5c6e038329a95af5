import type { CustomFood } from '#domain/meal-plan/custom-food.ts';
import type { Offer } from '#domain/meal-plan/offer.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import type { Offers } from '#src/flows/planner/use-offers.ts';
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
import styles from './OfferList.module.css';
import { formatKcal } from './plan-text.ts';
import { ShowAllSwitch } from './ShowAllSwitch.tsx';
import { useShowsNumbers } from './shows-numbers.ts';
import { offerList as texts } from './texts/sheets.ts';

export interface OfferListProps {
  readonly offers: Offers;
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
export function OfferList(props: OfferListProps) {
  const { offers, sheets, searchLabel, by = 'tick' } = props;
  return (
    <Stack gap={12}>
      <SearchField
        label={searchLabel}
        value={offers.typed}
        onChange={offers.type}
        found={offers.state === 'ready' ? offers.offers.length : null}
        hasMore={offers.hasMore}
      />
      {offers.isJudged && <ShowAllSwitch checked={offers.showAll} onChange={offers.toggleShowAll} />}
      <Found {...props} by={by} offers={offers} sheets={sheets} />
    </Stack>
  );
}

function Found({
  offers,
  sheets,
  by,
  emptyTitle = plannerMessages.noCustomRecipes,
  emptyText,
  onRemove,
}: OfferListProps) {
  const { state, offers: list, failure } = offers;
  if (state === 'failed')
    return <FailureNote title={texts.failedTitle} text={failure} onRetry={offers.retry} />;
  if (list.length === 0 && (state === 'loading' || !offers.isKnown)) return <ListSkeleton rows={6} />;
  if (offers.isFiltered)
    return (
      <EmptyState
        heading="h3"
        title={plannerMessages.nothingFits}
        text={texts.filteredText}
        action={
          <Button size="sm" variant="tinted" onClick={offers.toggleShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    );
  if (list.length === 0)
    return <EmptyState heading="h3" title={emptyTitle} {...(emptyText && { text: emptyText })} />;
  return (
    <>
      <ul
        aria-label={texts.foundLabel}
        aria-busy={state === 'loading' || state === 'typing'}
        className={styles['offers']}
      >
        {list.map((offer) => {
          const quantity = sheets.chosen[offer.id] ?? 0;
          const choose = (requested: number) => sheets.choose(offer, requested);
          return by === 'quantity' ? (
            <Counted key={offer.id} offer={offer} quantity={quantity} onChoose={choose} onRemove={onRemove} />
          ) : (
            <Ticked key={offer.id} offer={offer} checked={quantity > 0} onChoose={choose} />
          );
        })}
      </ul>
      {state === 'appendFailed' && (
        <Text variant="small" tone="danger" role="alert">
          {failure}
        </Text>
      )}
      {offers.hasMore && (
        <Button
          width="block"
          busy={state === 'appending'}
          onClick={state === 'appendFailed' ? offers.retry : offers.showMore}
        >
          {state === 'appending' ? texts.loadingMore : texts.showMore}
        </Button>
      )}
    </>
  );
}

function Words({ offer }: { offer: Offer }) {
  const showsNumbers = useShowsNumbers();
  const note = [formatMinutes(offer.minutes), showsNumbers && offer.kcal !== null && formatKcal(offer.kcal)]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles['words']}>
      <span className={styles['title']}>{offer.title}</span>
      {note !== '' && <span className={styles['note']}>{note}</span>}
      <VerdictLine fit={offer.fit} />
    </span>
  );
}

interface OfferRowProps {
  readonly offer: Offer;
  readonly onChoose: (quantity: number) => void;
}

function Ticked({ offer, checked, onChoose }: OfferRowProps & { checked: boolean }) {
  return (
    <TickRow checked={checked} onToggle={() => onChoose(checked ? 0 : 1)} markAt="end">
      {offer.image !== null && <Dish src={offer.image} shape="fill" className={styles['picture']} />}
      <Words offer={offer} />
    </TickRow>
  );
}

interface CountedProps extends OfferRowProps {
  readonly quantity: number;
  readonly onRemove: OfferListProps['onRemove'];
}

function Counted({ offer, quantity, onChoose, onRemove }: CountedProps) {
  const { food } = offer;
  return (
    <li className={styles['counted']}>
      <Words offer={offer} />
      <ServingsStepper
        variant="small"
        label={texts.quantityLabel(offer.title)}
        min={0}
        max={Number.POSITIVE_INFINITY}
        value={quantity}
        onChange={onChoose}
      />
      {food && onRemove && (
        <IconButton
          variant="small"
          label={texts.deleteLabel(offer.title)}
          icon={<TrashIcon size={18} />}
          onClick={() => onRemove(food)}
        />
      )}
    </li>
  );
}
