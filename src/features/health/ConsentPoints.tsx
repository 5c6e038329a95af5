import type { ConsentText } from '#domain/consent/consents.ts';
import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { consentPoints as texts } from './texts/my-health.ts';

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
        {texts.privacyBefore} <TextLink href={paths.page('privacy')}>{texts.privacyLink}</TextLink>.
      </Text>
    </Stack>
  );
}
