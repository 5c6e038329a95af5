import { accountChangeNames } from '#domain/account/account-changes.ts';
import { useSecurity } from '#src/flows/account/use-security.ts';
import { useLogout } from '#src/flows/auth/use-logout.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { securityScreen as texts } from '../texts/security.ts';
import { describeDevice, formatDayOf, formatMoment } from './format-moment.ts';
import styles from './Security.module.css';
import { TwoStepCard } from './TwoStepCard.tsx';

type Security = ReturnType<typeof useSecurity>;
type Overview = NonNullable<Security['overview']>;

/** How the member signs in, sessions, and recent changes. */
export function SecurityScreen() {
  usePageTitle(texts.title);
  const security = useSecurity();
  const { overview, failure, isFailed, retry, canAddPasskey } = security;
  return (
    <Stack gap={16} pad="page">
      {isFailed ? (
        <FailureNote heading="h2" title={texts.failedTitle} text={failure} onRetry={retry} />
      ) : overview === null ? (
        <TextSkeleton label={texts.loading} />
      ) : (
        <>
          <TwoStepCard twoStep={overview.two_step} canAddPasskey={canAddPasskey} />
          <Devices overview={overview} security={security} />
          <Addresses overview={overview} security={security} />
          <Changes changes={overview.changes} />
        </>
      )}
    </Stack>
  );
}

interface PartProps {
  readonly overview: Overview;
  readonly security: Security;
}

function Devices({ overview: { sessions }, security: { isBusy, endSession, endOthers } }: PartProps) {
  const logout = useLogout();
  return (
    <Card aria-label={texts.devicesTitle}>
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          {texts.devicesTitle}
        </Text>
        <ul aria-label={texts.devicesLabel}>
          {sessions.map(({ id, is_current: isCurrent, device, network, last_used_at: usedAt }) => (
            <li key={id} className={styles['entry']}>
              <div className={styles['words']}>
                <Text variant="body-strong">{device ?? texts.unknownDevice}</Text>
                <Text variant="note" tone="muted">
                  {isCurrent ? texts.currentDevice : texts.lastUsed(formatMoment(usedAt))}
                  {network !== null && texts.network(network)}
                </Text>
              </div>
              <Button
                size="sm"
                variant="quiet"
                aria-disabled={isBusy}
                aria-label={texts.endSessionLabel(device, isCurrent)}
                onClick={() => (isCurrent ? logout.ask() : endSession(id))}
              >
                {texts.endSession}
              </Button>
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button size="sm" variant="danger" aria-disabled={isBusy} onClick={endOthers}>
            {texts.endOtherSessions}
          </Button>
        )}
        <Text variant="note" tone="muted">
          {texts.unfamiliarDevice}
        </Text>
      </Stack>
    </Card>
  );
}

function Addresses({
  overview: { calendar, report_links: links },
  security: { isBusy, endCalendar, endReportLink },
}: PartProps) {
  return (
    <Card aria-label={texts.addressesTitle}>
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          {texts.addressesTitle}
        </Text>
        {calendar === null && links.length === 0 && (
          <Text variant="small" tone="muted">
            {texts.addressesEmpty}
          </Text>
        )}
        {links.map(({ id, created_at: at, ends_at: ends }) => (
          <div key={id} className={styles['entry']}>
            <div className={styles['words']}>
              <Text variant="body-strong">{texts.report}</Text>
              <Text variant="note" tone="muted">
                {texts.reportNote(formatDayOf(at), formatDayOf(ends))}
              </Text>
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-disabled={isBusy}
              aria-label={texts.endReportLabel(formatDayOf(at))}
              onClick={() => endReportLink(id)}
            >
              {texts.endAddress}
            </Button>
          </div>
        ))}
        {calendar !== null && (
          <div className={styles['entry']}>
            <div className={styles['words']}>
              <Text variant="body-strong">{texts.calendar}</Text>
              <Text variant="note" tone="muted">
                {texts.calendarNote(formatDayOf(calendar.created_at))}
              </Text>
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-disabled={isBusy}
              aria-label={texts.endCalendarLabel}
              onClick={endCalendar}
            >
              {texts.endAddress}
            </Button>
          </div>
        )}
        <Text variant="note" tone="muted">
          {texts.recipeLinksNote}
        </Text>
      </Stack>
    </Card>
  );
}

function Changes({ changes }: { readonly changes: Overview['changes'] }) {
  return (
    <Card aria-label={texts.changesTitle}>
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          {texts.changesTitle}
        </Text>
        {changes.length === 0 ? (
          <Text variant="small" tone="muted">
            {texts.changesEmpty}
          </Text>
        ) : (
          <ul aria-label={texts.changesLabel}>
            {changes.map(({ id, kind, device, network, created_at: at }) => (
              <li key={id} className={styles['entry']}>
                <div className={styles['words']}>
                  <Text variant="body-strong">{accountChangeNames[kind]}</Text>
                  <Text variant="note" tone="muted">
                    {`${formatMoment(at)}, ${describeDevice(device, network)}`}
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
