import { healthMessages } from '#domain/message/health-messages.ts';
import { type MyHealthPage, useMyHealth } from '#src/flows/health/use-my-health.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { ListRow, RowList } from '#src/ui/frame/RowList.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { CareIcon, PillIcon } from '#src/ui/icon/health-icons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConsentCard } from './ConsentGate.tsx';
import { HealthAnswerList } from './HealthAnswerList.tsx';
import { MyConsents } from './MyConsents.tsx';
import { myHealthScreen as texts } from './texts/my-health.ts';
import { UrgentHelpNote } from './UrgentHelpNote.tsx';

/** The member's health answers: to review, correct, export and clear, with or without a membership. */
export function MyHealthScreen() {
  usePageTitle(texts.title);
  const page = useMyHealth();
  const { health, consents, state } = page;
  if (state === 'failed')
    return <FailureNote heading="h2" title={texts.failedTitle} text={page.failure} onRetry={page.retry} />;
  if (health === null) return <TextSkeleton label={texts.loading} />;
  const isGiven = consents.some(({ id, is_current }) => id === 'health' && is_current);
  return (
    <Stack gap={20} pad="page">
      {health.urgent_help !== null && <UrgentHelpNote help={health.urgent_help} heading="h2" />}
      <Text tone="muted">{texts.intro}</Text>
      {!isGiven && <ConsentCard id="health" heading="h2" />}
      {isGiven && <MoreRows medicines={health.medicines} />}
      <HealthAnswerList page={page} health={health} canChange={isGiven} />
      <OwnCopy page={page} />
      <MyConsents page={page} />
      <Text variant="note" tone="faint">
        {healthMessages.notMedicalAdvice}
      </Text>
    </Stack>
  );
}

function MoreRows({ medicines }: { readonly medicines: readonly string[] }) {
  return (
    <RowList>
      <ListRow
        label={texts.medications}
        note={medicines.length === 0 ? texts.medicationsNote : medicines.join(', ')}
        icon={<PillIcon size={22} />}
        href={memberPaths.editMedicines()}
      />
      {medicines.length > 0 && (
        <ListRow label={texts.medicines} icon={<PillIcon size={22} />} href={memberPaths.myMedicines()} />
      )}
      <ListRow label={texts.safetyNotes} icon={<CareIcon size={22} />} href={memberPaths.safetyNotes()} />
    </RowList>
  );
}

function OwnCopy({ page }: { readonly page: MyHealthPage }) {
  const { health } = page;
  if (health === null) return null;
  const isEmpty =
    health.answers.every(({ value }) => value === null) &&
    health.medicines.length === 0 &&
    health.scores.length === 0;
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.copyTitle}
        </Text>
        <Button variant="tinted" onClick={page.download}>
          {texts.download}
        </Button>
        {!isEmpty && (
          <Button variant="danger" busy={page.isBusy} onClick={() => page.remove('answers')}>
            {texts.clearAnswers}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
