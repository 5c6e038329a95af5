import { type Referrals, useReferrals } from '#src/flows/account/use-referrals.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { referralList as texts } from '../texts/referral.ts';
import styles from './ReferralList.module.css';

const rules: Readonly<Record<Referrals['reward'], string | null>> = {
  none: null,
  referrer: texts.referrerRewarded,
  referred: texts.referredRewarded,
  both: texts.bothRewarded,
};
const statusNames = { joined: texts.joined, counted: texts.counted, rewarded: texts.rewarded } as const;

/** Who came by the member's code, how the member came, and what either side gets for it. */
export function ReferralList() {
  const { referrals, failure, retry } = useReferrals();
  if (failure !== null)
    return (
      <Text variant="small" tone="muted" role="alert">
        {failure}{' '}
        <Button variant="quiet" size="sm" onClick={retry}>
          {texts.retry}
        </Button>
      </Text>
    );
  if (referrals === null) return <ListSkeleton rows={2} />;
  const { reward, brought, own } = referrals;
  return (
    <Stack gap={16}>
      {rules[reward] !== null && <Text>{rules[reward]}</Text>}
      <Card as="section" aria-label={texts.broughtTitle}>
        <Text as="h2" variant="h3">
          {texts.broughtTitle}
        </Text>
        {brought.length === 0 ? (
          <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
            {texts.empty}
          </Text>
        ) : (
          <ul className={styles['list']}>
            {brought.map(({ name, status, explanation }, position) => (
              <li key={`${position} ${name}`} className={styles['row']}>
                <Row gap={12} spread="between">
                  <Text variant="small-strong">{name}</Text>
                  <Text variant="note" tone="muted">
                    {statusNames[status]}
                  </Text>
                </Row>
                <Text variant="note" tone="muted">
                  {explanation}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {own !== null && (
        <Card as="section" aria-label={texts.cameByTitle}>
          <Text as="h2" variant="h3">
            {texts.cameByReferral}
          </Text>
          <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
            {own.explanation}
          </Text>
        </Card>
      )}
    </Stack>
  );
}
