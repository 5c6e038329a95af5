import type { components } from '#contract/api.ts';
import { memberPaths } from '#src/member-paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { withheldNote as texts } from './texts/score.ts';

/** Recommendations withheld until questions are answered; one entry per reason. */
export function WithheldNote({ open }: { open: readonly components['schemas']['LeftOut'][] }) {
  return (
    <Stack as="section" gap={10} aria-labelledby="not-offered">
      <Text as="h3" variant="h3" id="not-offered">
        {texts.title}
      </Text>
      <Stack as="ul" gap={12}>
        {[...Map.groupBy(open, ({ why }) => why)].map(([reason, items]) => (
          <li key={reason}>
            <Text variant="small-strong">{items.map(({ label }) => label).join('; ')}</Text>
            <Text variant="small" tone="muted">
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
      <TextLink href={memberPaths.myHealth()}>{texts.myHealth}</TextLink>
    </Stack>
  );
}
