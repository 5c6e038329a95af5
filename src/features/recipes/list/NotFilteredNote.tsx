import { formatList } from '#domain/message/format-list.ts';
import { notFilteredNote as texts } from '#src/features/recipes/texts/list.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** A note above a list that is not filtered by all saved preferences. */
export function NotFilteredNote({
  notFilteredBy,
  onFilter,
}: {
  readonly notFilteredBy: readonly string[];
  readonly onFilter: () => void;
}) {
  if (notFilteredBy.length === 0) return null;
  return (
    <Row gap={8} spread="between">
      <Text variant="note" tone="muted">
        {texts.note(formatList(notFilteredBy))}
      </Text>
      <Button size="sm" variant="quiet" onClick={onFilter}>
        {texts.change}
      </Button>
    </Row>
  );
}
