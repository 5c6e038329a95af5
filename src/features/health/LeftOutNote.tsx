import type { components } from '#contract/api.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { SourceLink } from './SourceLink.tsx';

/** What is not recommended because of a medicine, so that nobody takes it up by themselves. */
export function LeftOutNote({ leftOut }: { leftOut: readonly components['schemas']['LeftOut'][] }) {
  return (
    <Stack as="section" gap={10} aria-labelledby="left-out">
      <Text as="h3" look="h3" id="left-out">
        Left out because of your medication
      </Text>
      <Stack as="ul" gap={12}>
        {leftOut.map(({ recommendation_id, label, medications, why, evidence }) => (
          <li key={recommendation_id}>
            <Text look="small-strong">{`${label}, with ${medications.join(' and ')}`}</Text>
            <Text look="small" tone="muted">
              {why}
            </Text>
            {evidence.map((source) => (
              <SourceLink key={source.title} source={source} />
            ))}
          </li>
        ))}
      </Stack>
      <Text look="small" tone="muted">
        Do not stop or change a medicine because of this. Ask your doctor or pharmacy.
      </Text>
    </Stack>
  );
}
