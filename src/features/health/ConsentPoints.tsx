import type { ConsentText } from '#domain/consent/consents.ts';
import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The text of a consent, point by point. */
export function ConsentPoints({ text }: { readonly text: ConsentText }) {
  return (
    <Stack gap={12}>
      {text.points.map((point) => (
        <div key={point.title}>
          <Text variant="small-strong">{point.title}</Text>
          <Text variant="small" tone="muted">
            {point.text}
          </Text>
        </div>
      ))}
      <Text variant="small" tone="muted">
        You can use Kindfare without it. More in our{' '}
        <TextLink href={paths.page('privacy')}>privacy notes</TextLink>.
      </Text>
    </Stack>
  );
}
