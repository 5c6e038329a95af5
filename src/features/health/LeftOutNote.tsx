import type { components } from '#contract/api.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SourceLink } from './SourceLink.tsx';
import { leftOutNote as texts } from './texts/score.ts';

/** Recommendations left out because of a medicine, so that members don't follow them on their own. */
export function LeftOutNote({ leftOut }: { leftOut: readonly components['schemas']['LeftOut'][] }) {
  return (
    <Stack as="section" gap={10} aria-labelledby="left-out">
      <Text as="h3" variant="h3" id="left-out">
        {texts.title}
      </Text>
      <Stack as="ul" gap={12}>
        {leftOut.map(({ recommendation_id, label, medications, why, evidence }) => (
          <li key={recommendation_id}>
            <Text variant="small-strong">{texts.withMedicines(label, medications)}</Text>
            <Text variant="small" tone="muted">
              {why}
            </Text>
            {evidence.map((source) => (
              <SourceLink key={source.title} source={source} />
            ))}
          </li>
        ))}
      </Stack>
      <Text variant="small" tone="muted">
        {texts.guidance}
      </Text>
    </Stack>
  );
}
