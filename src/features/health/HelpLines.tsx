import type { components } from '#contract/api.ts';
import { linesForRegion } from '#domain/health-score/help-lines.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HelpLines.module.css';
import { helpLines as texts } from './texts/score.ts';

type HelpLine = NonNullable<components['schemas']['UrgentHelp']['lines']>[number];

const dialled = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`;

function Call({ number, name }: { readonly number: string; readonly name: string }) {
  return (
    <a href={dialled(number)} className={styles['call']}>
      {`${name}: ${number}`}
    </a>
  );
}

const Line = ({ line }: { readonly line: HelpLine }) => (
  <Stack gap={8}>
    {line.crisis !== null && <Call number={line.crisis.number} name={line.crisis.name} />}
    <Call number={line.emergency} name={texts.emergency} />
  </Stack>
);

/** Phone links: numbers of the device's country first, the others folded. */
export function HelpLines({ lines }: { readonly lines: readonly HelpLine[] }) {
  const { here, elsewhere } = linesForRegion(lines, navigator.languages);
  return (
    <Stack gap={12}>
      {here.map((line) => (
        <Stack key={line.country} gap={8}>
          <Text variant="small-strong">{line.label}</Text>
          <Line line={line} />
        </Stack>
      ))}
      <details>
        <summary className={styles['others'] ?? ''}>{texts.otherCountries}</summary>
        <Stack gap={12}>
          {elsewhere.map((line) => (
            <Stack key={line.country} gap={8}>
              <Text variant="small-strong">{line.label}</Text>
              <Line line={line} />
            </Stack>
          ))}
        </Stack>
      </details>
    </Stack>
  );
}
