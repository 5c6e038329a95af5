import { inviteDays } from '#domain/household/household.ts';
import { useShare } from '#src/flows/account/use-referral-code.ts';
import type { useHousehold } from '#src/flows/household/use-household.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Household.module.css';

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
    <Card aria-label="Invite somebody">
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          Invite somebody
        </Text>
        <Text variant="small" tone="muted">
          {`An invite is for one adult with an account, and good for ${inviteDays} days.`}
        </Text>
        {invite !== null && <NewInvite invite={invite} />}
        {invites.length > 0 && (
          <ul aria-label="Open invites">
            {invites.map(({ id, from, expires_at: expiresAt }) => (
              <li key={id} className={styles['entry']}>
                <Text variant="small" className={styles['words'] ?? ''}>
                  {`From ${from}, open until ${dayOf(expiresAt)}`}
                </Text>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={`Take back the invite from ${from} that is open until ${dayOf(expiresAt)}`}
                  onClick={() => onRevoke(id)}
                >
                  Take back
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Button variant={invite === null ? 'primary' : 'tinted'} busy={isInviting} onClick={onInvite}>
          {invite === null ? 'Make an invite' : 'Make another invite'}
        </Button>
      </Stack>
    </Card>
  );
}

function NewInvite({ invite: { code, path } }: { readonly invite: Invite }) {
  const url = new URL(path, window.location.origin).href;
  const share = useShare({ url });
  const { copied, onCopy } = useCopy(code);
  return (
    <Stack gap={8} role="status">
      <Text variant="small">Send this link, or read the code out. You see it only now.</Text>
      <p className={styles['code']}>{code}</p>
      <Row gap={8} wrap>
        <Button size="sm" variant="primary" onClick={share}>
          Send the link
        </Button>
        <CopyButton what="the code" copied={copied} onCopy={onCopy} />
      </Row>
    </Stack>
  );
}
