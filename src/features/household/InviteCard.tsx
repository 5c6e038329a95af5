import { inviteDays } from '#domain/household/household.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import type { useHousehold } from '#src/flows/household/use-household.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { useShare } from '#src/flows/use-share.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Household.module.css';
import { inviteCard as texts } from './texts.ts';

type Flow = ReturnType<typeof useHousehold>;
type Invite = NonNullable<Flow['invite']>;
type Invites = NonNullable<Flow['household']>['invites'];

const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

interface InviteCardProps {
  readonly invites: Invites;
  readonly invite: Invite | null;
  readonly isBusy: boolean;
  readonly isInviting: boolean;
  readonly onInvite: () => void;
  readonly onRevoke: (id: string) => void;
}

/** Invites of the household, and the code of the newest one. */
export function InviteCard({ invites, invite, isBusy, isInviting, onInvite, onRevoke }: InviteCardProps) {
  return (
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.title}
        </Text>
        <Text variant="small" tone="muted">
          {texts.intro(inviteDays)}
        </Text>
        {invite !== null && <NewInvite invite={invite} />}
        {invites.length > 0 && (
          <ul aria-label={texts.openLabel}>
            {invites.map(({ id, from, expires_at: expiresAt }) => (
              <li key={id} className={styles['entry']}>
                <Text variant="small" className={styles['words'] ?? ''}>
                  {texts.open(bidiIsolated(from), dayOf(expiresAt))}
                </Text>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={texts.revokeLabel(from, dayOf(expiresAt))}
                  onClick={() => onRevoke(id)}
                >
                  {texts.revoke}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button variant={invite === null ? 'primary' : 'tinted'} busy={isInviting} onClick={onInvite}>
          {invite === null ? texts.create : texts.createAnother}
        </Button>
      </Stack>
    </Card>
  );
}

function NewInvite({ invite: { code, path } }: { readonly invite: Invite }) {
  const url = new URL(path, window.location.origin).href;
  const share = useShare();
  const { copied, onCopy } = useCopy(code);
  return (
    <Stack gap={8} role="status">
      <Text variant="small">{texts.linkNote}</Text>
      <p className={styles['code']}>{code}</p>
      <Row gap={8} wrap>
        <Button size="sm" variant="primary" onClick={() => share({ url })}>
          {texts.sendLink}
        </Button>
        <CopyButton what={texts.copiedCode} copied={copied} onCopy={onCopy} />
      </Row>
    </Stack>
  );
}
