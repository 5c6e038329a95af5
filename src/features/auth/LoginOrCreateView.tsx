import { defaultMinimumAge } from '#domain/membership/age.ts';
import type { SignInOffers } from '#src/flows/auth/use-sign-in-offers.ts';
import { paths } from '#src/paths.ts';
import { Brand } from '#src/ui/frame/Brand.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm.tsx';
import styles from './LoginOrCreateView.module.css';
import { Plates } from './Plates.tsx';
import { SignInFooter } from './SignInFooter.tsx';
import { loginOrCreateView as texts } from './texts.ts';

export interface LoginOrCreateViewProps extends Pick<CredentialsFormProps, 'errors' | 'isBusy' | 'onSubmit'> {
  readonly offers: SignInOffers | null;
  /** From which an account can be made; that of most sites until the settings are known. */
  readonly minimumAge?: number;
}

/** The combined sign-in form, as rendered by the app and by the prerendered page. */
export function LoginOrCreateView({
  offers,
  minimumAge: age = defaultMinimumAge,
  errors,
  isBusy,
  onSubmit,
}: LoginOrCreateViewProps) {
  return (
    <ScrollArea>
      <Plates />
      <div className={styles['page']}>
        <Brand size="lg" />
        <Text as="h1" variant="display" className={styles['title'] ?? ''}>
          {texts.title}
        </Text>
        <Text tone="muted" className={styles['lead'] ?? ''}>
          {texts.intro}
        </Text>
        <CredentialsForm
          passwordIs="current-password"
          passwordPlaceholder={texts.passwordPlaceholder}
          errors={errors}
          isBusy={isBusy}
          onSubmit={onSubmit}
          below={() => (
            <Text variant="note" tone="faint" align="center">
              {texts.ageNote(age)}
            </Text>
          )}
        />
        <SignInFooter offers={offers} forgotPasswordHref={paths.forgotPassword()} />
      </div>
    </ScrollArea>
  );
}
