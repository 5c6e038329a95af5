import type { User } from '#domain/session/user.ts';
import { useFirstProfile } from '#src/flows/account/use-profile.ts';
import { useLogout } from '#src/flows/auth/use-logout.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useHasGuestAnswers } from '#src/flows/onboarding/use-guest-answers.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { firstProfileScreen as texts } from '../texts/profile.ts';
import { BirthDateField } from './BirthDateField.tsx';
import { HeightField, WeightField } from './BodyFields.tsx';
import styles from './FirstProfileScreen.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** The profile form of a new member. The only way back is to log out. */
export function FirstProfileScreen() {
  usePageTitle(texts.title);
  const { user } = useSession();
  const logout = useLogout();
  const hasAnswers = useHasGuestAnswers();
  return (
    user && (
      <Stack gap={24} pad="page">
        <Row spread="between">
          <Brand />
          <Button variant="quiet" size="sm" className={styles['logout'] ?? ''} onClick={logout.ask}>
            {texts.logout}
          </Button>
        </Row>
        <Stack gap={8}>
          <Text as="h1" variant="display">
            {texts.title}
          </Text>
          <Text tone="muted">{texts.intro}</Text>
        </Stack>
        <FirstProfileForm user={user} />
        {hasAnswers && (
          <Button variant="quiet" width="block" href={paths.dashboard()}>
            {texts.skip}
          </Button>
        )}
      </Stack>
    )
  );
}

function FirstProfileForm({ user }: { user: User }) {
  const flow = useFirstProfile();
  const { form, draft, change, errorAt, submit } = useProfileForm(user, flow);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={texts.formLabel}>
      <Stack gap={20}>
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
        <Button type="submit" variant="primary" width="block" busy={flow.isBusy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
