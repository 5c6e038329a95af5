import { formatNumber } from '#domain/message/format-number.ts';
import { usePlanNutrients } from '#src/flows/planner/use-plan-nutrients.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import styles from './NutrientsSheet.module.css';
import { nutrientsSheet as texts } from './texts/sheets.ts';

interface NutrientsSheetProps {
  readonly sheets: PlannerSheets;
  readonly planId: string | null;
  readonly weekday: string;
}

/** All nutrients of the day. */
export function NutrientsSheet({ sheets, planId, weekday }: NutrientsSheetProps) {
  return (
    <BottomSheet
      open={sheets.open === 'nutrients'}
      onClose={sheets.close}
      title={texts.title(weekday)}
      height="full"
    >
      {planId !== null && <Nutrients key={planId} planId={planId} />}
    </BottomSheet>
  );
}

const formatAmount = (amount: number, unit: string) =>
  `${formatNumber(amount, amount >= 100 ? 0 : amount >= 1 ? 1 : 2)} ${unit}`;

function Nutrients({ planId }: { planId: string }) {
  const { rows, failure, isMissing, retry } = usePlanNutrients(planId);
  if (isMissing) return <EmptyState heading="h3" title={texts.emptyTitle} />;
  if (failure !== null) return <FailureNote title={texts.failedTitle} text={failure} onRetry={retry} />;
  if (rows === null) return <ListSkeleton rows={10} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard the list can only be scrolled with the focus in it
    <section className={styles['rows']} aria-label={texts.listLabel} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="sr">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.nutrient}</th>
            <th scope="col">{texts.perServing}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.dailyNeeds}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ name }) => name !== 'Calories')
            .map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{formatAmount(row.per_serving, row.unit)}</td>
                <td>{formatAmount(row.amount, row.unit)}</td>
                <td>
                  {row.percent_of_daily_needs === null ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr">{texts.noValue}</span>
                    </>
                  ) : (
                    `${Math.round(row.percent_of_daily_needs)}%`
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
