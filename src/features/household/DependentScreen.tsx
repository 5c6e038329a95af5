import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useDependent } from '#src/flows/household/use-dependent.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { DependentForm } from './DependentForm.tsx';

/** Adds a child or a guest to the household. */
export function NewDependentScreen() {
  usePageTitle('Add a person');
  return <Dependent id={null} />;
}

/** Changes the profile of a child or a guest. */
export function DependentScreen() {
  usePageTitle('Change a profile');
  const { id = '' } = useParams();
  return <Dependent key={id} id={id} />;
}

function Dependent({ id }: { readonly id: string | null }) {
  const navigate = useNavigate();
  const toHousehold = useCallback(() => navigate(memberPaths.household(), { replace: true }), [navigate]);
  const flow = useDependent(id, toHousehold);
  return (
    <Stack gap={16} pad="page">
      {flow.isFailed ? (
        <FailureNote title="We couldn’t load this profile" text={flow.problem} onRetry={flow.retry} />
      ) : flow.isMissing ? (
        <EmptyState
          drawing="lost"
          title="There’s no such profile"
          text="It was removed, or somebody else in your household keeps it."
          action={
            <Button size="sm" variant="tinted" href={memberPaths.household()}>
              To my household
            </Button>
          }
        />
      ) : flow.isLoading ? (
        <TextSkeleton label="Loading the profile" />
      ) : (
        <DependentForm
          saved={flow.saved}
          errors={flow.errors}
          problem={flow.problem}
          isBusy={flow.isBusy}
          onSave={flow.save}
        />
      )}
    </Stack>
  );
}
