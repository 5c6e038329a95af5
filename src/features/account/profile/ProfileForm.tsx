import { genders } from '#domain/member/profile-fields.ts';
import type { User } from '#domain/session/user.ts';
import { paths } from '#src/paths.ts';
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
import { profileForm as texts } from '../texts/profile.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { HeightField, WeightField } from './BodyFields.tsx';
import type { ProfileSecrets } from './profile-draft.ts';
import { type ProfileFormFlow, useProfileForm } from './use-profile-form.ts';

const genderNames = { male: texts.male, female: texts.female, other: texts.otherGender } as const;
const genderOptions = genders.map((value) => ({ value, label: genderNames[value] }));

export interface ProfileFormProps {
  readonly user: User;
  readonly secrets: ProfileSecrets;
  readonly onSecretsChange: (secrets: ProfileSecrets) => void;
  readonly flow: ProfileFormFlow;
}

/** The fields of the profile, email address and password. */
export function ProfileForm({ user, secrets, onSecretsChange, flow }: ProfileFormProps) {
  const { form, draft, change, errorAt, submit } = useProfileForm(user, flow, secrets);
  const { email } = user;
  const changeSecret = (part: Partial<ProfileSecrets>) => onSecretsChange({ ...secrets, ...part });
  const isEmailChanged = draft.email.trim().toLowerCase() !== email.trim().toLowerCase();
  const isSignInChanged = secrets.password !== '' || isEmailChanged;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={texts.formLabel}>
      <Stack gap={16}>
        <Card>
          <Stack gap={16}>
            <Text as="h2" variant="h3">
              {texts.aboutTitle}
            </Text>
            <TextField
              label={texts.name}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={draft.name}
              onChange={(name) => change({ name })}
              error={errorAt('name')}
            />
            <BirthDateField
              value={draft.born}
              onChange={(born) => change({ born })}
              error={errorAt('date_of_birth')}
            />
            <SelectField
              label={texts.gender}
              name="gender"
              autoComplete="sex"
              value={draft.gender}
              options={genderOptions}
              onChange={(value) => change({ gender: genders.find((gender) => gender === value) ?? 'other' })}
              error={errorAt('gender')}
            />
            <WeightField
              value={draft.weight}
              onChange={(weight) => change({ weight })}
              error={errorAt('weight')}
            />
            <HeightField
              value={draft.height}
              onChange={(height) => change({ height })}
              error={errorAt('height')}
            />
            <TextArea
              label={texts.bio}
              name="bio"
              maxLength={1000}
              placeholder={texts.bioPlaceholder}
              value={draft.bio}
              onChange={(bio) => change({ bio })}
              error={errorAt('bio')}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap={16}>
            <Text as="h2" variant="h3">
              {texts.signInTitle}
            </Text>
            <TextField
              label={texts.email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              icon={<MailIcon />}
              value={draft.email}
              onChange={(email) => change({ email })}
              error={errorAt('email')}
            />
            {!isEmailChanged && <EmailState isConfirmed={user.email_verified_at !== null} />}
            <PasswordField
              label={texts.newPassword}
              name="password"
              autoComplete="new-password"
              maxLength={128}
              hint={texts.newPasswordHint}
              value={secrets.password}
              onChange={(password) => changeSecret({ password })}
              error={errorAt('password')}
            />
            {isSignInChanged && (
              <ConfirmationFields
                hasCode={flow.hasCode}
                isSendingCode={flow.isSendingCode}
                onRequestCode={flow.requestCode}
                email={email}
                value={flow.hasCode ? secrets.code : secrets.currentPassword}
                onChange={(secret) =>
                  changeSecret(flow.hasCode ? { code: secret } : { currentPassword: secret })
                }
                error={errorAt(flow.hasCode ? 'code' : 'current_password')}
              />
            )}
          </Stack>
        </Card>
        <Button type="submit" variant="primary" width="block" busy={flow.isBusy}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}

/** Whether the saved address is confirmed, and the way to confirm it. */
function EmailState({ isConfirmed }: { readonly isConfirmed: boolean }) {
  if (isConfirmed)
    return (
      <Text variant="small" tone="muted">
        {texts.emailConfirmed}
      </Text>
    );
  return (
    <Stack gap={8}>
      <Text variant="small" tone="muted">
        {texts.emailOpen}
      </Text>
      <Button size="sm" variant="tinted" href={paths.verification({ from: 'profile' })}>
        {texts.confirmEmail}
      </Button>
    </Stack>
  );
}
