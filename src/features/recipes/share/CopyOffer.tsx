import { copyOffer as texts } from '#src/features/recipes/texts/share.ts';
import { useCopy } from '#src/flows/use-copy.ts';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The URL to copy, if the browser has no share dialog. */
export function CopyOffer({ url }: { url: string }) {
  return (
    <Card>
      <Row spread="between" gap={12} wrap>
        <Text variant="small">{texts.hint}</Text>
        <CopyButton what={texts.link} {...useCopy(url)} />
      </Row>
    </Card>
  );
}
