import { useId } from 'react';
import { isEnabled } from '#domain/settings/is-enabled.ts';
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
import { dnaAnalysisScreen as texts } from './texts.ts';

const genders = [
  { value: 'female', label: texts.female },
  { value: 'male', label: texts.male },
  { value: 'other', label: texts.otherGender },
] as const;

/** A form without function; what is typed goes nowhere, and it says so. */
export function DnaAnalysisScreen() {
  usePageTitle(texts.title);
  const id = useId();
  const { symptom_diary } = useSettings();
  const { draft, change, submit } = useDraft({ initial: { name: '', birthDate: '', gender: '' } });
  return (
    <form aria-label={texts.formLabel} onSubmit={submit}>
      <Stack gap={16} pad="page">
        <Card tone="tint">
          <Stack gap={8}>
            <Text variant="small-strong">{texts.notConnectedTitle}</Text>
            <Text variant="small">{texts.notConnectedText}</Text>
            {isEnabled(symptom_diary) && <TextLink href={memberPaths.diary()}>{texts.toDiary}</TextLink>}
          </Stack>
        </Card>
        <TextField
          label={texts.name}
          name="patient"
          value={draft.name}
          onChange={(name) => change({ name })}
          autoComplete="off"
        />
        <Field id={id} label={texts.birthDate}>
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
          label={texts.gender}
          name="gender"
          value={draft.gender}
          placeholder={texts.genderPlaceholder}
          options={genders}
          onChange={(gender) => change({ gender })}
        />
        <Button variant="primary" width="block" aria-disabled aria-describedby={`${id}-note`}>
          {texts.purchase}
        </Button>
        <Text id={`${id}-note`} variant="note" tone="muted" align="center">
          {texts.purchaseNote}
        </Text>
      </Stack>
    </form>
  );
}
