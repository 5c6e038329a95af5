import { useState } from 'react';
import { reportLinkDays } from '#domain/triggers/diary-report.ts';
import { useNewReportLink } from '#src/flows/health/report-flow.ts';
import { useDiaryReport } from '#src/flows/health/use-diary-report.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { useShare } from '#src/flows/use-share.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DiaryReport.module.css';
import { Report } from './Report.tsx';
import '#src/ui/frame/print.css';
import { diaryReportScreen as texts } from '../texts/diary.ts';

/** The last six weeks: to print, to take along as a table, or to share by a link. */
export function DiaryReportScreen() {
  usePageTitle(texts.title);
  const report = useDiaryReport();
  if (report.isFailed)
    return <FailureNote title={texts.failedTitle} text={report.failure} onRetry={report.retry} />;
  if (report.days === null) return <TextSkeleton label={texts.loading} />;
  const { start, end, days, tests, limits } = report;
  return (
    <Stack gap={20} pad="page">
      <Row gap={8} wrap className={styles['actions'] ?? ''}>
        <Button variant="primary" onClick={report.print}>
          {texts.print}
        </Button>
        <Button onClick={report.download}>{texts.download}</Button>
      </Row>
      <Report start={start} end={end} days={days} tests={tests} limits={limits} />
      <div className={styles['actions']}>
        <LinkCard />
      </div>
    </Stack>
  );
}

function LinkCard() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Card aria-label={texts.linkTitle}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.linkTitle}
        </Text>
        <Text variant="small">{texts.linkNote(reportLinkDays)}</Text>
        {isAsked ? (
          <NewLink />
        ) : (
          <Button width="block" onClick={() => setAsked(true)}>
            {texts.createLink}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function NewLink() {
  const { url, endsAt, failure, retry } = useNewReportLink();
  if (failure !== null) return <FailureNote title={texts.noLinkTitle} text={failure} onRetry={retry} />;
  if (url === null || endsAt === null) return <TextSkeleton label={texts.creatingLink} />;
  return <MadeLink url={url} endsAt={endsAt} />;
}

function MadeLink({ url, endsAt }: { readonly url: string; readonly endsAt: string }) {
  const copy = useCopy(url);
  const share = useShare();
  const ends = new Date(endsAt).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return (
    <Stack gap={8}>
      <Text variant="small-strong" role="status" className={styles['link'] ?? ''}>
        {url}
      </Text>
      <Row gap={8} wrap>
        <CopyButton what={texts.copiedLink} {...copy} />
        <Button size="sm" onClick={() => share({ url })}>
          {texts.sendLink}
        </Button>
      </Row>
      <Text variant="note" tone="muted">
        {texts.linkEnds(ends)}
      </Text>
      <div>
        <Button variant="quiet" size="sm" href={memberPaths.security()}>
          {texts.allLinks}
        </Button>
      </div>
    </Stack>
  );
}
