import { useSession } from '#src/flows/auth/use-session.ts';
import { useChangeList } from '#src/flows/shell/use-change-list.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ChangesScreen.module.css';

type List = ReturnType<typeof useChangeList>;

/** The changes made on this device, with their state: pending, sent or refused. */
export function ChangesScreen() {
  usePageTitle('Your changes');
  const { user } = useSession();
  return user && <Changes key={user.id} userId={user.id} />;
}

function Changes({ userId }: { readonly userId: string }) {
  const list = useChangeList(userId);
  return (
    <Stack gap={24} pad="page">
      <Waiting list={list} />
      {list.refused.length > 0 && (
        <News list={list} title="Couldn’t be saved as it was" entries={list.refused} />
      )}
      {list.incomplete.length > 0 && (
        <News list={list} title="Saved, and needs another look" entries={list.incomplete} />
      )}
      <Sent list={list} />
    </Stack>
  );
}

function Waiting({ list }: { readonly list: List }) {
  return (
    <Stack as="section" gap={8} aria-label="Waiting to be sent">
      <Text as="h2" variant="h2">
        Waiting to be sent
      </Text>
      <Text variant="small" tone="muted">
        {list.waiting.length === 0
          ? 'Nothing’s waiting.'
          : 'Saved on this device. We’ll send these in this order as soon as there’s a connection.'}
      </Text>
      {list.waiting.length > 0 && (
        <ul aria-label="Waiting changes">
          {list.waiting.map(({ key, text }) => (
            <li key={key} className={styles['change']}>
              <Text variant="small" className={styles['words'] ?? ''}>
                {text}
              </Text>
              <Discard list={list} changeKey={key} text={text} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface DiscardProps {
  readonly list: List;
  readonly changeKey: string;
  readonly text: string;
}

function Discard({ list, changeKey, text }: DiscardProps) {
  if (list.asked !== changeKey)
    return (
      <Button size="sm" variant="quiet" aria-label={`Discard: ${text}`} onClick={() => list.ask(changeKey)}>
        Discard
      </Button>
    );
  return (
    <Row gap={8}>
      <Button size="sm" disabled={list.isBusy} onClick={list.decline}>
        Keep
      </Button>
      <Button size="sm" variant="tinted" busy={list.isBusy} onClick={list.discard}>
        Discard it
      </Button>
    </Row>
  );
}

interface NewsProps {
  readonly list: List;
  readonly title: string;
  readonly entries: List['refused'];
}

function News({ list, title, entries }: NewsProps) {
  return (
    <Stack as="section" gap={10} aria-label={title}>
      <Text as="h2" variant="h2">
        {title}
      </Text>
      {entries.map(({ id, text, detail, at, mutation }) => (
        <Card key={id}>
          <Stack gap={8}>
            <Text as="h3" variant="small-strong">
              {text}
            </Text>
            <Text variant="small">{detail}</Text>
            <Text variant="note" tone="muted">
              {timeOf(at)}
            </Text>
            {mutation !== null && (
              <Button
                size="sm"
                variant="tinted"
                disabled={list.isBusy}
                aria-label={`Try again: ${text}`}
                onClick={() => list.retry(id)}
              >
                Try again
              </Button>
            )}
          </Stack>
        </Card>
      ))}
      {entries.some(({ isRead }) => !isRead) && (
        <Button size="sm" onClick={list.markRead}>
          Got it
        </Button>
      )}
    </Stack>
  );
}

function Sent({ list }: { readonly list: List }) {
  return (
    <Stack as="section" gap={8} aria-label="Sent">
      <Text as="h2" variant="h2">
        Sent
      </Text>
      {list.sent.length === 0 ? (
        <Text variant="small" tone="muted">
          What you change shows up here once it’s saved.
        </Text>
      ) : (
        <ul aria-label="Sent changes">
          {list.sent.map(({ id, text, at }) => (
            <li key={id} className={styles['change']}>
              <Text variant="small" className={styles['words'] ?? ''}>
                {text}
              </Text>
              <Text variant="note" tone="muted">
                {timeOf(at)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const timeOf = (at: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
