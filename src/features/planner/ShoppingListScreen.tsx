import { useSearchParams } from 'react-router-dom';
import { isRealDate } from '#domain/calendar/real-date.ts';
import { formatWeek, weekOf } from '#domain/calendar/week.ts';
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
import { useToday } from '#src/flows/use-today.ts';
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
import { shoppingListScreen as texts } from './texts/screens.ts';

/** The shopping list of a week, by aisle. */
export function ShoppingListScreen() {
  usePageTitle(texts.title);
  const [params] = useSearchParams();
  const today = useToday();
  const startParam = params.get('start') ?? '';
  const start = weekOf(isRealDate(startParam) ? startParam : today)[0] ?? startParam;
  return <WeeksList key={start} start={start} />;
}

function WeeksList({ start }: { start: string }) {
  const list = useShoppingList(start, texts.shareTitle(formatWeek(start)));
  const { units, choose } = useUnits();
  const { aisles } = list;
  const items = aisles?.flatMap((aisle) => aisle.items) ?? [];
  const shop = toBuyAndPantry(aisles ?? []);
  const remaining = items.filter(({ ticked }) => !ticked).length;
  return (
    <Stack gap={16} pad="page">
      <Row spread="between" gap={12} wrap>
        <div>
          <Text variant="body-strong">{formatWeek(start)}</Text>
          <Text variant="small" tone="muted" role="status">
            {aisles !== null && items.length > 0 && texts.remaining(remaining)}
          </Text>
        </div>
        <div className={styles['screenOnly']}>
          <UnitsSwitch value={units} onChange={choose} />
        </div>
      </Row>
      {list.isWaiting && (
        <Card tone="tint" role="status">
          <Text variant="small">{texts.offline}</Text>
        </Card>
      )}
      {aisles === null ? (
        list.isFailed ? (
          <FailureNote title={texts.failedTitle} text={list.failure} onRetry={list.retry} />
        ) : (
          <ListSkeleton rows={8} />
        )
      ) : items.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <Button variant="tinted" size="sm" href={paths.planner({ date: start })}>
              {texts.toPlanner}
            </Button>
          }
        />
      ) : (
        <>
          <Row gap={8} className={styles['screenOnly'] ?? ''}>
            <Button size="sm" icon={<ShareIcon size={18} />} onClick={list.share}>
              {texts.share}
            </Button>
            <Button size="sm" icon={<PrinterIcon size={18} />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </Row>
          <div className={styles['sections']}>
            {shop.aisles.map(({ aisle, items: rows }) => (
              <Section key={aisle} title={aisleTitle(aisle)} rows={rows} units={units} onTick={list.tick} />
            ))}
            {shop.pantry.length > 0 && (
              <Section
                title={pantryTitle}
                note={texts.pantryNote}
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
            <summary aria-label={texts.detailsLabel(item.name)}>
              <ChevronDownIcon size={18} />
            </summary>
            <p className={styles['for']}>
              {[exact && texts.exactAmount(exact), texts.usedFor(item.recipes.join(', '))]
                .filter(Boolean)
                .join('. ')}
              .
            </p>
          </details>
        )
      }
    >
      <span className={styles['entry']}>
        <span className={styles['words']}>
          <span className={styles['named']}>
            <span className={styles['name']}>{item.name}</span>{' '}
            <span className={styles['price']}>
              <span aria-hidden="true">{priceSign(item)}</span>
              {item.price_class !== null && <span className="sr">{texts.priceClass(item.price_class)}</span>}
            </span>
          </span>
          {item.ticked && item.ticked_by !== undefined && (
            <Text as="span" variant="note" tone="muted">
              {householdMessages.tickedBy(item.ticked_by)}
            </Text>
          )}
        </span>
        {!item.is_pantry && <b className={styles['amount']}>{item.buy[units]}</b>}
      </span>
    </TickRow>
  );
}
