import { genders } from '#domain/member/profile-fields.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { MailIcon } from '#src/ui/icon/sign-icons.tsx';
import { PasswordField } from '#src/ui/input/PasswordField.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConfirmationFields } from '../ConfirmationFields.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { HeightField, WeightField } from './BodyFields.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { type ProfileFormFlow, useProfileForm } from './use-profile-form.ts';

const genderNames = { male: 'Male', female: 'Female', other: 'Other' } as const;
const genderOptions = genders.map((value) => ({ value, label: genderNames[value] }));

export interface ProfileFormProps {
  readonly draft: ProfileDraft;
  /** The current address. */
  readonly email: string;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
  readonly flow: ProfileFormFlow;
}

/** The fields of the profile, email address and password. */
export function ProfileForm({ draft, email, onChange, flow }: ProfileFormProps) {
  const { form, errorAt, submit } = useProfileForm(draft, flow);
  const isSignInChanged =
    draft.password !== '' || draft.email.trim().toLowerCase() !== email.trim().toLowerCase();
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Profile">
      <Stack gap={16}>
        <Card>
          <Stack gap={16}>
            <Text as="h2" variant="h3">
              About you
            </Text>
            <TextField
              label="Name"
              name="name"
              autoComplete="name"
              maxLength={100}
              value={draft.name}
              onChange={(name) => onChange({ name })}
              error={errorAt('name')}
            />
            <BirthDateField
              value={draft.born}
              onChange={(born) => onChange({ born })}
              error={errorAt('date_of_birth')}
            />
            <SelectField
              label="Gender"
              name="gender"
              autoComplete="sex"
              value={draft.gender}
              options={genderOptions}
              onChange={(value) =>
                onChange({ gender: genders.find((gender) => gender === value) ?? 'other' })
              }
              error={errorAt('gender')}
            />
            <WeightField
              value={draft.weight}
              onChange={(weight) => onChange({ weight })}
              error={errorAt('weight')}
            />
            <HeightField
              value={draft.height}
              onChange={(height) => onChange({ height })}
              error={errorAt('height')}
            />
            <TextArea
              label="Bio"
              name="bio"
              maxLength={1000}
              placeholder="What you like to cook, whom you cook for"
              value={draft.bio}
              onChange={(bio) => onChange({ bio })}
              error={errorAt('bio')}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap={16}>
            <Text as="h2" variant="h3">
              Signing in
            </Text>
            <TextField
              label="Email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              icon={<MailIcon />}
              value={draft.email}
              onChange={(email) => onChange({ email })}
              error={errorAt('email')}
            />
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              maxLength={128}
              hint="At least 8 characters. Leave it empty to keep the one you have; a new one signs you out on your other devices."
              value={draft.password}
              onChange={(password) => onChange({ password })}
              error={errorAt('password')}
            />
            {isSignInChanged && (
              <ConfirmationFields
                hasCode={flow.hasCode}
                isSendingCode={flow.isSendingCode}
                onRequestCode={flow.requestCode}
                email={email}
                value={flow.hasCode ? draft.code : draft.currentPassword}
                onChange={(secret) => onChange(flow.hasCode ? { code: secret } : { currentPassword: secret })}
                error={errorAt(flow.hasCode ? 'code' : 'current_password')}
              />
            )}
          </Stack>
        </Card>
        <Button type="submit" variant="primary" width="block" busy={flow.isBusy}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
