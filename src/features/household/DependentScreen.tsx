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
import { dependentScreen as texts } from './texts.ts';

/** Adds a child or a guest to the household. */
export function NewDependentScreen() {
  usePageTitle(texts.newTitle);
  return <Dependent id={null} />;
}

/** Changes the profile of a child or a guest. */
export function DependentScreen() {
  usePageTitle(texts.title);
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
        <FailureNote title={texts.failedTitle} text={flow.problem} onRetry={flow.retry} />
      ) : flow.isMissing ? (
        <EmptyState
          drawing="lost"
          title={texts.notFoundTitle}
          text={texts.notFoundText}
          action={
            <Button size="sm" variant="tinted" href={memberPaths.household()}>
              {texts.toHousehold}
            </Button>
          }
        />
      ) : flow.isLoading ? (
        <TextSkeleton label={texts.loading} />
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
