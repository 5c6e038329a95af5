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
import { describeDevice, formatDayOf, formatMoment } from './format-moment.ts';
import styles from './Security.module.css';
import { TwoStepCard } from './TwoStepCard.tsx';

type Security = ReturnType<typeof useSecurity>;
type Overview = NonNullable<Security['overview']>;

/** How the member signs in, sessions, and recent changes. */
export function SecurityScreen() {
  usePageTitle('Security');
  const security = useSecurity();
  const { overview, failure, isFailed, retry, canAddPasskey } = security;
  return (
    <Stack gap={16} pad="page">
      {isFailed ? (
        <FailureNote heading="h2" title="We couldn’t load this page" text={failure} onRetry={retry} />
      ) : overview === null ? (
        <TextSkeleton label="Loading how you sign in" />
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
    <Card aria-label="Where you’re signed in">
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          Where you’re signed in
        </Text>
        <ul aria-label="Devices">
          {sessions.map(({ id, is_current: isCurrent, device, network, last_used_at: usedAt }) => (
            <li key={id} className={styles['entry']}>
              <div className={styles['words']}>
                <Text variant="body-strong">{device ?? 'Unknown device'}</Text>
                <Text variant="note" tone="muted">
                  {isCurrent ? 'This device' : `Last used ${formatMoment(usedAt)}`}
                  {network !== null && `, network ${network}`}
                </Text>
              </div>
              <Button
                size="sm"
                variant="quiet"
                aria-disabled={isBusy}
                aria-label={`Sign out ${device ?? 'the unknown device'}${isCurrent ? ', this device' : ''}`}
                onClick={() => (isCurrent ? logout.ask() : endSession(id))}
              >
                Sign out
              </Button>
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button size="sm" variant="danger" aria-disabled={isBusy} onClick={endOthers}>
            Sign out all other devices
          </Button>
        )}
        <Text variant="note" tone="muted">
          Don’t know one of them? Sign it out, and set a new password under Profile.
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
    <Card aria-label="Addresses that others can open">
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          Addresses that others can open
        </Text>
        {calendar === null && links.length === 0 && (
          <Text variant="small" tone="muted">
            None. A calendar address from the planner, or a link to your diary’s report, would be listed here.
          </Text>
        )}
        {links.map(({ id, created_at: at, ends_at: ends }) => (
          <div key={id} className={styles['entry']}>
            <div className={styles['words']}>
              <Text variant="body-strong">Your diary’s report</Text>
              <Text variant="note" tone="muted">
                {`Anyone with this link can read six weeks of your diary and your food tests. Created ${formatDayOf(at)}, ends by itself ${formatDayOf(ends)}.`}
              </Text>
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-disabled={isBusy}
              aria-label={`End the link to your report of ${formatDayOf(at)}`}
              onClick={() => endReportLink(id)}
            >
              End it
            </Button>
          </div>
        ))}
        {calendar !== null && (
          <div className={styles['entry']}>
            <div className={styles['words']}>
              <Text variant="body-strong">Your calendar</Text>
              <Text variant="note" tone="muted">
                {`Anyone with this link can read your meal plan. Created ${formatDayOf(calendar.created_at)}.`}
              </Text>
            </div>
            <Button
              size="sm"
              variant="quiet"
              aria-disabled={isBusy}
              aria-label="End the calendar address"
              onClick={endCalendar}
            >
              End it
            </Button>
          </div>
        )}
        <Text variant="note" tone="muted">
          Links you share to a recipe aren’t listed: they open what everybody can read. Your own recipes can’t
          be opened by anyone else.
        </Text>
      </Stack>
    </Card>
  );
}

function Changes({ changes }: { readonly changes: Overview['changes'] }) {
  return (
    <Card aria-label="Changes of the last 30 days">
      <Stack gap={8}>
        <Text as="h2" variant="h2">
          Changes of the last 30 days
        </Text>
        {changes.length === 0 ? (
          <Text variant="small" tone="muted">
            None.
          </Text>
        ) : (
          <ul aria-label="Changes">
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
