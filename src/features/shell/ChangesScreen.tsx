import { useSession } from '#src/flows/auth/use-session.ts';
import { useChangeList } from '#src/flows/shell/use-change-list.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ChangesScreen.module.css';
import { changesScreen as texts } from './texts.ts';

type List = ReturnType<typeof useChangeList>;

/** The changes made on this device, with their state: pending, sent or refused. */
export function ChangesScreen() {
  usePageTitle(texts.title);
  const { user } = useSession();
  return user && <Changes key={user.id} userId={user.id} />;
}

function Changes({ userId }: { readonly userId: string }) {
  const list = useChangeList(userId);
  return (
    <Stack gap={24} pad="page">
      <Waiting list={list} />
      {list.refused.length > 0 && <News list={list} title={texts.refusedTitle} entries={list.refused} />}
      {list.incomplete.length > 0 && (
        <News list={list} title={texts.incompleteTitle} entries={list.incomplete} />
      )}
      <Sent list={list} />
    </Stack>
  );
}

function Waiting({ list }: { readonly list: List }) {
  return (
    <Stack as="section" gap={8} aria-label={texts.waitingTitle}>
      <Text as="h2" variant="h2">
        {texts.waitingTitle}
      </Text>
      <Text variant="small" tone="muted">
        {list.waiting.length === 0 ? texts.waitingEmpty : texts.waitingNote}
      </Text>
      {list.waiting.length > 0 && (
        <ul aria-label={texts.waitingLabel}>
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
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.discardLabel(text)}
        onClick={() => list.ask(changeKey)}
      >
        {texts.discard}
      </Button>
    );
  return (
    <Row gap={8}>
      <Button size="sm" aria-disabled={list.isBusy} onClick={list.decline}>
        {texts.keep}
      </Button>
      <Button size="sm" variant="tinted" busy={list.isBusy} onClick={list.discard}>
        {texts.confirmDiscard}
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
                aria-disabled={list.isBusy}
                aria-label={texts.retryLabel(text)}
                onClick={() => list.retry(id)}
              >
                {texts.retry}
              </Button>
            )}
          </Stack>
        </Card>
      ))}
      {entries.some(({ isRead }) => !isRead) && (
        <Button size="sm" onClick={list.markRead}>
          {texts.dismiss}
        </Button>
      )}
    </Stack>
  );
}

function Sent({ list }: { readonly list: List }) {
  return (
    <Stack as="section" gap={8} aria-label={texts.sentTitle}>
      <Text as="h2" variant="h2">
        {texts.sentTitle}
      </Text>
      {list.sent.length === 0 ? (
        <Text variant="small" tone="muted">
          {texts.sentEmpty}
        </Text>
      ) : (
        <ul aria-label={texts.sentLabel}>
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
