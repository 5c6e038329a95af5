import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';

function Unopened({ page, sentence }: { page: string; sentence: string }) {
  usePageTitle(page);
  return (
    <EmptyState
      title="Not open yet"
      text={sentence}
      action={
        <Button variant="tinted" size="sm" href={paths.dashboard()}>
          Back to recipes
        </Button>
      }
    />
  );
}

export function PlannerScreen() {
  return <Unopened page="Planner" sentence="Planning meals by the day is not part of Kindfare yet." />;
}
