import { type Referrals, useReferrals } from '#src/flows/account/use-referrals.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ReferralList.module.css';

const rules: Readonly<Record<Referrals['reward'], string | null>> = {
  none: null,
  referrer: 'You get a free month for everyone who joins by your code and pays.',
  referred: 'Everyone who joins by your code and pays gets a free month.',
  both: 'You both get a free month: you, and everyone who joins by your code and pays.',
};
const statusNames = { joined: 'Joined', counted: 'Counted', rewarded: 'Free month' } as const;

/** Who came by the member's code, how the member came, and what either side gets for it. */
export function ReferralList() {
  const { referrals, failure, retry } = useReferrals();
  if (failure !== null)
    return (
      <Text variant="small" tone="muted" role="alert">
        {failure}{' '}
        <Button variant="quiet" size="sm" onClick={retry}>
          Try again
        </Button>
      </Text>
    );
  if (referrals === null) return <ListSkeleton rows={2} />;
  const { reward, brought, own } = referrals;
  return (
    <Stack gap={16}>
      {rules[reward] !== null && <Text>{rules[reward]}</Text>}
      <Card as="section" aria-label="Members you brought">
        <Text as="h2" variant="h3">
          Members you brought
        </Text>
        {brought.length === 0 && (
          <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
            Nobody has joined by your code yet. Share your link to begin.
          </Text>
        )}
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
      </Card>
      {own !== null && (
        <Card as="section" aria-label="How you came">
          <Text as="h2" variant="h3">
            You came by a referral
          </Text>
          <Text variant="small" tone="muted" className={styles['line'] ?? ''}>
            {own.explanation}
          </Text>
        </Card>
      )}
    </Stack>
  );
}
