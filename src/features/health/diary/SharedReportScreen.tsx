import { useLocation } from 'react-router-dom';
import { saveDiaryTable, useSharedReport } from '#src/flows/health/report-flow.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DiaryReport.module.css';
import { Report } from './Report.tsx';
import '#src/ui/frame/print.css';

/** A report that a member shared by a link; the token is the fragment of its address. */
export function SharedReportScreen() {
  usePageTitle('Food and symptom report');
  const token = useLocation().hash.slice(1);
  if (token === '')
    return (
      <EmptyState
        drawing="lost"
        heading="h1"
        title="This link isn’t complete"
        text="Please ask for it once more, and open the whole address."
      />
    );
  return <Opened key={token} token={token} />;
}

function Opened({ token }: { readonly token: string }) {
  const { report, failure, retry, print } = useSharedReport(token);
  if (failure !== null)
    return <FailureNote heading="h1" title="There’s no report here" text={failure} onRetry={retry} />;
  if (report === null) return <TextSkeleton label="Opening the report" />;
  const { start, end, days, tests, limits } = report;
  const ends = new Date(report.ends_at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return (
    <Stack gap={20} pad="page">
      <div>
        <Text as="h1" variant="h1">
          Food and symptom report
        </Text>
        <Text variant="small" tone="muted">
          {`Shared with you by the person it’s about. This link works until ${ends}.`}
        </Text>
      </div>
      <Row gap={8} wrap className={styles['actions'] ?? ''}>
        <Button variant="primary" onClick={print}>
          Print
        </Button>
        <Button onClick={() => saveDiaryTable(report)}>Download as a table</Button>
      </Row>
      <Report start={start} end={end} days={days} tests={tests} limits={limits} />
    </Stack>
  );
}
