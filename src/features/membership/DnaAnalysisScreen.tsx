import { useId } from 'react';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { InputBox } from '#src/ui/field/InputBox.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
] as const;

/** A form without function; what is typed goes nowhere, and it says so. */
export function DnaAnalysisScreen() {
  usePageTitle('DNA Analysis');
  const id = useId();
  const { symptom_diary } = useSettings();
  const { draft, change, submit } = useDraft({ initial: { name: '', birthDate: '', gender: '' } });
  return (
    <form aria-label="DNA analysis" onSubmit={submit}>
      <Stack gap={16} pad="page">
        <Card tone="tint">
          <Stack gap={8}>
            <Text variant="small-strong">No laboratory is connected here yet</Text>
            <Text variant="small">
              You can order an analysis once the operator of this site works with one. Genes are only a part:
              whether a food agrees with you shows in what you eat and how you feel.
            </Text>
            {symptom_diary && <TextLink href={memberPaths.diary()}>Start with your diary</TextLink>}
          </Stack>
        </Card>
        <TextField
          label="Patient name"
          name="patient"
          value={draft.name}
          onChange={(name) => change({ name })}
          autoComplete="off"
        />
        <Field id={id} label="Birth date">
          <InputBox>
            <input
              id={id}
              type="date"
              name="birth-date"
              value={draft.birthDate}
              onChange={(event) => change({ birthDate: event.target.value })}
            />
          </InputBox>
        </Field>
        <SelectField
          label="Gender"
          name="gender"
          value={draft.gender}
          placeholder="Choose"
          options={genders}
          onChange={(gender) => change({ gender })}
        />
        <Button variant="primary" width="block" aria-disabled aria-describedby={`${id}-note`}>
          Purchase DNA Analysis $147.00
        </Button>
        <Text id={`${id}-note`} variant="note" tone="muted" align="center">
          The analysis cannot be ordered yet. Nothing you enter here is sent or stored.
        </Text>
      </Stack>
    </form>
  );
}
