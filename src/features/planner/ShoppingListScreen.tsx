import { useSearchParams } from 'react-router-dom';
import { isRealDate } from '#domain/calendar/real-date.ts';
import { formatWeek, localDay, weekOf } from '#domain/calendar/week.ts';
import {
  aisleTitle,
  pantryTitle,
  priceSign,
  type ShoppingItem,
  shoppingAmount,
  toBuyAndPantry,
} from '#domain/meal-plan/shopping-list.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { useShoppingList } from '#src/flows/planner/use-shopping-list.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { TickRow } from '#src/ui/field/TickRow.tsx';
import { UnitsSwitch } from '#src/ui/field/UnitsSwitch.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ShareIcon } from '#src/ui/icon/account-icons.tsx';
import { ChevronDownIcon } from '#src/ui/icon/common-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import '#src/ui/frame/print.css';
import { PrinterIcon } from './planner-icons.tsx';
import styles from './ShoppingListScreen.module.css';

/** The shopping list of a week, by aisle. */
export function ShoppingListScreen() {
  usePageTitle('Shopping list');
  const [params] = useSearchParams();
  const startParam = params.get('start') ?? '';
  const start = weekOf(isRealDate(startParam) ? startParam : localDay(new Date()))[0] ?? startParam;
  return <WeeksList key={start} start={start} />;
}

function WeeksList({ start }: { start: string }) {
  const list = useShoppingList(start, `Shopping list, ${formatWeek(start)}`);
  const { units, choose } = useUnits();
  const { aisles } = list;
  const items = aisles?.flatMap((aisle) => aisle.items) ?? [];
  const shop = toBuyAndPantry(aisles ?? []);
  const left = items.filter(({ ticked }) => !ticked).length;
  return (
    <Stack gap={16} pad="page">
      <Row spread="between" gap={12} wrap>
        <div>
          <Text variant="body-strong">{formatWeek(start)}</Text>
          <Text variant="small" tone="muted" role="status">
            {aisles !== null && items.length > 0 && formatRemaining(left)}
          </Text>
        </div>
        <div className={styles['screenOnly']}>
          <UnitsSwitch value={units} onChange={choose} />
        </div>
      </Row>
      {list.isWaiting && (
        <Card tone="tint" role="status">
          <Text variant="small">
            No connection. Your ticks are kept here and sent as soon as there is one.
          </Text>
        </Card>
      )}
      {aisles === null ? (
        list.isFailed ? (
          <FailureNote title="We couldn’t load the list" text={list.failure} onRetry={list.retry} />
        ) : (
          <ListSkeleton rows={8} />
        )
      ) : items.length === 0 ? (
        <EmptyState
          title="Nothing to buy"
          text="Plan some meals for this week, and what they need stands here."
          action={
            <Button variant="tinted" size="sm" href={paths.planner({ date: start })}>
              To the planner
            </Button>
          }
        />
      ) : (
        <>
          <Row gap={8} className={styles['screenOnly'] ?? ''}>
            <Button size="sm" icon={<ShareIcon size={18} />} onClick={() => void list.share()}>
              Share
            </Button>
            <Button size="sm" icon={<PrinterIcon size={18} />} onClick={() => window.print()}>
              Print
            </Button>
          </Row>
          <div className={styles['sections']}>
            {shop.aisles.map(({ aisle, items: rows }) => (
              <Section key={aisle} title={aisleTitle(aisle)} rows={rows} units={units} onTick={list.tick} />
            ))}
            {shop.pantry.length > 0 && (
              <Section
                title={pantryTitle}
                note="You probably have these, or need only a pinch."
                rows={shop.pantry}
                units={units}
                onTick={list.tick}
              />
            )}
          </div>
        </>
      )}
    </Stack>
  );
}

const formatRemaining = (left: number) =>
  left === 0 ? 'Everything is in the basket' : left === 1 ? '1 thing to get' : `${left} things to get`;

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly ShoppingItem[];
  readonly units: 'us' | 'metric';
  readonly onTick: (id: string, ticked: boolean) => void;
}

function Section({ title, note, rows, units, onTick }: SectionProps) {
  return (
    <section aria-label={title} className={styles['aisle']}>
      <Text as="h2" variant="h3">
        {title}
      </Text>
      {note !== undefined && (
        <Text variant="note" tone="muted">
          {note}
        </Text>
      )}
      <ul className={styles['list']}>
        {rows.map((item) => (
          <ItemRow key={item.food_id} item={item} units={units} onTick={onTick} />
        ))}
      </ul>
    </section>
  );
}

type ItemRowProps = Pick<SectionProps, 'units' | 'onTick'> & { readonly item: ShoppingItem };

/** What to buy; a tap on its details shows the exact amount, the price class, and what it is for. */
function ItemRow({ item, units, onTick }: ItemRowProps) {
  const exact = shoppingAmount(item, units);
  return (
    <TickRow
      className={item.ticked ? styles['ticked'] : undefined}
      checked={item.ticked}
      onToggle={() => onTick(item.food_id, !item.ticked)}
      details={
        item.recipes.length > 0 && (
          <details className={styles['details']}>
            <summary aria-label={`What ${item.name} is for`}>
              <ChevronDownIcon size={18} />
            </summary>
            <p className={styles['for']}>
              {[exact && `You need ${exact}`, `For ${item.recipes.join(', ')}`].filter(Boolean).join('. ')}.
            </p>
          </details>
        )
      }
    >
      <span className={styles['words']}>
        <span className={styles['name']}>{item.name}</span>
        {item.ticked && item.ticked_by !== undefined && (
          <Text as="span" variant="note" tone="muted">
            {householdMessages.tickedBy(item.ticked_by)}
          </Text>
        )}
      </span>
      <span className={styles['price']}>
        <span aria-hidden="true">{priceSign(item)}</span>
        {item.price_class !== null && <span className="sr">{`Price class ${item.price_class} of 4`}</span>}
      </span>
      {!item.is_pantry && <b className={styles['amount']}>{item.buy[units]}</b>}
    </TickRow>
  );
}
