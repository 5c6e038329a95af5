import type { OperationResponse } from '#contract/operations.ts';
import { itemsOn, readWeek } from '#domain/meal-plan/week-plan.ts';
import { PlannerView } from '#src/features/planner/PlannerView.tsx';
import { paths } from '#src/paths.ts';
import { NavigatedLayout } from '../layouts/NavigatedLayout.tsx';
import { ServerRenderedForMember } from './ServerRenderedForMember.tsx';

export interface ServerRenderedPlannerProps {
  readonly accessTail: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  readonly plan: OperationResponse<'listMealPlans'>;
}

const nothing = () => {};
const atRest = {
  trouble: null,
  failure: null,
  isSaving: false,
  state: 'ready',
  choose: nothing,
  change: nothing,
  noteGenerated: nothing,
  askClear: nothing,
  dismissTrouble: nothing,
  repeat: nothing,
  retry: nothing,
} as const;

/** A day of a member's planner as the server renders it. */
export function ServerRenderedPlanner({ accessTail, day, today, plan }: ServerRenderedPlannerProps) {
  const week = readWeek(plan);
  const planId = week.days[day]?.id ?? null;
  return (
    <ServerRenderedForMember accessTail={accessTail} expected={{ day, today }}>
      <NavigatedLayout pathname={paths.planner()}>
        <PlannerView
          planner={{ ...atRest, today, day, week, items: itemsOn(week, day), planId }}
          drag={{ held: null, begin: nothing }}
          onItem={nothing}
          onReplace={nothing}
          open={nothing}
        />
      </NavigatedLayout>
    </ServerRenderedForMember>
  );
}
