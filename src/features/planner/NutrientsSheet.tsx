import { usePlanNutrients } from '#src/flows/planner/use-plan-nutrients.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import styles from './NutrientsSheet.module.css';

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
      title={`Nutrients of ${weekday}`}
      height="full"
    >
      {planId !== null && <Nutrients key={planId} planId={planId} />}
    </BottomSheet>
  );
}

const formatAmount = (amount: number, unit: string) =>
  `${amount.toLocaleString('en-US', { maximumFractionDigits: amount >= 100 ? 0 : amount >= 1 ? 1 : 2 })} ${unit}`;

function Nutrients({ planId }: { planId: string }) {
  const { rows, failure, isMissing, retry } = usePlanNutrients(planId);
  if (isMissing) return <EmptyState heading="h3" title="Nothing is planned on this day any more" />;
  if (failure !== null)
    return <FailureNote title="We couldn’t load the nutrients" text={failure} onRetry={retry} />;
  if (rows === null) return <ListSkeleton rows={10} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard the list can only be scrolled with the focus in it
    <section aria-label="All nutrients" tabIndex={0}>
      <table className={styles['table']}>
        <caption className="sr">Nutrients of the day</caption>
        <thead>
          <tr>
            <th scope="col">Nutrient</th>
            <th scope="col">Per Serving</th>
            <th scope="col">Amount</th>
            <th scope="col">Rda</th>
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
                  {row.percent_of_daily_needs === null ? '–' : `${Math.round(row.percent_of_daily_needs)}%`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
