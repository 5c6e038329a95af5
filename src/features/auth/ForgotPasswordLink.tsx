import { paths } from '#src/paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Takes the e-mail along, so that nobody types it twice. */
export function ForgotPasswordLink({ email }: { email: string }) {
  return (
    <Text look="small" align="center">
      <TextLink href={paths.forgotPassword({ email })}>Forgot Password</TextLink>
    </Text>
  );
}
