import type { useWaitingList } from '#src/flows/shell/use-connectivity.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './WaitingSheet.module.css';

type List = ReturnType<typeof useWaitingList>;

/** What waits for the network, change by change, and what could not be kept. */
export function WaitingSheet({ list }: { readonly list: List }) {
  const { changes, losses } = list;
  return (
    <BottomSheet open={list.isOpen} onClose={list.close} title="Waiting to be sent">
      <Stack gap={16}>
        {losses.length > 0 && (
          <Card>
            <Stack gap={10}>
              <Text as="h3" look="small-strong">
                What could not be kept
              </Text>
              {losses.map(({ id, text }) => (
                <Text key={id} look="small">
                  {text}
                </Text>
              ))}
              <Button size="sm" variant="tinted" onClick={list.markRead}>
                I have read it
              </Button>
            </Stack>
          </Card>
        )}
        {changes.length === 0 ? (
          <Text look="small" tone="muted">
            Nothing waits. All your changes are saved.
          </Text>
        ) : (
          <>
            <Text look="small" tone="muted">
              Kept on this device, and sent in this order as soon as there is a connection.
            </Text>
            <ul aria-label="Changes">
              {changes.map(({ key, words }) => (
                <li key={key} className={styles['change']}>
                  <Text look="small" className={styles['words'] ?? ''}>
                    {words}
                  </Text>
                  <Answer list={list} changeKey={key} words={words} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </BottomSheet>
  );
}

interface AnswerProps {
  readonly list: List;
  readonly changeKey: string;
  readonly words: string;
}

function Answer({ list, changeKey, words }: AnswerProps) {
  if (list.asked !== changeKey)
    return (
      <Button size="sm" variant="quiet" aria-label={`Discard: ${words}`} onClick={() => list.ask(changeKey)}>
        Discard
      </Button>
    );
  return (
    <Row gap={8}>
      <Button size="sm" disabled={list.isDiscarding} onClick={list.decline}>
        Keep
      </Button>
      <Button size="sm" variant="tinted" busy={list.isDiscarding} onClick={list.discard}>
        Discard it
      </Button>
    </Row>
  );
}
