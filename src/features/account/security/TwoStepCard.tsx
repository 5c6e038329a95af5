import { recoveryCodeCount } from '#domain/account/recovery-code.ts';
import type { useSecurity } from '#src/flows/account/use-security.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { twoStepCard as texts } from '../texts/security.ts';
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
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Row gap={12} spread="between" wrap>
          <Text as="h2" variant="h2">
            {texts.title}
          </Text>
          <Text variant="note-strong" tone={isOn ? 'ink' : 'muted'}>
            {isOn ? texts.on : texts.off}
          </Text>
        </Row>
        <Text variant="small" tone="muted">
          {isOn ? texts.onNote : texts.offNote}
        </Text>
        {isOn && <Factors twoStep={twoStep} />}
        <Row gap={8} wrap>
          {canAddPasskey && (
            <Button size="sm" variant="tinted" href={memberPaths.addPasskey()}>
              {passkeys.length === 0 ? texts.addPasskey : texts.addAnotherPasskey}
            </Button>
          )}
          {authenticator === null && (
            <Button size="sm" variant="tinted" href={memberPaths.addAuthenticator()}>
              {texts.addAuthenticator}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function Factors({ twoStep }: { readonly twoStep: TwoStep }) {
  const { authenticator, passkeys, recovery_codes_left: codesLeft } = twoStep;
  return (
    <ul aria-label={texts.factorsLabel}>
      {passkeys.map(({ id, name, created_at: addedAt, last_used_at: usedAt }) => (
        <li key={id} className={styles['entry']}>
          <div className={styles['words']}>
            <Text variant="body-strong">{name}</Text>
            <Text variant="note" tone="muted">
              {texts.passkeyNote(formatDayOf(addedAt), usedAt === null ? null : formatDayOf(usedAt))}
            </Text>
          </div>
          <Button
            size="sm"
            variant="quiet"
            href={memberPaths.removeFactor(id)}
            aria-label={texts.removeFactorLabel(name)}
          >
            {texts.removeFactor}
          </Button>
        </li>
      ))}
      {authenticator !== null && (
        <li className={styles['entry']}>
          <div className={styles['words']}>
            <Text variant="body-strong">{texts.authenticator}</Text>
            <Text variant="note" tone="muted">
              {texts.authenticatorNote(formatDayOf(authenticator.created_at))}
            </Text>
          </div>
          <Button
            size="sm"
            variant="quiet"
            href={memberPaths.removeFactor('authenticator')}
            aria-label={texts.removeAuthenticatorLabel}
          >
            {texts.removeFactor}
          </Button>
        </li>
      )}
      <li className={styles['entry']}>
        <div className={styles['words']}>
          <Text variant="body-strong">{texts.recoveryCodes}</Text>
          <Text variant="note" tone={codesLeft < 3 ? 'danger' : 'muted'}>
            {texts.recoveryCodesLeft(codesLeft, recoveryCodeCount)}
          </Text>
        </div>
        <Button size="sm" variant="quiet" href={memberPaths.recoveryCodes()}>
          {texts.renewRecoveryCodes}
        </Button>
      </li>
    </ul>
  );
}
