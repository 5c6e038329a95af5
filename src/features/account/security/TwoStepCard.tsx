import { recoveryCodeCount } from '#domain/account/recovery-code.ts';
import type { useSecurity } from '#src/flows/account/use-security.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatDayOf } from './format-moment.ts';
import styles from './Security.module.css';

type TwoStep = NonNullable<ReturnType<typeof useSecurity>['overview']>['two_step'];

export interface TwoStepCardProps {
  readonly twoStep: TwoStep;
  /** The browser supports passkeys, and the page is at the site they are valid for. */
  readonly canAddPasskey: boolean;
}

/** Whether two-step sign-in is on, and its factors. */
export function TwoStepCard({ twoStep, canAddPasskey }: TwoStepCardProps) {
  const { is_on: isOn, authenticator, passkeys } = twoStep;
  return (
    <Card aria-label="Two-step sign-in">
      <Stack gap={12}>
        <Row gap={12} spread="between">
          <Text as="h2" variant="h2">
            Two-step sign-in
          </Text>
          <Text variant="note-strong" tone={isOn ? 'ink' : 'muted'}>
            {isOn ? 'On' : 'Off'}
          </Text>
        </Row>
        <Text variant="small" tone="muted">
          {isOn
            ? 'Besides your password, signing in takes one of these.'
            : 'Turn it on, and someone who learns your password still can’t get in: signing in takes a second step, on a device that you have.'}
        </Text>
        {isOn && <Factors twoStep={twoStep} />}
        <Row gap={8} wrap>
          {canAddPasskey && (
            <Button size="sm" variant="tinted" href={memberPaths.addPasskey()}>
              {passkeys.length === 0 ? 'Add a passkey' : 'Add another passkey'}
            </Button>
          )}
          {authenticator === null && (
            <Button size="sm" variant="tinted" href={memberPaths.addAuthenticator()}>
              Add an authenticator app
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function Factors({ twoStep }: { readonly twoStep: TwoStep }) {
  const { authenticator, passkeys, recovery_codes_left: left } = twoStep;
  return (
    <ul aria-label="Second steps">
      {passkeys.map(({ id, name, created_at: addedAt, last_used_at: usedAt }) => (
        <li key={id} className={styles['entry']}>
          <div className={styles['words']}>
            <Text variant="body-strong">{name}</Text>
            <Text variant="note" tone="muted">
              {`Passkey, added ${formatDayOf(addedAt)}${usedAt === null ? '' : `, last used ${formatDayOf(usedAt)}`}`}
            </Text>
          </div>
          <Button size="sm" variant="quiet" href={memberPaths.removeFactor(id)} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </li>
      ))}
      {authenticator !== null && (
        <li className={styles['entry']}>
          <div className={styles['words']}>
            <Text variant="body-strong">Authenticator app</Text>
            <Text variant="note" tone="muted">{`Added ${formatDayOf(authenticator.created_at)}`}</Text>
          </div>
          <Button
            size="sm"
            variant="quiet"
            href={memberPaths.removeFactor('authenticator')}
            aria-label="Remove the authenticator app"
          >
            Remove
          </Button>
        </li>
      )}
      <li className={styles['entry']}>
        <div className={styles['words']}>
          <Text variant="body-strong">Recovery codes</Text>
          <Text variant="note" tone={left < 3 ? 'danger' : 'muted'}>
            {`${left} of ${recoveryCodeCount} left${left < 3 ? '. Make new ones before you need them.' : ''}`}
          </Text>
        </div>
        <Button size="sm" variant="quiet" href={memberPaths.recoveryCodes()}>
          Make new codes
        </Button>
      </li>
    </ul>
  );
}
