import { useId } from 'react';
import { Switch } from '#src/ui/input/Switch.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { showAllSwitch as texts } from './texts/sheets.ts';

interface ShowAllSwitchProps {
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** Includes recipes that do not fit the member. */
export function ShowAllSwitch({ checked, onChange }: ShowAllSwitchProps) {
  const id = useId();
  return (
    <Row spread="between" gap={12}>
      <label htmlFor={id}>
        <Stack as="span" gap={2}>
          <Text as="span" variant="small-strong">
            {texts.title}
          </Text>
          <Text as="span" variant="note" tone="muted">
            {texts.note}
          </Text>
        </Stack>
      </label>
      <Switch id={id} label={texts.label} checked={checked} onChange={onChange} />
    </Row>
  );
}
