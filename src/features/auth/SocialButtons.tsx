import type { SocialProvider } from '#domain/settings/social-providers.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FacebookIcon, GoogleIcon } from '#src/ui/icon/social-icons.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import styles from './SocialButtons.module.css';
import { socialButtons as texts } from './texts.ts';

const marks = {
  google: { name: texts.google, Icon: GoogleIcon },
  facebook: { name: texts.facebook, Icon: FacebookIcon },
} as const;

/** One button per provider, which redirects back with a code. */
export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  return (
    <Row gap={12} wrap className={styles['social'] ?? ''}>
      {providers.map(({ id, url }) => {
        const { name, Icon } = marks[id];
        return (
          <Button
            key={id}
            width="grow"
            icon={<Icon />}
            href={url}
            target="_self"
            aria-label={texts.continueWith(name)}
          >
            {name}
          </Button>
        );
      })}
    </Row>
  );
}
