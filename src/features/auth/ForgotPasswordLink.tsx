import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { forgotPasswordLink as texts } from './texts.ts';

/** Passes the email on, so that it need not be typed twice. */
export function ForgotPasswordLink({ email }: { email: string }) {
  return (
    <Text variant="small" align="center">
      <TextLink href={paths.forgotPassword({ email })}>{texts.label}</TextLink>
    </Text>
  );
}
