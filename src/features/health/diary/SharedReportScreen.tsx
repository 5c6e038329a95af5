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
import { sharedReportScreen as texts } from '../texts/report.ts';

/** A report that a member shared by a link; the token is the fragment of its address. */
export function SharedReportScreen() {
  usePageTitle(texts.title);
  const token = useLocation().hash.slice(1);
  if (token === '')
    return (
      <EmptyState drawing="lost" heading="h1" title={texts.incompleteTitle} text={texts.incompleteText} />
    );
  return <Opened key={token} token={token} />;
}

function Opened({ token }: { readonly token: string }) {
  const { report, failure, retry, print } = useSharedReport(token);
  if (failure !== null)
    return <FailureNote heading="h1" title={texts.notFoundTitle} text={failure} onRetry={retry} />;
  if (report === null) return <TextSkeleton label={texts.loading} />;
  const { start, end, days, tests, limits } = report;
  const ends = new Date(report.ends_at).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return (
    <Stack gap={20} pad="page">
      <div>
        <Text as="h1" variant="h1">
          {texts.title}
        </Text>
        <Text variant="small" tone="muted">
          {texts.sharedNote(ends)}
        </Text>
      </div>
      <Row gap={8} wrap className={styles['actions'] ?? ''}>
        <Button variant="primary" onClick={print}>
          {texts.print}
        </Button>
        <Button onClick={() => saveDiaryTable(report)}>{texts.download}</Button>
      </Row>
      <Report start={start} end={end} days={days} tests={tests} limits={limits} />
    </Stack>
  );
}
