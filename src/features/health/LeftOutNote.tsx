import type { components } from '#contract/api.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SourceLink } from './SourceLink.tsx';

/** Recommendations left out because of a medicine, so that members don't follow them on their own. */
export function LeftOutNote({ leftOut }: { leftOut: readonly components['schemas']['LeftOut'][] }) {
  return (
    <Stack as="section" gap={10} aria-labelledby="left-out">
      <Text as="h3" variant="h3" id="left-out">
        Left out because of your medication
      </Text>
      <Stack as="ul" gap={12}>
        {leftOut.map(({ recommendation_id, label, medications, why, evidence }) => (
          <li key={recommendation_id}>
            <Text variant="small-strong">{`${label}, with ${medications.join(' and ')}`}</Text>
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
        Do not stop or change a medicine because of this. Ask your doctor or pharmacy.
      </Text>
    </Stack>
  );
}
